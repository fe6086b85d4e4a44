//! Whole matches at a table, with bots of the house beside one person who picks anything.

use rodeo_bots::{SeatDice, any};
use rodeo_protocol::message::ServerMessage;
use rodeo_protocol::table::{Settings, TablePhase, Visibility};
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::choice::Choice as _;
use rodeo_rules::choice::write_words;
use rodeo_rules::record::verify;
use rodeo_table::{Condensed, Fact, Input, Moment, Policy, Portion, Secret, Seen, Sitter, Table, Visitor};

#[test]
fn every_game_is_played_to_its_end() {
    for &game in GameKind::ALL {
        let you = Visitor { id: GuestId::from_random([7; 16]), name: "One".into(), bot: false };
        let rules = game.default_rules(game.usual_players());
        let mut seats = vec![Sitter::Empty; usize::from(game.usual_players())];
        seats[0] = Sitter::Guest { id: you.id, name: you.name.clone(), bot: false };
        let mut table = Table::open(Condensed {
            n: 1,
            id: TableId::from_random([1; 16]),
            code: Code::from_random([1; 8]),
            opened_at: 0,
            settings: Settings {
                rules,
                clock: None,
                visibility: Visibility::Private,
                spectators: true,
                aid: true,
            },
            seats,
            host: Some(you.id),
            secret: Secret([3; 32]),
            nonces: Vec::new(),
            matches: 0,
            sent_away: Vec::new(),
            chat: Vec::new(),
        })
        .unwrap();
        let policy = Policy::default();
        let mut count = 0u8;
        let mut random = || {
            count = count.wrapping_add(1);
            [count; 32]
        };
        let mut moment = Moment { now: 0, random: &mut random, policy: &policy };
        table.handle(Input::Came(you.clone()), &mut moment).unwrap();
        let start = ClientMessage::Start { fill: Some("simple".into()) };
        table.handle(Input::Said(you.clone(), start), &mut moment).unwrap();
        let mut facts: Vec<Fact> = Vec::new();
        let mut seen = Seen::Nothing;
        let mut dice = SeatDice::new(5);
        let mut ask = None;
        for step in 0.. {
            assert!(step < 5000, "{game:?} does not end");
            if let Some(portion) = table.take_facts() {
                facts.extend(Portion::read(&portion.write()).unwrap());
            }
            if let Some((message, all)) = table.show(you.id, seen, 0, &policy) {
                seen = all;
                match message {
                    ServerMessage::Snapshot(snapshot) => ask = snapshot.ask,
                    ServerMessage::Update(update) => ask = update.ask.unwrap_or(ask),
                    other => panic!("{other:?}"),
                }
            }
            if table.phase() == TablePhase::Over {
                break;
            }
            let thoughts = table.take_thoughts(0, &policy);
            for think in &thoughts {
                let choice = any::choose(think.kind, &think.view, &think.history, &mut dice);
                table.handle(Input::Thought { think: think.asked, choice }, &mut moment).unwrap();
            }
            if let (true, Some(asked)) = (thoughts.is_empty(), &ask) {
                let view = table_view(&facts);
                let choice = rodeo_rules::game::Game::any_choice(&view, seat0(), &mut dice).unwrap();
                let choice = write_words(&choice.words());
                let choose = ClientMessage::Choose { question: asked.question, choice };
                table.handle(Input::Said(you.clone(), choose), &mut moment).unwrap();
            }
        }
        let finished = table.take_finished();
        assert_eq!(finished.len(), 1);
        verify(&finished[0].record).unwrap();
        let again = Table::restore(facts, 0).unwrap();
        assert_eq!(again.state(), table.state());
        assert_eq!(again.number(), table.number());
    }
}

fn seat0() -> rodeo_rules::seat::Seat {
    rodeo_rules::seat::Seat::new(0).unwrap()
}

/// The game as the facts tell it.
fn table_view(facts: &[Fact]) -> rodeo_rules::any::AnyGame {
    Table::restore(facts.to_vec(), 0).unwrap().game().unwrap()
}
