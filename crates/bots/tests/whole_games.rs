//! Bots play whole games by their views alone, and the heuristic beats random play.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{Bot, Budget, DecisionContext, Heuristic, Random, SeatRng, Simple};
use rodeo_rules::any::{GameKind, ListedGame};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::buffalo::{self, Buffalo};
use rodeo_rules::bull_party::BullParty;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, Outcome, Rules};
use rodeo_rules::options::read_options;
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::TakeThat;
use rodeo_rules::take6::{self, Take6};
use rodeo_rules::with_game;

/// Plays a match. Every choice goes through a ballot, which rejects illegal ones.
fn play<G: Game>(rules: &G::Rules, seed: u64, bots: &mut [Box<dyn Bot<G>>]) -> Outcome {
    let mut game = G::new(rules).unwrap();
    let deals = Seed::from_text(&seed.to_string());
    let mut rng: Vec<SeatRng> =
        Seat::all(rules.players()).map(|seat| SeatRng::for_seat(seed, seat)).collect();
    let mut ballot = Ballot::new(&game);
    loop {
        match game.awaiting() {
            Awaiting::Over => return game.outcome().unwrap(),
            Awaiting::Deal => {
                let order = deals.order(&game.deck().unwrap());
                game.deal(&order, &mut DiscardEvents).unwrap();
            }
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                while let Some(seat) = ballot.waiting().iter().next() {
                    let view = game.view(Viewer::Seat(seat));
                    let context = DecisionContext::new(&view, Budget::Playouts(1));
                    let choice = bots[seat.index()].decide(&context, &mut rng[seat.index()]).unwrap().choice;
                    ballot.answer(&game, seat, choice).unwrap();
                }
                game.play(&ballot.step().unwrap(), &mut DiscardEvents).unwrap();
            }
        }
    }
}

/// The mean scores of a simple player on seat 0 and of the random players.
fn simple_against_random<G: Game>(players: u8, options: &str, games: u64) -> (f64, f64)
where
    Simple: Bot<G>,
    Random: Bot<G>,
{
    let rules: G::Rules = read_options(players, options).unwrap();
    let (mut simple, mut random) = (0, 0);
    for seed in 0..games {
        let mut bots: Vec<Box<dyn Bot<G>>> = vec![Box::new(Simple)];
        bots.resize_with(usize::from(players), || Box::new(Random::default()));
        let scores = play::<G>(&rules, seed, &mut bots).scores;
        simple += scores[0];
        random += scores[1..].iter().sum::<i32>();
    }
    let games = games as f64;
    (f64::from(simple) / games, f64::from(random) / games / f64::from(players - 1))
}

/// With the defaults of a new game `simple` is not better than `random`, but both play.
#[test]
fn whole_games_of_every_kind_are_played() {
    fn check<G: Heuristic + ListedGame>() {
        for players in G::KIND.players() {
            let rules = G::Rules::defaults(players);
            let mut bots: Vec<Box<dyn Bot<G>>> = vec![Box::new(Simple)];
            bots.resize_with(usize::from(players), || Box::new(Random::default()));
            assert_eq!(play::<G>(&rules, 1, &mut bots).scores.len(), usize::from(players), "{}", G::KIND);
        }
    }
    for &kind in GameKind::ALL {
        with_game!(kind, G => check::<G>());
    }
}

#[test]
fn simple_takes_fewer_heads_than_random_in_take6() {
    for options in ["rounds=1", "rounds=1 deck=limited deal=draft", "rounds=1 fans=even_odd+mountaineering"] {
        let (simple, random) = simple_against_random::<Take6>(4, options, 300);
        assert!(simple < 0.8 * random, "{options}: {simple} against {random}");
    }
    let all = "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits";
    let (simple, random) = simple_against_random::<Take6>(10, all, 100);
    assert!(simple < random, "{simple} against {random}");
}

#[test]
fn simple_scores_more_than_random_in_take_that() {
    for (players, options) in [(2, "games=1"), (3, "games=1"), (4, "games=1 variant=advanced")] {
        let (simple, random) = simple_against_random::<TakeThat>(players, options, 300);
        assert!(simple > random + 3.0, "{players} {options}: {simple} against {random}");
    }
}

#[test]
fn simple_scores_more_than_random_in_bull_party() {
    for players in 2..=5 {
        let (simple, random) = simple_against_random::<BullParty>(players, "", 100);
        assert!(simple > random + 10.0, "{players}: {simple} against {random}");
    }
}

#[test]
fn simple_team_beats_the_buffalo_more_often_than_random_team() {
    for players in 1..=6 {
        let rules: buffalo::Rules = read_options(players, "").unwrap();
        let wins = |bot: fn() -> Box<dyn Bot<Buffalo>>| {
            let team = || (0..players).map(|_| bot()).collect::<Vec<_>>();
            (0..200).filter(|&seed| !play::<Buffalo>(&rules, seed, &mut team()).winners.is_empty()).count()
        };
        let (simple, random) = (wins(|| Box::new(Simple)), wins(|| Box::new(Random::default())));
        assert!(simple > random, "{players}: {simple} against {random} of 200");
    }
}

#[test]
fn taking_the_cheapest_row_saves_heads() {
    let rules: take6::Rules = read_options(2, "rounds=1").unwrap();
    let taken = |rows: RowRule| -> i32 {
        let heads = |seed| {
            let mut bots: Vec<Box<dyn Bot<Take6>>> =
                vec![Box::new(Random { rows }), Box::new(Random { rows })];
            play::<Take6>(&rules, seed, &mut bots).scores.iter().sum::<i32>()
        };
        (0..200).map(heads).sum()
    };
    assert!(taken(RowRule::Cheapest) < taken(RowRule::Random));
}
