//! Heuristic: play close to the end of a row, and use a special card to save the team from taking an expensive row.

use rodeo_rules::buffalo::{Buffalo, Choice, Owner, Phase, QueuedCard, Special, Use};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::choice::Choice as _;
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use crate::heuristic::{Heuristic, ScoredChoices, best, collect_scored};
use crate::random::cheapest_row;
use crate::rng::SeatRng;
use crate::row_mistakes::{RowMistake, TargetRow};

/// Heads that a row must have before a special card is used to save it.
const MIN_HEADS_TO_SAVE: u8 = 5;
/// Score of using a special card to save a row; passing has 0.
const SAVE_SCORE: i32 = 500;
/// A careless player forgets the special cards in `FORGETS_SPECIALS` out of `FORGETS_SPECIALS_OF` windows.
const FORGETS_SPECIALS: u32 = 1;
const FORGETS_SPECIALS_OF: u32 = 2;

impl Heuristic for Buffalo {
    const TAKES_ROWS: bool = true;

    fn scored_choices(&self, seat: Seat, _rng: &mut SeatRng) -> ScoredChoices<Choice> {
        match self.phase() {
            Phase::Pick => {
                let scored = |card| (Choice::Card(card), -(danger(self, seat, card) as i32));
                collect_scored(self.hand(seat).iter().map(scored))
            }
            Phase::Window => {
                let saving = saving_use(self, seat).map(|choice| (choice, SAVE_SCORE));
                collect_scored([(Choice::Pass, 0)].into_iter().chain(saving))
            }
            Phase::TakeRow(taker) if taker == seat => {
                let free = RowId::all(4).filter(|&row| self.is_free(row));
                collect_scored(free.map(|row| (Choice::Row(row), -100 * i32::from(self.rows()[row].heads()))))
            }
            Phase::TakeRow(_) | Phase::DealCards | Phase::DealSpecials | Phase::Over => ScoredChoices::new(),
        }
    }

    /// Picks by a wrong idea of what a card costs, and thinks of the special cards only now and then.
    fn careless_choice(&self, seat: Seat, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Pick => {
                let mistake = RowMistake::sample(rng);
                let cheapest = cheapest_row(self.rows(), |row| self.is_free(row));
                let cheapest = cheapest.map_or(0, |row| self.row(row).heads());
                let cost = |card: &Card| {
                    let row = self.row_for(*card).map(|row| TargetRow {
                        last: self.row(row).last_number(),
                        heads: self.row(row).heads(),
                        is_full: self.is_full(row),
                    });
                    mistake.cost(card.get(), card.heads(), row, cheapest)
                };
                self.hand(seat).iter().min_by_key(cost).map(Choice::Card)
            }
            Phase::Window if rng.below(FORGETS_SPECIALS_OF) < FORGETS_SPECIALS => Some(Choice::Pass),
            Phase::Window | Phase::TakeRow(_) | Phase::DealCards | Phase::DealSpecials | Phase::Over => {
                best(self.scored_choices(seat, rng).into_iter())
            }
        }
    }

    #[inline]
    fn cheapest_row(&self, seat: Seat) -> Option<Choice> {
        if self.phase() != Phase::TakeRow(seat) {
            return None;
        }
        cheapest_row(self.rows(), |row| self.is_free(row)).map(Choice::Row)
    }
}

/// Rough estimate of the heads a card may cost the team, in hundredths.
fn danger(game: &Buffalo, seat: Seat, card: Card) -> u32 {
    let Some(row) = game.row_for(card) else {
        let cheapest = cheapest_row(game.rows(), |row| game.is_free(row));
        return 100 * cheapest.map_or(0, |row| u32::from(game.row(row).heads()));
    };
    let cards = game.row(row);
    let heads = u32::from(cards.heads()) + u32::from(card.heads());
    if game.is_full(row) {
        return 100 * heads;
    }
    let low = cards.last_number().min(card.get());
    let between = CardSet::range(low + 1, card.get().saturating_sub(1)) - game.seen() - game.hand(seat);
    let free = u32::from(5u8.saturating_sub(cards.len()));
    let others = u32::from(game.players());
    let risk = (u32::from(between.len()) * others).saturating_sub(free * 8).min(80);
    risk * heads + u32::from(between.len())
}

/// A use of a special card that keeps the next card from taking an expensive row for the team.
fn saving_use(game: &Buffalo, seat: Seat) -> Option<Choice> {
    let next = game.queue().next()?;
    let expensive = |row: &RowId| game.is_full(*row) && game.row(*row).heads() >= MIN_HEADS_TO_SAVE;
    let row = game.row_for(next.card).filter(expensive)?;
    let uses = match next.owner {
        // Heads of the buffalo are good for the team.
        Owner::Buffalo => return None,
        Owner::Seat(_) => [
            Some(Use::Take7(row)),
            buffalo_goes_first(game, next),
            row_with_room(game, next.card).map(Use::Insert),
        ],
    };
    let allowed = |choice: &Choice| game.next_words(seat, &choice.words()).complete;
    uses.into_iter().flatten().map(Choice::Use).find(allowed)
}

/// `Last!` for the next card, if the buffalo's card would then take the same row.
fn buffalo_goes_first(game: &Buffalo, next: QueuedCard) -> Option<Use> {
    let buffalo = game.queue().iter().find(|queued| queued.owner == Owner::Buffalo)?;
    let same = game.row_for(buffalo.card) == game.row_for(next.card);
    (same && game.is_open(Special::Last)).then_some(Use::Last(next.card))
}

/// The cheapest row that is not full and into which the card can be inserted.
fn row_with_room(game: &Buffalo, card: Card) -> Option<RowId> {
    let fits = |row: &RowId| !game.is_full(*row) && card.get() < game.row(*row).last_number();
    RowId::all(4).filter(fits).min_by_key(|&row| game.row(row).heads())
}

#[cfg(test)]
mod tests {
    use rodeo_rules::game::DiscardEvents;
    use rodeo_rules::options::read_options;

    use super::*;
    use crate::SearchModel as _;

    #[test]
    fn careless_players_forget_half_of_the_special_cards() {
        let (mut useful, mut used) = (0, 0);
        for seed in 0..200 {
            let mut rng = SeatRng::new(seed);
            let mut game = Buffalo::new(&read_options(4, "").unwrap()).unwrap();
            while game.play_reference_step(&mut rng, &mut DiscardEvents).is_some() {
                for seat in Seat::all(4).filter(|_| game.phase() == Phase::Window) {
                    if let Some(saving) = saving_use(&game, seat) {
                        useful += 1;
                        used += u32::from(game.careless_choice(seat, &mut rng) == Some(saving));
                    }
                }
            }
        }
        assert!(useful > 200 && (2 * used).abs_diff(useful) < useful / 4, "{used} of {useful}");
    }
}
