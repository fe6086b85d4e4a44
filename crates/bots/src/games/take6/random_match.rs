//! Random matches of Take 6, faster than one choice at a time.

use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Game, StepError};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::Seat;
use rodeo_rules::take6::{Choice, FanCard, Phase, Plans, Take6};

use crate::SeatRng;
use crate::random_match::{Choices, RandomTable, random_step};

/// Plays the match to its end.
///
/// Random players of the base game shuffle their hands once and play them in that order: as random as drawing a card each
/// time, and faster. Every step is checked nevertheless.
#[inline]
pub(super) fn finish(
    table: &mut impl RandomTable<Take6>,
    dealer: &mut Dealer,
    rng: &mut SeatRng,
    rows: RowRule,
) -> Result<(), StepError> {
    let flips = table.game().rules().fans.has(FanCard::FlipDigits);
    loop {
        match table.game().phase() {
            Phase::Over => return Ok(()),
            Phase::Deal => {
                let deck = table.game().deck().expect("a game that awaits a deal has a deck");
                table.deal(dealer.order(&deck, rng))?;
            }
            Phase::Choose if !flips => {
                let plans = Plans::draw(table.game(), rng);
                play_hands(table, &plans, rng, rows)?;
            }
            Phase::Choose | Phase::TakeRow(_) | Phase::Draft(_) => {
                random_step(table, dealer, rng, rows)?;
            }
        }
    }
}

/// Plays all hands in the planned order, to the end of the round.
#[inline]
fn play_hands(
    table: &mut impl RandomTable<Take6>,
    plans: &Plans,
    rng: &mut SeatRng,
    rows: RowRule,
) -> Result<(), StepError> {
    let mut choices = Choices::<Take6>::new();
    let mut turn = 0;
    loop {
        match table.game().phase() {
            Phase::Choose => {
                choices.clear();
                for seat in Seat::all(table.game().players()) {
                    let card = plans.card(seat, turn).expect("a hand has a card for every turn");
                    choices.push((seat, Choice::Card(card)));
                }
                table.play(&choices)?;
                turn += 1;
            }
            Phase::TakeRow(seat) => {
                let row = rows.choose(table.game().rows(), rng);
                table.play(&[(seat, Choice::Row(row))])?;
            }
            Phase::Deal | Phase::Draft(_) | Phase::Over => return Ok(()),
        }
    }
}
