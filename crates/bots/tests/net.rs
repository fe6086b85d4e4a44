//! The network: same results as in training, legal choices, no use of hidden cards.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod support;

use rodeo_bots::{
    Bot, BotKind, Budget, DecisionContext, Heuristic, Level, Net, OpponentEstimate, SearchModel, SeatRng,
};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::card::Card;
use rodeo_rules::game::Game;
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Choice, Event, Phase, Rules, Take6};

use support::visit_positions;

/// Written by `training/take6/test_vectors.py`, which documents the format.
const ROUNDS: &str = include_str!("net_rounds.txt");
/// Written by `training/take6/test_fan_vectors.py`, which documents the format.
const FAN_ROUNDS: &str = include_str!("fan_net_rounds.txt");

fn numbers<T: std::str::FromStr>(words: &[&str]) -> Vec<T> {
    words.iter().map(|word| word.parse().ok().unwrap()).collect()
}

fn cards(words: &[&str]) -> Vec<Card> {
    numbers(words).into_iter().map(|number| Card::new(number).unwrap()).collect()
}

/// A match of the file, with the events of its rounds.
struct Replay {
    game: Take6,
    declared: Vec<Option<Level>>,
    events: Vec<Event>,
}

impl Replay {
    /// Starts a match from the words after `table`.
    fn new(words: &[&str]) -> Replay {
        let [players, deck, limit, levels @ ..] = words else { panic!("{words:?}") };
        let end = if *limit == "0" { "rounds=1".to_owned() } else { format!("limit={limit}") };
        Replay::with_options(players, deck, &end, levels)
    }

    /// Starts a round from the words after `table`, in the file for fan cards.
    fn with_fan_card(words: &[&str]) -> Replay {
        let [players, deck, fan, levels @ ..] = words else { panic!("{words:?}") };
        Replay::with_options(players, deck, &format!("rounds=1 fans={fan}"), levels)
    }

    fn with_options(players: &str, deck: &str, options: &str, levels: &[&str]) -> Replay {
        let deck = if deck == "104" { "full" } else { "limited" };
        let rules: Rules = read_options(players.parse().unwrap(), &format!("{options} deck={deck}")).unwrap();
        let level = |name: &&str| (*name != "-").then(|| name.parse::<BotKind>().unwrap().level);
        Replay {
            game: Take6::new(&rules).unwrap(),
            declared: levels.iter().map(level).collect(),
            events: Vec::new(),
        }
    }

    /// Plays a turn; rows to take are the cheapest. `before_row` is called before each of these choices.
    fn play(&mut self, choices: impl IntoIterator<Item = Choice>, mut before_row: impl FnMut(&Replay, Seat)) {
        let step: Vec<_> = Seat::all(self.game.players()).zip(choices).collect();
        self.game.play(&step, &mut self.events).unwrap();
        while let Phase::TakeRow(seat) = self.game.phase() {
            before_row(self, seat);
            let cheapest = self.game.cheapest_row(seat).unwrap();
            self.game.play(&[(seat, cheapest)], &mut self.events).unwrap();
        }
    }

    /// How a viewer estimates the others.
    fn opponents(&self, viewer: Viewer) -> OpponentEstimate {
        self.with_context(viewer, Take6::estimate_opponents)
    }

    /// The values that the network gives to the choices of a seat.
    fn values(&self, seat: Seat) -> Vec<f32> {
        let decision = self
            .with_context(Viewer::Seat(seat), |context| Net.decide(context, &mut SeatRng::new(1)).unwrap());
        decision.values.iter().map(|(_, value)| *value).collect()
    }

    fn with_context<R>(&self, viewer: Viewer, use_it: impl FnOnce(&DecisionContext<'_, Take6>) -> R) -> R {
        let view = self.game.view(viewer);
        let history: Vec<Event> = self.events.iter().map(|event| Take6::show(event, viewer)).collect();
        let budget = Budget::Playouts(1);
        use_it(&DecisionContext {
            view: &view,
            history: &history,
            declared: &self.declared,
            earlier: &[],
            budget,
        })
    }
}

#[test]
fn estimates_match_training() {
    let (mut replay, mut compared) = (None::<Replay>, (0, 0, 0));
    let mut expected_rows = None;
    for line in ROUNDS.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match (words.as_slice(), replay.as_mut()) {
            (["table", words @ ..], _) => replay = Some(Replay::new(words)),
            (["deal", order @ ..], Some(Replay { game, events, .. })) => {
                game.deal(&cards(order), events).unwrap();
            }
            (["estimate", seat, expected @ ..], Some(replay)) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                let game = &replay.game;
                let estimates = Net::evaluate(game, seat, &replay.opponents(Viewer::Seat(seat)));
                let expected: Vec<f32> = numbers(expected);
                assert_eq!(estimates.len() * 2, expected.len());
                for (estimate, expected) in estimates.iter().zip(expected.chunks(2)) {
                    assert!(game.hand(seat).contains(estimate.card));
                    assert!(
                        (estimate.probability - expected[0]).abs() < 2e-3,
                        "{seat} {estimate:?} {expected:?} in {game:?}"
                    );
                    assert!(
                        (estimate.margin - expected[1]).abs() < 1e-2,
                        "{seat} {estimate:?} {expected:?} in {game:?}"
                    );
                    compared.0 += 1;
                }
            }
            (["rows", seat, margins @ ..], Some(_)) => {
                expected_rows = Some((Seat::new(seat.parse().unwrap()).unwrap(), numbers::<f32>(margins)));
            }
            (["turn", played @ ..], Some(replay)) => {
                let mut expected_rows = expected_rows.take();
                replay.play(cards(played).into_iter().map(Choice::Card), |replay, seat| {
                    let (expected_seat, margins) = expected_rows.take().unwrap();
                    assert_eq!(seat, expected_seat);
                    for (value, expected) in replay.values(seat).iter().zip(&margins) {
                        assert!((value - expected).abs() < 1e-2, "{seat} {value} {margins:?}");
                        compared.2 += 1;
                    }
                });
                assert_eq!(expected_rows, None, "nobody had to take a row");
            }
            (["styles", seat, expected @ ..], Some(replay)) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                let expected: Vec<f32> = numbers(expected);
                // Everybody comes to the same estimate.
                for viewer in Viewer::all(replay.game.players()) {
                    for (probability, expected) in replay.opponents(viewer).of(seat).iter().zip(&expected) {
                        assert!((probability - expected).abs() < 1e-3, "{seat}: {probability} {expected}");
                    }
                }
                compared.1 += 1;
            }
            (["heads", heads @ ..], Some(Replay { game, .. })) => {
                let scores: Vec<u32> = Seat::all(game.players()).map(|seat| game.score(seat)).collect();
                assert_eq!(scores, numbers::<u32>(heads));
            }
            _ => panic!("unexpected line {line:?}"),
        }
    }
    assert!(
        compared.0 > 500 && compared.1 > 100 && compared.2 > 100,
        "only {compared:?} cards, styles and rows compared"
    );
}

#[test]
fn estimates_with_fan_cards_match_training() {
    let (mut replay, mut compared) = (None::<Replay>, 0);
    for line in FAN_ROUNDS.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match (words.as_slice(), replay.as_mut()) {
            (["table", words @ ..], _) => replay = Some(Replay::with_fan_card(words)),
            (["deal", order @ ..], Some(Replay { game, events, .. })) => {
                game.deal(&cards(order), events).unwrap();
            }
            (["estimate", seat, expected @ ..], Some(replay)) => {
                let seat = Seat::new(seat.parse().unwrap()).unwrap();
                let game = &replay.game;
                let estimates = Net::evaluate(game, seat, &replay.opponents(Viewer::Seat(seat)));
                let expected: Vec<f32> = numbers(expected);
                assert_eq!(estimates.len() * 4, expected.len());
                for (estimate, expected) in estimates.iter().zip(expected.chunks(4)) {
                    let card = [f32::from(estimate.card.get()), f32::from(u8::from(estimate.flipped))];
                    assert_eq!(card, expected[..2], "{seat} {estimate:?} in {game:?}");
                    let differs = (estimate.probability - expected[2]).abs() >= 2e-3
                        || (estimate.margin - expected[3]).abs() >= 1e-2;
                    assert!(!differs, "{seat} {estimate:?} {expected:?} in {game:?}");
                    compared += 1;
                }
            }
            (["turn", played @ ..], Some(replay)) => {
                let choice = |play: &[&str]| match cards(&play[..1])[0] {
                    card if play[1] == "1" => Choice::Flipped(card),
                    card => Choice::Card(card),
                };
                replay.play(played.chunks(2).map(choice), |_, _| ());
            }
            (["heads", heads @ ..], Some(Replay { game, .. })) => {
                let scores: Vec<u32> = Seat::all(game.players()).map(|seat| game.score(seat)).collect();
                assert_eq!(scores, numbers::<u32>(heads));
            }
            _ => panic!("unexpected line {line:?}"),
        }
    }
    assert!(compared > 1000, "only {compared} candidates compared");
}

const TABLES: [(u8, &str); 12] = [
    (2, "rounds=2"),
    (4, "rounds=2"),
    (10, "rounds=2"),
    (3, "rounds=2 hand=6 cards=40"),
    (6, "rounds=2 deck=limited"),
    (3, "rounds=1 deck=limited deal=draft"),
    (4, "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits"),
    (4, "rounds=2 fans=even_odd"),
    (3, "rounds=1 fans=mountaineering"),
    (10, "rounds=1 fans=jumping_cow"),
    (2, "rounds=1 deck=limited fans=flip_digits"),
    (3, "rounds=1 deck=limited deal=draft fans=even_odd"),
];

#[test]
fn choices_are_legal_and_have_values_if_the_rules_are_supported() {
    for (players, options) in TABLES {
        visit_positions(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let decision =
                Net.decide(&DecisionContext::new(&view, Budget::Playouts(1)), &mut SeatRng::new(6)).unwrap();
            Ballot::new(game).answer(game, seat, decision.choice).unwrap();
            let flips = game.hand(seat).iter().filter(|&card| game.can_flip(seat, card)).count() as u8;
            let expected = match game.phase() {
                _ if options.contains('+') || options.contains("deal=draft fans") => 0,
                Phase::Choose => game.hand(seat).len() + flips,
                Phase::TakeRow(_) => 4,
                Phase::Draft(_) | Phase::Deal | Phase::Over => 0,
            };
            assert_eq!(decision.values.len(), usize::from(expected), "{options}");
            for (choice, value) in &decision.values {
                Ballot::new(game).answer(game, seat, *choice).unwrap();
                assert!(value.abs() < 80.0, "{value} heads");
            }
        });
    }
}

#[test]
fn estimates_do_not_depend_on_hidden_cards() {
    for (players, options) in TABLES {
        visit_positions(players, options, 1, |game, seat| {
            let view = game.view(Viewer::Seat(seat));
            let opponents = OpponentEstimate::prior(&[], &[]);
            let estimates = Net::evaluate(game, seat, &opponents);
            assert_eq!(Net::evaluate(&view, seat, &opponents), estimates);
            let total: f32 = estimates.iter().map(|estimate| estimate.probability).sum();
            assert!(estimates.is_empty() || (total - 1.0).abs() < 1e-5);
        });
    }
}

#[test]
fn no_decision_for_a_seat_that_has_nothing_to_decide() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let new = Take6::new(&rules).unwrap();
    for viewer in Viewer::all(4) {
        let view = new.view(viewer);
        assert_eq!(Net.decide(&DecisionContext::new(&view, Budget::Playouts(1)), &mut SeatRng::new(1)), None);
    }
}
