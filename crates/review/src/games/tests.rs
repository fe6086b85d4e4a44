//! Every number in a reason, computed again: from the rules, and from the positions of the same sampled worlds.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a failing test must panic")]

use rodeo_bots::{Budget, DecisionContext, SampledWorld, SeatRng, SeatStyles, Worlds};
use rodeo_rules::any::AnyRules;
use rodeo_rules::buffalo::Buffalo;
use rodeo_rules::bull_party::{self, BullParty};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game as _, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};
use rodeo_texts::{Arg, Message};

use super::{Position, ReviewModel};
use crate::comparison::{Comparison, Effort, RoundContext};
use crate::match_model::MatchModel;

const WORLDS: u32 = 12;

/// A reason with everything needed to compute its numbers again.
struct Checked<'a, G: ReviewModel> {
    view: &'a View<G>,
    seat: Seat,
    chosen: G::Choice,
    /// The sampled worlds of the comparison, with the positions after each step of the turn for both choices.
    worlds: Vec<[Vec<G>; 2]>,
    message: Message,
}

impl<G: ReviewModel> Checked<'_, G> {
    fn number(&self, name: &str) -> i64 {
        match &self.message.args[name] {
            Arg::Number(number) => *number,
            Arg::Decimal { tenths } => *tenths,
            other => panic!("{name} is {other:?}"),
        }
    }

    /// Worlds in which `holds` after the turn of the choice (0: chosen, 1: best), in percent.
    fn percent(&self, which: usize, holds: impl Fn(&[G]) -> bool) -> i64 {
        let hits = self.worlds.iter().filter(|world| holds(&world[which])).count();
        (hits as f64 * 100.0 / self.worlds.len() as f64).round() as i64
    }

    /// Mean of a number over all worlds, in tenths.
    fn tenths(&self, which: usize, number: impl Fn(&[G]) -> i64) -> i64 {
        let sum: i64 = self.worlds.iter().map(|world| number(&world[which])).sum();
        (sum as f64 / self.worlds.len() as f64 * 10.0).round() as i64
    }
}

/// Plays random matches and calls `check` with every reason of every decision.
fn for_each_reason<G: ReviewModel>(rules: &G::Rules, matches: u64, check: &mut dyn FnMut(&Checked<'_, G>)) {
    let model = MatchModel::<G>::new(rules, 4, &mut SeatRng::new(1)).unwrap();
    for number in 0..matches {
        let mut rng = SeatRng::from_parts(&[number, 7]);
        let mut game = G::new(rules).unwrap();
        let base = game.standings().scores;
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                    continue;
                }
                Awaiting::Moves(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let context = RoundContext { model: &model, base: &base, round: 0 };
                    let choice = game.any_choice(seat, &mut rng).unwrap();
                    check_decision(&game, seat, choice, &context, number, check);
                }
            }
            game.play_reference_step(&mut rng, &mut DiscardEvents).unwrap();
        }
    }
}

fn check_decision<G: ReviewModel>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    context: &RoundContext<'_, G>,
    seed: u64,
    check: &mut dyn FnMut(&Checked<'_, G>),
) {
    let view = game.view(Viewer::Seat(seat));
    let rng = SeatRng::from_parts(&[seed, u64::from(game.question())]);
    let effort = Effort { base_worlds: WORLDS, max_factor: G::SETTINGS.max_factor, only_chosen: false };
    let knowledge = DecisionContext::new(&view, Budget::Playouts(WORLDS));
    let Some(comparison) = Comparison::new(&knowledge, seat, choice, context, effort, &mut rng.clone())
    else {
        return;
    };
    let (chosen, best) = (comparison.chosen().counted(), comparison.best().counted());
    if chosen.choice == best.choice {
        return;
    }
    let turns = turns(&view, seat, [chosen.choice, best.choice], chosen.worlds, rng);
    let position = Position { view: &*view, seat, cost: 1.0 };
    for reason in G::reasons(&position, &chosen, &best) {
        let chosen = chosen.choice;
        check(&Checked { view: &view, seat, chosen, worlds: turns.clone(), message: reason.message });
    }
}

/// Samples the same worlds as the comparison, and plays the turn of both choices without counting.
fn turns<G: ReviewModel>(
    view: &View<G>,
    seat: Seat,
    choices: [G::Choice; 2],
    worlds: u32,
    mut rng: SeatRng,
) -> Vec<[Vec<G>; 2]> {
    let _ = G::alternatives(view, seat, &mut rng);
    let mut sampler = Worlds::new(view);
    let mut all = Vec::new();
    for _ in 0..worlds {
        let world = sampler.sample(&mut rng).unwrap();
        let world = SampledWorld::new(world, seat, SeatStyles::STRONG, &mut rng).unwrap();
        let _ = rng.fork();
        all.push(choices.map(|choice| {
            let mut playout_rng = world.playout_rng();
            let _ = playout_rng.fork();
            let before = world.world();
            let mut states = vec![before.clone()];
            let mut after = before.clone();
            after.play(&world.step(choice).unwrap(), &mut DiscardEvents).unwrap();
            states.push(after.clone());
            while !after.is_round_over(before) && !after.is_turn_over(before, seat) {
                after.play_reference_step(&mut playout_rng, &mut DiscardEvents).unwrap();
                states.push(after.clone());
            }
            states
        }));
    }
    all
}

/// Counts cards one by one: those that the seat has not seen, strictly between two numbers.
fn unseen_between(seen: impl Fn(u8) -> bool, one: u8, other: u8) -> i64 {
    (1..=104u8).filter(|&card| card > one.min(other) && card < one.max(other) && !seen(card)).count() as i64
}

fn read<R: rodeo_rules::game::Rules>(players: u8, options: &str) -> R {
    rodeo_rules::options::read_options(players, options).unwrap()
}

/// Places the cards of a turn of the base game by the rules, naively, and returns the row and heads the seat takes.
fn naive_turn(before: &Take6, played: &Take6, seat: Seat) -> Option<(usize, i64)> {
    let heads = |card: u8| match card {
        55 => 7,
        _ if card.is_multiple_of(11) => 5,
        _ if card.is_multiple_of(10) => 3,
        _ if card.is_multiple_of(5) => 2,
        _ => 1,
    };
    let mut rows: Vec<Vec<u8>> =
        before.rows().iter().map(|row| row.cards().map(|card| card.get()).collect()).collect();
    let gone = |seat: Seat| (before.hand(seat) - played.hand(seat)).first().map(|card| card.get());
    let mut cards: Vec<(u8, Seat)> =
        Seat::all(before.players()).filter_map(|seat| Some((gone(seat)?, seat))).collect();
    cards.sort();
    let mut taken = None;
    for (card, owner) in cards {
        let fits = (0..4).filter(|&row| rows[row].last().unwrap() < &card);
        let sum = |row: &Vec<u8>| row.iter().map(|&card| heads(card)).sum::<i64>();
        let row = match fits.max_by_key(|&row| *rows[row].last().unwrap()) {
            Some(row) if rows[row].len() < 5 => {
                rows[row].push(card);
                continue;
            }
            Some(row) => row,
            // The reference player takes the cheapest row.
            None => (0..4).min_by_key(|&row| (sum(&rows[row]), row)).unwrap(),
        };
        if owner == seat {
            taken = Some((row, sum(&rows[row])));
        }
        rows[row] = vec![card];
    }
    taken
}

#[test]
fn take6_numbers_follow_from_the_rules() {
    let rules: take6::Rules = read(4, "rounds=1");
    let mut kinds = std::collections::BTreeMap::<String, u32>::new();
    for_each_reason::<Take6>(&rules, 20, &mut |reason| {
        *kinds.entry(reason.message.id.to_string()).or_default() += 1;
        let (view, seat) = (reason.view, reason.seat);
        let number = |name: &str| reason.number(name);
        let row_of = |row: i64| RowId::new(row as u8 - 1).unwrap();
        if let take6::Choice::Row(_) = reason.chosen {
            let heads = |row: i64| i64::from(view.rows()[row_of(row)].heads());
            assert_eq!(number("heads"), heads(number("row")));
            assert_eq!(number("fewer"), heads(number("other")));
            return;
        }
        // The positions after the reveal, before rows are chosen, still have the cards of the turn in no hand.
        let taken = |states: &[Take6]| naive_turn(&states[0], states.last().unwrap(), seat);
        let round_over = |states: &[Take6]| states.last().unwrap().round() != states[0].round();
        if reason.worlds.iter().any(|world| world.iter().any(|states| round_over(states))) {
            return;
        }
        match &*reason.message.id {
            "take6-reason-place" | "take6-reason-better" => {
                let card = number("card") as u8;
                assert_eq!(number("percent"), reason.percent(1, |states| taken(states).is_some()));
                if reason.message.args.contains_key("place") {
                    let row = view.rows()[row_of(number("row"))];
                    assert_eq!(number("place"), i64::from(row.len()) + 1);
                    assert!(row.last_number() < card);
                }
            }
            "take6-reason-cheaper" => {
                assert_eq!(number("percent"), reason.percent(1, |states| taken(states).is_some()));
                assert!(number("percent") >= reason.percent(0, |states| taken(states).is_some()));
                let mean = |which: usize| {
                    let takes = reason.worlds.iter().filter_map(|world| taken(&world[which]));
                    let heads: Vec<f64> = takes.map(|taken| taken.1 as f64).collect();
                    heads.iter().sum::<f64>() / heads.len() as f64
                };
                assert!((number("heads") as f64 - mean(1)).abs() <= 0.5);
                assert!(mean(1) < mean(0));
            }
            _ => {
                let row = number("row") as usize - 1;
                let takes = |states: &[Take6]| taken(states).filter(|(taken, _)| *taken == row);
                assert_eq!(number("percent"), reason.percent(0, |states| takes(states).is_some()));
                let heads: Vec<i64> =
                    reason.worlds.iter().filter_map(|world| takes(&world[0])).map(|taken| taken.1).collect();
                let mean = heads.iter().sum::<i64>() as f64 / heads.len() as f64;
                assert!((number("heads") as f64 - mean).abs() <= 0.5, "{} {mean}", number("heads"));
                if reason.message.args.contains_key("unseen") {
                    let (last, card) = (number("last") as u8, number("card") as u8);
                    assert_eq!(view.rows()[row_of(number("row"))].last_number(), last);
                    let known = view.seen() | view.hand(seat);
                    let seen = |number: u8| known.iter().any(|card| card.get() == number);
                    assert_eq!(number("unseen"), unseen_between(seen, last, card));
                }
            }
        }
    });
    for id in ["takes", "takes-other", "full", "low", "row", "place", "better", "cheaper"] {
        assert!(kinds.contains_key(&format!("take6-reason-{id}")), "no {id} in {kinds:?}");
    }
}

#[test]
fn buffalo_numbers_follow_from_the_heads_on_the_score_sheet() {
    let AnyRules::Buffalo(rules) = AnyRules::read("buffalo", 3, "hand=5").unwrap() else { panic!("buffalo") };
    let (mut turns, mut own_takes) = (0, 0);
    for_each_reason::<Buffalo>(&rules, 8, &mut |reason| {
        let gain = |states: &[Buffalo], heads: fn(&Buffalo) -> u16| {
            i64::from(heads(states.last().unwrap())) - i64::from(heads(&states[0]))
        };
        match &*reason.message.id {
            "buffalo-reason-turn" => {
                turns += 1;
                let team = |states: &[Buffalo]| gain(states, Buffalo::team_heads);
                let buffalo = |states: &[Buffalo]| gain(states, Buffalo::buffalo_heads);
                assert_eq!(reason.number("team"), reason.tenths(0, team));
                assert_eq!(reason.number("other_team"), reason.tenths(1, team));
                assert_eq!(reason.number("buffalo"), reason.tenths(0, buffalo));
                assert_eq!(reason.number("other_buffalo"), reason.tenths(1, buffalo));
            }
            _ => {
                own_takes += 1;
                let row = RowId::new(reason.number("row") as u8 - 1).unwrap();
                let card = reason.number("card") as u8;
                // The own card starts the row again while the heads of the team grow by those of the row.
                let taken = |states: &[Buffalo]| {
                    let started =
                        |game: &Buffalo| game.row(row).cards().next().map(|card| card.get()) == Some(card);
                    let take = states.windows(2).find(|pair| !started(&pair[0]) && started(&pair[1]))?;
                    Some(i64::from(take[1].team_heads()) - i64::from(take[0].team_heads()))
                };
                assert_eq!(reason.number("percent"), reason.percent(0, |states| taken(states).is_some()));
                let heads: Vec<i64> = reason.worlds.iter().filter_map(|world| taken(&world[0])).collect();
                let mean = heads.iter().sum::<i64>() as f64 / heads.len() as f64;
                // Another card of the team may have taken a row in the same step.
                assert!(reason.number("heads") as f64 <= mean + 0.5);
                if reason.message.args.contains_key("unseen") {
                    let (last, card) = (reason.number("last") as u8, reason.number("card") as u8);
                    let known = reason.view.seen() | reason.view.hand(reason.seat);
                    let seen = |number: u8| known.iter().any(|card| card.get() == number);
                    assert_eq!(reason.number("unseen"), unseen_between(seen, last, card));
                }
            }
        }
    });
    assert!(turns > 10 && own_takes > 4, "{turns} {own_takes}");
}

#[test]
fn take_that_numbers_follow_from_the_cards_in_front_of_the_seats() {
    let AnyRules::TakeThat(rules) = AnyRules::read("take_that", 3, "games=1").unwrap() else {
        panic!("take_that")
    };
    let mut kinds = std::collections::BTreeSet::new();
    for_each_reason::<TakeThat>(&rules, 3, &mut |reason| {
        kinds.insert(reason.message.id.to_string());
        let cost = |card: u8| if card.is_multiple_of(11) { 5 } else { 1 };
        let line: Vec<u8> = reason.view.line().cards().map(|card| card.get()).collect();
        let line_cost = line.iter().map(|&card| cost(card)).sum::<i64>();
        match &*reason.message.id {
            "take-that-reason-taken" => {
                assert_eq!(reason.number("points"), line_cost);
                let toads = line.iter().filter(|card| card.is_multiple_of(11)).count();
                assert_eq!(reason.number("toads"), toads as i64);
            }
            "take-that-reason-cheap" => assert_eq!(reason.number("points"), line_cost),
            "take-that-reason-pair" => {
                let (card, mirror) = (reason.number("card"), reason.number("mirror"));
                assert_eq!(card % 10 * 10 + card / 10, mirror);
                assert!(line.contains(&(mirror as u8)));
            }
            _ => {
                // Face-down cards of the seat before and after its next turn; the end of a game clears the table.
                if reason.worlds.iter().flatten().any(|states| states.last().unwrap().games_played() > 0) {
                    return;
                }
                let lost = |states: &[TakeThat]| {
                    let [.., before, after] = states else { panic!("a turn has several positions") };
                    let new = after.face_down(reason.seat) - before.face_down(reason.seat);
                    new.iter().map(|card| cost(card.get())).sum::<i64>()
                };
                assert_eq!(reason.number("percent"), reason.percent(0, |states| lost(states) > 0));
                assert_eq!(reason.number("other_percent"), reason.percent(1, |states| lost(states) > 0));
                let losses: Vec<i64> =
                    reason.worlds.iter().map(|world| lost(&world[0])).filter(|&lost| lost > 0).collect();
                let mean = losses.iter().sum::<i64>() as f64 / losses.len() as f64;
                assert_eq!(reason.number("points"), (10.0 * mean).round() as i64);
            }
        }
    });
    assert_eq!(kinds.len(), 4, "{kinds:?}");
}

/// Mean heads of the cards and bulls that came to the seat when it took a row, in tenths; 0 if it took none.
fn mean_row(reason: &Checked<'_, BullParty>, which: usize, took: impl Fn(&[BullParty]) -> bool) -> i64 {
    let seat = reason.seat;
    let worlds = reason.worlds.iter().map(|world| &world[which][..]).filter(|states| took(states));
    let gains: Vec<i64> = worlds
        .map(|states| {
            let (before, after) = (&states[0], states.last().unwrap());
            let cards = (after.hand(seat) - before.hand(seat)).iter();
            let heads: i64 = cards.map(|card| i64::from(before.heads().of(card))).sum();
            heads + i64::from(after.bulls(seat)) - i64::from(before.bulls(seat))
        })
        .collect();
    (gains.iter().sum::<i64>() as f64 / gains.len().max(1) as f64 * 10.0).round() as i64
}

#[test]
fn bull_party_numbers_follow_from_rows_and_piles() {
    let AnyRules::BullParty(rules) = AnyRules::read("bull_party", 3, "").unwrap() else {
        panic!("bull_party")
    };
    let mut kinds = std::collections::BTreeSet::new();
    for_each_reason::<BullParty>(&rules, 2, &mut |reason| {
        kinds.insert(reason.message.id.to_string());
        let (view, seat) = (reason.view, reason.seat);
        match &*reason.message.id {
            "bull-party-reason-row" => {
                let worth = |row: i64| {
                    let row = RowId::new(row as u8 - 1).unwrap();
                    let cards = view.rows()[row.index()].cards();
                    let heads: i64 = cards.map(|card| i64::from(view.heads().of(card))).sum();
                    heads + i64::from(view.row_bull(row).unwrap_or(0))
                };
                assert_eq!(reason.number("heads"), worth(reason.number("row")));
                assert_eq!(reason.number("other_heads"), worth(reason.number("other")));
            }
            "bull-party-reason-lay" => {
                // Best pile minus the others, plus bulls (rules bull-party 10.1–10.3).
                let score = |states: &[BullParty]| {
                    let after = states.last().unwrap();
                    let piles: Vec<i64> = (after.piles().of(seat))
                        .map(|pile| pile.iter().map(|card| i64::from(after.heads().of(card))).sum())
                        .collect();
                    let best = piles.iter().copied().max().unwrap_or(0);
                    2 * best - piles.iter().sum::<i64>() + i64::from(after.bulls(seat))
                };
                assert_eq!(reason.number("points"), reason.tenths(0, score));
                assert_eq!(reason.number("other_points"), reason.tenths(1, score));
            }
            _ => {
                // Whoever takes a row is out of the round.
                let took = |states: &[BullParty]| {
                    let after = states.last().unwrap();
                    !after.playing().contains(seat) || after.phase() == bull_party::Phase::Over
                };
                let in_round = |states: &[BullParty]| states.last().unwrap().rounds() == states[0].rounds();
                if reason.worlds.iter().flatten().all(|states| in_round(states)) {
                    assert_eq!(reason.number("percent"), reason.percent(0, took));
                    assert_eq!(reason.number("other_percent"), reason.percent(1, took));
                    assert_eq!(reason.number("heads"), mean_row(reason, 0, took));
                    assert_eq!(reason.number("other_heads"), mean_row(reason, 1, took));
                }
            }
        }
    });
    assert_eq!(kinds.len(), 3, "{kinds:?}");
}
