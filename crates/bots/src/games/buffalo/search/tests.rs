//! The forecast agrees with the game, and votes follow the gain.

#![allow(clippy::unwrap_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_rules::choice::Choice as _;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::Awaiting;
use rodeo_rules::options::read_options;

use super::*;

/// Plays rounds in which special cards are used at random, and calls `visit` in every window.
fn visit_windows(players: u8, rounds: usize, mut visit: impl FnMut(&Buffalo, &mut SeatRng)) {
    let mut rng = SeatRng::new(players.into());
    let mut dealer = Dealer::new();
    for _ in 0..rounds {
        let mut game = Buffalo::new(&read_options(players, "").unwrap()).unwrap();
        loop {
            match game.awaiting() {
                Awaiting::Over => break,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(dealer.order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                }
                Awaiting::Moves(seats) => {
                    let mut step = ArrayVec::<_, MAX_SEATS>::new();
                    if game.phase() == Phase::Window {
                        visit(&game, &mut rng);
                        let any = Seat::new(rng.below(players.into()) as u8).unwrap();
                        let mut uses = Vec::new();
                        SpecialUses::new(&game, any, 2)
                            .for_each(&mut rng, &mut |choice, _| uses.push((any, choice)));
                        if !uses.is_empty() && rng.below(4) == 0 {
                            step.push(uses[rng.below(uses.len() as u32) as usize]);
                        }
                    }
                    if step.is_empty() {
                        let pass = game.phase() == Phase::Window;
                        let answer = |seat, rng: &mut SeatRng| match pass {
                            true => Choice::Pass,
                            false => game.policy(seat, &SeatStyles::STRONG, rng).unwrap(),
                        };
                        step.extend(seats.iter().map(|seat| (seat, answer(seat, &mut rng))));
                    }
                    game.play(&step, &mut DiscardEvents).unwrap();
                }
            }
        }
    }
}

/// The margin of the team at the end of the turn, if all pass and the cheapest rows are taken.
fn margin_after_turn(mut game: Buffalo) -> i32 {
    let turn = game.turn();
    while game.turn() == turn && !matches!(game.phase(), Phase::Pick | Phase::Over) {
        let step: ArrayVec<_, MAX_SEATS> = match game.phase() {
            Phase::TakeRow(seat) => {
                let key = |row: &RowId| (game.row(*row).heads(), u8::MAX - game.row(*row).last_number());
                let free = RowId::all(4).filter(|&row| game.is_free(row));
                [(seat, Choice::Row(free.min_by_key(key).unwrap()))].into_iter().collect()
            }
            _ => Seat::all(game.players()).map(|seat| (seat, Choice::Pass)).collect(),
        };
        game.play(&step, &mut DiscardEvents).unwrap();
    }
    i32::from(game.buffalo_heads()) - i32::from(game.rules().head_counts() * game.team_heads())
}

#[test]
fn forecast_matches_the_game_for_every_use() {
    for players in 2..=6 {
        let mut kinds = std::collections::BTreeSet::new();
        visit_windows(players, 30, |game, rng| {
            let before =
                i32::from(game.buffalo_heads()) - i32::from(game.rules().head_counts() * game.team_heads());
            for seat in Seat::all(players) {
                let uses = SpecialUses::new(game, seat, 3);
                assert_eq!(before + uses.passing().margin, margin_after_turn(*game));
                uses.for_each(rng, &mut |choice, after| {
                    let mut used = *game;
                    used.play(&[(seat, choice)], &mut DiscardEvents).unwrap();
                    assert_eq!(before + after.margin, margin_after_turn(used), "{choice:?} in {game:?}");
                    kinds.insert(choice.words()[0]);
                });
            }
        });
        assert!(players < 6 || kinds.len() == 9, "{kinds:?}");
    }
}

#[test]
fn good_proposals_get_more_support() {
    let (mut for_good, mut for_bad) = (Vec::new(), Vec::new());
    visit_windows(6, 6, |game, rng| {
        let proposer = acting_seat(game);
        let other = Seat::all(6).find(|&seat| seat != proposer).unwrap();
        let view = game.view(rodeo_rules::seat::Viewer::Seat(other));
        let uses = SpecialUses::new(game, proposer, 3);
        let passing = uses.passing().margin;
        let mut found = Vec::new();
        uses.for_each(rng, &mut |choice, after| found.push((choice, after.margin - passing)));
        for (choice, gain) in found.into_iter().filter(|(_, gain)| gain.abs() >= 15) {
            let supported = Buffalo::supports_proposal(&view, other, proposer, &choice.proposed());
            if gain > 0 { for_good.push(supported) } else { for_bad.push(supported) }
        }
    });
    let share = |votes: &[bool]| 100 * votes.iter().filter(|&&supported| supported).count() / votes.len();
    assert!(for_good.len() > 20 && for_bad.len() > 20);
    // A later special card often makes up for a loss, so not every proposal with a loss is rejected.
    assert!(share(&for_good) >= share(&for_bad) + 25, "{} and {}", share(&for_good), share(&for_bad));
}
