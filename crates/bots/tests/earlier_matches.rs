//! What earlier matches of a player tell in Take 6.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{
    Budget, DecisionContext, Level, OpponentEstimate, PlayStyle, SearchModel, SeatRng, StyleSummary, any,
};
use rodeo_rules::any::{AnyGame, AnyRules, GameKind};
use rodeo_rules::card::CardSet;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, Rules as _};
use rodeo_rules::options::read_options;
use rodeo_rules::record::{Player, Record, Recorder, Replay, Step};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Rules, Take6};

/// The random players.
const RANDOM: [usize; 2] = [1, 3];

/// The record of a match in which two of four players play at random, the others by the heuristic.
fn record(options: &str, seed: u64) -> Record {
    let rules: AnyRules = GameKind::Take6.read_rules(4, options).unwrap();
    let players = (0..4).map(|_| Player::human("")).collect();
    let mut recorder: Recorder<AnyGame> = Recorder::new(&rules, players, None).unwrap();
    let (mut deals, mut rng) = (SeatRng::from_parts(&[seed, 1]), SeatRng::from_parts(&[seed, 2]));
    loop {
        match recorder.game().awaiting() {
            Awaiting::Over => return recorder.into_record(),
            Awaiting::Deal => {
                let deck = recorder.game().deck().unwrap();
                let order = Dealer::new().order(&deck, &mut deals).to_vec();
                recorder.deal(&order, &mut DiscardEvents).unwrap();
            }
            Awaiting::Moves(seats) => {
                let mut choose = |seat: Seat| {
                    let random = RANDOM.contains(&seat.index());
                    let level = if random { Level::Random } else { Level::Simple };
                    let view = recorder.game().view(Viewer::Seat(seat));
                    let known = any::KnownPlayers::default();
                    (seat, any::choose(level.into(), &view, &[], known, &mut rng).unwrap())
                };
                let step: Vec<_> = seats.iter().map(&mut choose).collect();
                recorder.play(&step, &mut DiscardEvents).unwrap();
            }
        }
    }
}

/// Summaries of all seats after matches of one round.
fn summaries(matches: u64) -> [StyleSummary; 4] {
    let mut summaries = [StyleSummary::default(); 4];
    for seed in 0..matches {
        let evidence = any::style_evidence(&record("rounds=1", seed)).unwrap();
        summaries.iter_mut().zip(&evidence).for_each(|(summary, evidence)| summary.add(evidence));
    }
    summaries
}

#[test]
fn random_player_of_earlier_matches_is_expected_from_the_first_turn() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let mut game = Take6::new(&rules).unwrap();
    let deck = game.deck().unwrap();
    game.deal(Dealer::new().order(&deck, &mut SeatRng::new(9)), &mut DiscardEvents).unwrap();
    let earlier = summaries(10).map(Some);
    assert_eq!(earlier[0].unwrap().choices(), 100);
    let view = game.view(Viewer::Seat(Seat::new(0).unwrap()));
    let estimate = |earlier: &[Option<StyleSummary>]| {
        let context = DecisionContext { earlier, ..DecisionContext::new(&view, Budget::Playouts(1)) };
        Take6::estimate_opponents(&context)
    };
    let (known, unknown) = (estimate(&earlier), estimate(&[]));
    assert_eq!(unknown, OpponentEstimate::prior(&[], &[]));
    for seat in Seat::all(4) {
        let random = known.of(seat)[PlayStyle::Random as usize];
        match RANDOM.contains(&seat.index()) {
            true => assert!((0.8..0.95).contains(&random), "{random} at {seat}"),
            false => assert!(random < 0.02, "{random} at {seat}"),
        }
    }
}

/// Cards that are hidden when the evidence is collected do not count, also those that the record contains.
#[test]
fn hidden_cards_do_not_count() {
    let mut twins = 0;
    for seed in 0..20 {
        let mut real = record("rounds=1", seed);
        real.steps.truncate(6);
        let mut replay = Replay::new(&real).unwrap();
        replay.forward_to(real.steps.len()).unwrap();
        let game = replay.game();
        let hidden: CardSet =
            game.view(Viewer::Public).unknown().iter().fold(CardSet::EMPTY, |all, pool| all | pool.cards);
        let mut twin = real.clone();
        let Some(Step::Deal { cards, .. }) = twin.steps.first_mut() else {
            panic!("a match starts with a deal")
        };
        let places: Vec<usize> = (0..cards.len()).filter(|&place| hidden.contains(cards[place])).collect();
        let first = cards[places[0]];
        places.windows(2).for_each(|pair| cards[pair[0]] = cards[pair[1]]);
        cards[*places.last().unwrap()] = first;
        let evidence = any::style_evidence(&real).unwrap();
        assert_eq!(any::style_evidence(&twin).unwrap(), evidence);
        twins += u32::from(twin != real && evidence[0].choices() >= 3);
        // The evidence is what the public saw, and a seat comes to the same.
        let seen = |viewer| {
            let (mut events, mut replay) = (Vec::new(), Replay::new(&real).unwrap());
            while replay.step(&mut events).unwrap().is_some() {}
            let shown: Vec<_> = events
                .iter()
                .map(|event| AnyGame::show(event, viewer))
                .filter_map(|event| match event {
                    rodeo_rules::any::AnyEvent::Take6(event) => Some(event),
                    _ => None,
                })
                .collect();
            let rules: Rules = read_options(4, "rounds=1").unwrap();
            Take6::style_evidence(&rules, viewer, &shown).unwrap()
        };
        assert_eq!(seen(Viewer::Public), evidence);
        assert_eq!(seen(Viewer::Seat(Seat::new(2).unwrap())), evidence);
    }
    assert_eq!(twins, 20);
}

#[test]
fn matches_without_a_play_model_tell_nothing() {
    assert!(any::style_evidence(&record("rounds=1 fans=jumping_cow", 1)).is_none());
    assert!(any::style_evidence(&record("rounds=1 deck=limited deal=draft", 1)).is_none());
    for &game in GameKind::ALL.iter().filter(|game| **game != GameKind::Take6) {
        let rules = game.default_rules(game.usual_players());
        let seats = (0..rules.players()).map(|_| Player::human("")).collect();
        assert!(any::style_evidence(&Record { seats, ..Record::new(rules) }).is_none(), "{game}");
    }
}
