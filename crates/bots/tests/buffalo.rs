//! Teams of the search beat the buffalo more often than teams of the heuristic.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{Budget, DecisionContext, Level, Roster, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::buffalo::{Buffalo, Rules};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};

/// Whether a team of this level wins. Proposals are voted on as at a live table.
fn wins(rules: &Rules, level: Level, seed: u64) -> bool {
    let mut game = Buffalo::new(rules).unwrap();
    let deals = Seed::from_text(&seed.to_string());
    let mut bots: Vec<_> = Seat::all(rules.players).map(|_| Buffalo::bot(level).unwrap()).collect();
    let mut rng: Vec<_> = Seat::all(rules.players).map(|seat| SeatRng::for_seat(seed, seat)).collect();
    let mut ballot = Ballot::new(&game);
    loop {
        match game.awaiting() {
            Awaiting::Over => return !game.outcome().unwrap().winners.is_empty(),
            Awaiting::Deal => game.deal(&deals.order(&game.deck().unwrap()), &mut DiscardEvents).unwrap(),
            Awaiting::Moves(_) => {
                ballot.renew(&game);
                while let Some(seat) = ballot.waiting().iter().next() {
                    let view = game.view(Viewer::Seat(seat));
                    let context = DecisionContext::new(&view, Budget::Playouts(25));
                    let decision = bots[seat.index()].decide(&context, &mut rng[seat.index()]).unwrap();
                    ballot.answer(&game, seat, decision.choice).unwrap();
                    if !decision.choice.is_unilateral() {
                        continue;
                    }
                    for other in Seat::all(rules.players).filter(|&other| other != seat) {
                        let view = game.view(Viewer::Seat(other));
                        let words = decision.choice.proposed();
                        let open = ballot.step().is_none();
                        if open && bots[other.index()].supports(&view, seat, &words) {
                            ballot.support(&game, other, seat).unwrap();
                        }
                    }
                }
                game.play(&ballot.step().unwrap(), &mut DiscardEvents).unwrap();
            }
        }
    }
}

#[test]
fn search_teams_win_more_often_than_simple_teams() {
    const ROUNDS: u64 = 40;
    for (players, options) in [(1, ""), (2, ""), (4, ""), (4, "decide=majority"), (6, "")] {
        let rules: Rules = read_options(players, options).unwrap();
        let won = |level| (0..ROUNDS).filter(|&seed| wins(&rules, level, seed)).count() as u64;
        let (search, simple) = (won(Level::Merciless), won(Level::Simple));
        assert!(
            search >= simple + ROUNDS * 3 / 20,
            "{players} {options}: {search} against {simple} of {ROUNDS}"
        );
    }
}
