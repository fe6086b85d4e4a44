//! Which cards to lay, and where: the best ways, found without trying them all.
//!
//! One pile is going to be the best one; call it the main pile. Heads laid there count for the seat, all others against
//! it, wherever they lie. So a laying is as good as its main pile, the highest card laid there (the new top), and a set of
//! cards: once the first two are given, each card is worth something laid and something kept, and the cards to lay are
//! simply those that gain most by it. There are few main piles and few tops; all are tried.

use arrayvec::ArrayVec;
use rodeo_rules::bull_party::{Laying, Onto};
use rodeo_rules::card::{Card, CardSet, MAX_CARD};

use super::eye::{Eye, HEAD, Main};
use super::piles::{Pile, Piles};

/// The most cards in a hand when cards are laid.
const MOST_CARDS: usize = 12;

/// A way to lay cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The pile that is meant to be the best in the end; a new one where it is behind the last.
    pub main: u8,
    /// The cards that go there.
    pub on_main: CardSet,
    /// The cards that go elsewhere.
    pub elsewhere: CardSet,
    /// How good it looks, all things considered.
    pub value: i32,
}

/// Cards, and what each gains by being laid instead of kept.
type Gains = ArrayVec<(i32, Card), MOST_CARDS>;

/// Tells the best plan for each main pile and each new top, and those that lay another card instead.
pub fn all_plans(eye: &Eye<'_>, hand: CardSet, piles: &Piles, lay: u8, mut sink: impl FnMut(Plan)) {
    for main in 0..=piles.len() {
        let pile = piles.get(main).copied().unwrap_or_default();
        let ways = Ways { eye, hand, main, pile, lay: usize::from(lay) };
        let tops = hand.iter().filter(|card| card.get() > pile.top).map(Some);
        // A pile that is not there yet has no top to keep.
        for top in tops.chain((main < piles.len()).then_some(None)) {
            ways.best(top, |gains, plan| {
                sink(plan);
                ways.variants(gains, plan, &mut sink);
            });
        }
    }
}

/// The best layings with how good they look, the best first, as many as are wanted. Where all cards are laid there is
/// nothing more to come, and the first one is the best of all.
pub fn best_layings(eye: &Eye<'_>, hand: CardSet, piles: &Piles, lay: u8, most: usize) -> Vec<(Laying, i32)> {
    let mut plans = Vec::new();
    all_plans(eye, hand, piles, lay, |plan| plans.push(plan));
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.value));
    let mut layings: Vec<(Laying, i32)> = Vec::new();
    for plan in plans {
        if layings.len() >= most {
            break;
        }
        // The same laying can be meant for one main pile or for another.
        if let Some(laying) = plan.laying(piles).filter(|new| layings.iter().all(|(old, _)| old != new)) {
            layings.push((laying, plan.value));
        }
    }
    layings
}

/// Tells the best plans for the likeliest main pile and the next few tops: for players who do not take their time.
pub fn likely_plans(eye: &Eye<'_>, hand: CardSet, piles: &Piles, lay: u8, mut sink: impl FnMut(Plan)) {
    let Main { number: main, pile, .. } = eye.main_pile(piles, hand);
    let ways = Ways { eye, hand, main, pile, lay: usize::from(lay) };
    if main < piles.len() {
        ways.best(None, |_, plan| sink(plan));
    }
    let above = hand & CardSet::range(pile.top + 1, MAX_CARD);
    for top in above.iter().take(ways.lay + 1) {
        ways.best(Some(top), |_, plan| sink(plan));
    }
}

/// The ways to lay with this main pile.
struct Ways<'a> {
    eye: &'a Eye<'a>,
    hand: CardSet,
    main: usize,
    pile: Pile,
    lay: usize,
}

impl Ways<'_> {
    /// Tells the best cards to lay if the main pile grows to this top, with what each card gains by it: those that are laid
    /// first, then those that are kept. Tells nothing where no more cards may be laid.
    #[inline]
    fn best(&self, new_top: Option<Card>, sink: impl FnOnce(&Gains, Plan)) {
        let top = new_top.map_or(self.pile.top, Card::get);
        let mut value = 2 * HEAD * self.pile.heads + self.eye.outlook(top);
        let mut gains = Gains::new();
        let main_cards = CardSet::range(self.pile.top + 1, top);
        for card in self.hand {
            let heads = HEAD * self.eye.heads(card);
            if Some(card) == new_top {
                value += heads;
                continue;
            }
            let laid = if main_cards.contains(card) { heads } else { -heads };
            let kept = self.eye.keep(card, top);
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
            let mut most = at;
            for other in at + 1..gains.len() {
                if gains[other].0 > gains[most].0 {
                    most = other;
                }
            }
            gains.swap(at, most);
            value += gains[at].0;
            cards.insert(gains[at].1);
        }
        let main = self.main as u8;
        sink(&gains, Plan { main, on_main: cards & main_cards, elsewhere: cards - main_cards, value });
    }

    /// Tells the plans that keep one card which the best one lays, and lay another for it.
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
    /// The laying, with a place for the cards that go elsewhere: on the pile with the highest top they fit on, so that
    /// low tops stay free.
    pub fn laying(&self, piles: &Piles) -> Option<Laying> {
        let mut tops: ArrayVec<u8, 80> = piles.iter().map(|pile| pile.top).collect();
        let mut main = usize::from(self.main);
        let mut laying = Laying::NOTHING;
        for card in self.on_main | self.elsewhere {
            let here = if self.on_main.contains(card) {
                // A new main pile is started by its first card, behind those that were started for others before.
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
            let onto = if here < tops.len() { Onto::Pile(here as u8) } else { Onto::New };
            match tops.get_mut(here) {
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
    use crate::glance::bull_party::eye::Weights;
    use crate::glance::bull_party::piles::piles;
    use crate::random_choice;
    use crate::rng::SeatRng;

    /// Random players walk through a match; calls `at` for every seat that lays.
    fn walk(options: &str, seed: u64, mut at: impl FnMut(&BullParty, Seat)) {
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
                        seats.iter().for_each(|seat| at(&game, seat));
                    }
                    game.play(&step, &mut DiscardEvents).unwrap();
                }
            }
        }
    }

    /// How good piles and a kept hand look, whichever pile is the main one.
    fn value(eye: &Eye<'_>, piles: &Piles, kept: CardSet) -> i32 {
        let all: i32 = piles.iter().map(|pile| pile.heads).sum();
        let as_main = |pile: &Pile| {
            let kept: i32 = kept.iter().map(|card| eye.keep(card, pile.top)).sum();
            HEAD * (2 * pile.heads - all) + eye.outlook(pile.top) + kept
        };
        piles.iter().map(as_main).max().unwrap_or(i32::MIN)
    }

    /// The best of all ways to lay so many of these cards, kept and laid one by one.
    fn by_force(eye: &Eye<'_>, left: CardSet, piles: &Piles, kept: CardSet, lay: u8) -> i32 {
        let Some(card) = left.first() else {
            return if lay == 0 { value(eye, piles, kept) } else { i32::MIN };
        };
        let one = CardSet::from_iter([card]);
        let mut best = by_force(eye, left - one, piles, kept | one, lay);
        if lay > 0 {
            for at in 0..=piles.len() {
                let mut grown = piles.clone();
                if at == piles.len() {
                    grown.push(Pile::default());
                }
                if grown[at].top < card.get() {
                    grown[at] = Pile { heads: grown[at].heads + eye.heads(card), top: card.get() };
                    best = best.max(by_force(eye, left - one, &grown, kept, lay - 1));
                }
            }
        }
        best
    }

    /// Piles after a laying, and the cards that are kept.
    fn after(eye: &Eye<'_>, piles: &Piles, hand: CardSet, laying: &Laying) -> (Piles, CardSet) {
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
            piles[at] = Pile { heads: piles[at].heads + eye.heads(card), top: card.get() };
        }
        (piles, hand - laying.cards())
    }

    #[test]
    fn nothing_is_better_than_the_best_laying_found() {
        let mut seen = 0;
        for (options, seed) in
            [("hand=3 numbers=60 out=15", 1), ("hand=2 numbers=40 out=0", 2), ("hand=5", 3)]
        {
            walk(options, seed, |game, seat| {
                let (hand, lay) = (game.hand(seat), game.must_lay(seat));
                for weights in [Weights::PLAIN, Weights::TUNED] {
                    let eye = Eye::new(game, &weights);
                    let piles = piles(game, seat);
                    // All ways of a large hand would take hours.
                    if usize::from(lay) * piles.len() > 20 || lay > 4 {
                        continue;
                    }
                    let found = best_layings(&eye, hand, &piles, lay, 1);
                    let (grown, kept) = after(&eye, &piles, hand, &found[0].0);
                    assert_eq!(value(&eye, &grown, kept), by_force(&eye, hand, &piles, CardSet::EMPTY, lay));
                    seen += 1;
                }
            });
        }
        assert!(seen > 50, "{seen}");
    }

    #[test]
    fn layings_differ_and_are_allowed() {
        for seed in 0..5 {
            walk("", seed, |game, seat| {
                let eye = Eye::new(game, &Weights::TUNED);
                let piles = piles(game, seat);
                let found = best_layings(&eye, game.hand(seat), &piles, game.must_lay(seat), 64);
                assert!(!found.is_empty() && found.is_sorted_by_key(|(_, value)| -value));
                for (at, (laying, _)) in found.iter().enumerate() {
                    assert_eq!(laying.cards().len(), game.must_lay(seat));
                    assert!(laying.cards().is_subset(game.hand(seat)));
                    after(&eye, &piles, game.hand(seat), laying);
                    assert!(found[..at].iter().all(|(other, _)| other != laying));
                }
            });
        }
    }
}
