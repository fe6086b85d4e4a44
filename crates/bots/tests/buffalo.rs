//! A team that searches beats the buffalo more often than one with rules of thumb, at every size of the team.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that fails must say so")]

use rodeo_bots::{Asked, Budget, Level, Roster, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::buffalo::{Buffalo, Rules};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};

/// Does a team of this level win? Proposals are voted on as at a live table.
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
                    let asked = Asked::at(&view, Budget::Playouts(25));
                    let thought = bots[seat.index()].think(&asked, &mut rng[seat.index()]).unwrap();
                    ballot.answer(&game, seat, thought.choice).unwrap();
                    if !thought.choice.is_unilateral() {
                        continue;
                    }
                    for other in Seat::all(rules.players).filter(|&other| other != seat) {
                        let view = game.view(Viewer::Seat(other));
                        let words = thought.choice.proposed();
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
fn searching_teams_win_clearly_more_often() {
    const ROUNDS: u64 = 40;
    for (players, options) in [(1, ""), (2, ""), (4, ""), (4, "decide=majority"), (6, "")] {
        let rules: Rules = read_options(players, options).unwrap();
        let won = |level| (0..ROUNDS).filter(|&seed| wins(&rules, level, seed)).count() as u64;
        let (search, thumb) = (won(Level::Merciless), won(Level::Simple));
        assert!(
            search >= thumb + ROUNDS * 3 / 20,
            "{players} {options}: {search} against {thumb} of {ROUNDS}"
        );
    }
}
