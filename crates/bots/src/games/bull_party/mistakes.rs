//! The mistakes of a beginner: wrong ideas about rows and piles, not random choices.
//!
//! In every decision a careless player has one of these ideas. The shares were chosen so that one careless player wins about
//! as often among random players as a player of the heuristic among careless ones (`docs/bots/bull-party.md`).

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{BullParty, Choice, Laying, Onto, Phase};
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::seat::Seat;

use super::piles::{Pile, piles};
use super::valuation::Weights;
use crate::heuristic::sample_by_share;
use crate::rng::SeatRng;

/// A wrong idea of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PileMistake {
    /// Has no main pile: lays the lowest cards, each on the pile with the closest top, and starts as many piles as that
    /// needs. Counts all heads of a row as points, also those that fit no pile.
    ManyPiles,
    /// Greedy, with a short horizon: takes the row with the most heads at once instead of letting rows grow, and lays the
    /// cards with the most heads without a thought of what comes later.
    GreedyForHeads,
}

/// Counts all heads of a row.
const ALL_HEADS: Weights = Weights { row_below: -100, row_gap_range: 0, ..Weights::PLAIN };
/// The same for a player who does not wait, and does not play low cards to be first.
const AT_ONCE: Weights = Weights { top_range: 0, min_row_value: 0, late_base: 0, ..ALL_HEADS };

/// No hand is larger when cards are laid.
const MAX_HAND: usize = 16;

impl PileMistake {
    /// All mistakes with their shares.
    const SHARES: [(PileMistake, u32); 2] = [(PileMistake::ManyPiles, 3), (PileMistake::GreedyForHeads, 1)];

    /// Samples a mistake.
    pub fn sample(rng: &mut SeatRng) -> PileMistake {
        sample_by_share(&PileMistake::SHARES, rng)
    }

    /// The wrong values of cards, rows and piles.
    pub fn weights(self) -> &'static Weights {
        match self {
            PileMistake::ManyPiles => &ALL_HEADS,
            PileMistake::GreedyForHeads => &AT_ONCE,
        }
    }

    /// The laying of a player with this idea. `None` if the seat has nothing to lay.
    pub fn lay(self, game: &BullParty, seat: Seat) -> Option<Choice> {
        if game.phase() != Phase::Lay {
            return None;
        }
        let mut cards: ArrayVec<Card, MAX_HAND> = game.hand(seat).iter().take(MAX_HAND).collect();
        if self == PileMistake::GreedyForHeads {
            cards.sort_by_key(|&card| std::cmp::Reverse(game.heads().of(card)));
        }
        let laid: CardSet = cards.into_iter().take(usize::from(game.must_lay(seat))).collect();
        let mut piles = piles(game, seat);
        let mut laying = Laying::NOTHING;
        for card in laid {
            let fits = |&at: &usize| piles[at].top < card.get();
            let onto = match (0..piles.len()).filter(fits).max_by_key(|&at| piles[at].top) {
                Some(pile) => {
                    piles[pile].top = card.get();
                    Onto::Pile(u8::try_from(pile).ok()?)
                }
                None => {
                    piles.try_push(Pile { heads: 0, top: card.get() }).ok()?;
                    Onto::New
                }
            };
            laying = laying.with(card, onto)?;
        }
        Some(Choice::Lay(laying))
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::game::{DiscardEvents, Game};
    use rodeo_rules::options::read_options;

    use super::*;
    use crate::SearchModel as _;

    #[test]
    fn mistakes_lay_the_cards_of_their_idea() {
        let mut seen = 0;
        for seed in 0..20 {
            let mut rng = SeatRng::new(seed);
            let mut game = BullParty::new(&read_options(3, "").unwrap()).unwrap();
            while game.play_reference_step(&mut rng, &mut DiscardEvents).is_some() {
                let seat = Seat::default();
                if game.phase() != Phase::Lay {
                    assert_eq!(PileMistake::ManyPiles.lay(&game, seat), None);
                    continue;
                }
                let laid = |mistake: PileMistake| match mistake.lay(&game, seat) {
                    Some(Choice::Lay(laying)) => laying,
                    other => panic!("{other:?} is not a laying"),
                };
                let (low, rich) = (laid(PileMistake::ManyPiles), laid(PileMistake::GreedyForHeads));
                assert_eq!(usize::from(game.must_lay(seat)), low.steps().count());
                let kept = game.hand(seat) - low.cards();
                assert!(kept.first().is_none_or(|kept| low.cards().last() < Some(kept)));
                let heads = |card: Card| game.heads().of(card);
                let kept = (game.hand(seat) - rich.cards()).iter().map(heads).max().unwrap_or(0);
                assert!(rich.cards().iter().all(|card| heads(card) >= kept));
                seen += 1;
            }
        }
        assert!(seen > 40, "{seen}");
    }
}
