//! Finds the best layings (which cards to lay on which piles) without enumerating all of them.
//!
//! Only the best pile counts for the seat; call it the main pile. Heads laid on other piles count against the seat,
//! whichever they are. So the value of a laying depends on the main pile, its new top and the set of cards. Given the
//! first two, each card has a value laid and a value kept, and the best cards to lay are those with the largest
//! difference. There are few main piles and few new tops; all are tried.

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{Laying, Onto};
use rodeo_rules::card::{Card, CardSet, MAX_CARD};

use super::piles::{Pile, Piles};
use super::valuation::{HEAD, MainPile, Valuation};

/// Maximum hand size when cards are laid.
const MAX_CARDS: usize = 12;

/// A laying before the cards that do not go to the main pile are assigned to piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Index of the main pile; the number of piles if it is a new one.
    pub main: u8,
    /// The cards for the main pile.
    pub on_main: CardSet,
    /// The cards for other piles.
    pub elsewhere: CardSet,
    /// Value after the laying, in hundredths of a head.
    pub value: i32,
}

/// The gain of laying each card instead of keeping it.
type Gains = ArrayVec<(i32, Card), MAX_CARDS>;

/// Passes to `sink` the best plan for each main pile and each new top, and the variants that swap one card.
pub fn all_plans(
    valuation: &Valuation<'_>,
    hand: CardSet,
    piles: &Piles,
    lay: u8,
    mut sink: impl FnMut(Plan),
) {
    for main in 0..=piles.len() {
        let pile = piles.get(main).copied().unwrap_or_default();
        let search = PlanSearch { valuation, hand, main, pile, lay: usize::from(lay) };
        let tops = hand.iter().filter(|card| card.get() > pile.top).map(Some);
        // A new pile needs a top.
        for top in tops.chain((main < piles.len()).then_some(None)) {
            search.best(top, |gains, plan| {
                sink(plan);
                search.variants(gains, plan, &mut sink);
            });
        }
    }
}

/// The best layings with their values, best first, at most `max`. The first one is optimal by this valuation.
pub fn best_layings(
    valuation: &Valuation<'_>,
    hand: CardSet,
    piles: &Piles,
    lay: u8,
    max: usize,
) -> Vec<(Laying, i32)> {
    let mut plans = Vec::new();
    all_plans(valuation, hand, piles, lay, |plan| plans.push(plan));
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.value));
    let mut layings: Vec<(Laying, i32)> = Vec::new();
    for plan in plans {
        if layings.len() >= max {
            break;
        }
        // Plans with different main piles can result in the same laying.
        if let Some(laying) = plan.laying(piles).filter(|new| layings.iter().all(|(old, _)| old != new)) {
            layings.push((laying, plan.value));
        }
    }
    layings
}

/// Passes to `sink` the best plans for the likeliest main pile and the next few tops: a fast selection for playouts.
pub fn likely_plans(
    valuation: &Valuation<'_>,
    hand: CardSet,
    piles: &Piles,
    lay: u8,
    mut sink: impl FnMut(Plan),
) {
    let MainPile { index: main, pile, .. } = valuation.main_pile(piles, hand);
    let search = PlanSearch { valuation, hand, main, pile, lay: usize::from(lay) };
    if main < piles.len() {
        search.best(None, |_, plan| sink(plan));
    }
    let above = hand & CardSet::range(pile.top + 1, MAX_CARD);
    for top in above.iter().take(search.lay + 1) {
        search.best(Some(top), |_, plan| sink(plan));
    }
}

/// Finds plans for one main pile.
struct PlanSearch<'a> {
    valuation: &'a Valuation<'a>,
    hand: CardSet,
    main: usize,
    pile: Pile,
    lay: usize,
}

impl PlanSearch<'_> {
    /// Passes to `sink` the best plan with this new top, and the gains of the cards: laid ones first, then kept ones. Does
    /// nothing if the number of cards to lay does not allow this top.
    #[inline]
    fn best(&self, new_top: Option<Card>, sink: impl FnOnce(&Gains, Plan)) {
        let top = new_top.map_or(self.pile.top, Card::get);
        let mut value = 2 * HEAD * self.pile.heads + self.valuation.top(top);
        let mut gains = Gains::new();
        let main_cards = CardSet::range(self.pile.top + 1, top);
        for card in self.hand {
            let heads = HEAD * self.valuation.heads(card);
            if Some(card) == new_top {
                value += heads;
                continue;
            }
            let laid = if main_cards.contains(card) { heads } else { -heads };
            let kept = self.valuation.keep(card, top);
            value += kept;
            if gains.try_push((laid - kept, card)).is_err() {
                return;
            }
        }
        let Some(others) = self.lay.checked_sub(usize::from(new_top.is_some())) else { return };
        if others > gains.len() {
            return;
        }
        let mut cards = CardSet::from_iter(new_top);
        for at in 0..others {
            let mut max = at;
            for other in at + 1..gains.len() {
                if gains[other].0 > gains[max].0 {
                    max = other;
                }
            }
            gains.swap(at, max);
            value += gains[at].0;
            cards.insert(gains[at].1);
        }
        let main = self.main as u8;
        sink(&gains, Plan { main, on_main: cards & main_cards, elsewhere: cards - main_cards, value });
    }

    /// Passes to `sink` the plans that swap one laid card for a kept one.
    fn variants(&self, gains: &Gains, best: Plan, sink: &mut impl FnMut(Plan)) {
        let cards = best.on_main | best.elsewhere;
        let main_cards = CardSet::range(self.pile.top + 1, best.on_main.last().map_or(0, Card::get));
        let laid = |gain: &&(i32, Card)| cards.contains(gain.1);
        for &(lost, out) in gains.iter().filter(laid) {
            for &(won, instead) in gains.iter().filter(|gain| !laid(gain)) {
                let mut cards = cards;
                cards.remove(out);
                cards.insert(instead);
                let value = best.value - lost + won;
                sink(Plan { on_main: cards & main_cards, elsewhere: cards - main_cards, value, ..best });
            }
        }
    }
}

impl Plan {
    /// Assigns the other cards to piles: each goes to the pile with the highest top it fits on, so that low tops remain.
    pub fn laying(&self, piles: &Piles) -> Option<Laying> {
        let mut tops: ArrayVec<u8, 80> = piles.iter().map(|pile| pile.top).collect();
        let mut main = usize::from(self.main);
        let mut laying = Laying::NOTHING;
        for card in self.on_main | self.elsewhere {
            let pile = if self.on_main.contains(card) {
                // A new main pile is started by its first card, after piles that lower cards have started.
                if main >= piles.len() && card == self.on_main.first()? {
                    main = tops.len();
                }
                main
            } else {
                let fits = |&at: &usize| {
                    let is_main = at == main && (main < piles.len() || self.on_main.first() < Some(card));
                    tops[at] < card.get() && !is_main
                };
                (0..tops.len()).filter(fits).max_by_key(|&at| tops[at]).unwrap_or(tops.len())
            };
            let onto = if pile < tops.len() { Onto::Pile(pile as u8) } else { Onto::New };
            match tops.get_mut(pile) {
                Some(top) => *top = card.get(),
                None => tops.try_push(card.get()).ok()?,
            }
            laying = laying.with(card, onto)?;
        }
        Some(laying)
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::bull_party::{BullParty, Phase};
    use rodeo_rules::deal::Dealer;
    use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
    use rodeo_rules::options::read_options;
    use rodeo_rules::rows::RowRule;
    use rodeo_rules::seat::Seat;

    use super::*;
    use crate::games::bull_party::piles::piles;
    use crate::games::bull_party::valuation::Weights;
    use crate::random_choice;
    use crate::rng::SeatRng;

    /// Plays a match at random, and calls `visit` for every seat that lays.
    fn visit_layings(options: &str, seed: u64, mut visit: impl FnMut(&BullParty, Seat)) {
        let mut game = BullParty::new(&read_options(3, options).unwrap()).unwrap();
        let mut rng = SeatRng::new(seed);
        loop {
            match game.awaiting() {
                Awaiting::Over => return,
                Awaiting::Deal => {
                    let deck = game.deck().unwrap();
                    game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                }
                Awaiting::Moves(seats) => {
                    let mut any = |seat| random_choice(&game, seat, RowRule::Random, &mut rng).unwrap();
                    let step: Vec<_> = seats.iter().map(|seat| (seat, any(seat))).collect();
                    if game.phase() == Phase::Lay {
                        seats.iter().for_each(|seat| visit(&game, seat));
                    }
                    game.play(&step, &mut DiscardEvents).unwrap();
                }
            }
        }
    }

    /// Value of piles and a kept hand, with the best choice of the main pile.
    fn value(valuation: &Valuation<'_>, piles: &Piles, kept: CardSet) -> i32 {
        let all: i32 = piles.iter().map(|pile| pile.heads).sum();
        let as_main = |pile: &Pile| {
            let kept: i32 = kept.iter().map(|card| valuation.keep(card, pile.top)).sum();
            HEAD * (2 * pile.heads - all) + valuation.top(pile.top) + kept
        };
        piles.iter().map(as_main).max().unwrap_or(i32::MIN)
    }

    /// The best value over all layings of `lay` cards, by enumeration.
    fn brute_force(valuation: &Valuation<'_>, left: CardSet, piles: &Piles, kept: CardSet, lay: u8) -> i32 {
        let Some(card) = left.first() else {
            return if lay == 0 { value(valuation, piles, kept) } else { i32::MIN };
        };
        let one = CardSet::from_iter([card]);
        let mut best = brute_force(valuation, left - one, piles, kept | one, lay);
        if lay > 0 {
            for at in 0..=piles.len() {
                let mut grown = piles.clone();
                if at == piles.len() {
                    grown.push(Pile::default());
                }
                if grown[at].top < card.get() {
                    grown[at] = Pile { heads: grown[at].heads + valuation.heads(card), top: card.get() };
                    best = best.max(brute_force(valuation, left - one, &grown, kept, lay - 1));
                }
            }
        }
        best
    }

    /// Piles after a laying, and the kept cards.
    fn after(valuation: &Valuation<'_>, piles: &Piles, hand: CardSet, laying: &Laying) -> (Piles, CardSet) {
        let mut piles = piles.clone();
        for (card, onto) in laying.steps() {
            let at = match onto {
                Onto::Pile(pile) => usize::from(pile),
                Onto::New => {
                    piles.push(Pile::default());
                    piles.len() - 1
                }
            };
            assert!(piles[at].top < card.get());
            piles[at] = Pile { heads: piles[at].heads + valuation.heads(card), top: card.get() };
        }
        (piles, hand - laying.cards())
    }

    #[test]
    fn best_laying_matches_brute_force() {
        let mut seen = 0;
        for (options, seed) in
            [("hand=3 numbers=60 out=15", 1), ("hand=2 numbers=40 out=0", 2), ("hand=5", 3)]
        {
            visit_layings(options, seed, |game, seat| {
                let (hand, lay) = (game.hand(seat), game.must_lay(seat));
                for weights in [Weights::PLAIN, Weights::TUNED] {
                    let valuation = Valuation::new(game, &weights);
                    let piles = piles(game, seat);
                    // Brute force takes too long for large hands.
                    if usize::from(lay) * piles.len() > 20 || lay > 4 {
                        continue;
                    }
                    let found = best_layings(&valuation, hand, &piles, lay, 1);
                    let (grown, kept) = after(&valuation, &piles, hand, &found[0].0);
                    assert_eq!(
                        value(&valuation, &grown, kept),
                        brute_force(&valuation, hand, &piles, CardSet::EMPTY, lay)
                    );
                    seen += 1;
                }
            });
        }
        assert!(seen > 50, "{seen}");
    }

    #[test]
    fn layings_are_distinct_and_legal() {
        for seed in 0..5 {
            visit_layings("", seed, |game, seat| {
                let valuation = Valuation::new(game, &Weights::TUNED);
                let piles = piles(game, seat);
                let found = best_layings(&valuation, game.hand(seat), &piles, game.must_lay(seat), 64);
                assert!(!found.is_empty() && found.is_sorted_by_key(|(_, value)| -value));
                for (at, (laying, _)) in found.iter().enumerate() {
                    assert_eq!(laying.cards().len(), game.must_lay(seat));
                    assert!(laying.cards().is_subset(game.hand(seat)));
                    after(&valuation, &piles, game.hand(seat), laying);
                    assert!(found[..at].iter().all(|(other, _)| other != laying));
                }
            });
        }
    }
}
