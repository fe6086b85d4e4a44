//! Bull Party: let the rows grow, take a good one in time, and keep one pile going.

use rodeo_rules::bull_party::{BullParty, Choice, Laying, Onto, Phase};
use rodeo_rules::card::CardSet;
use rodeo_rules::choice::{Word, Words};
use rodeo_rules::game::{Dice, Game, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::Simple;
use crate::dice::SeatDice;
use crate::{Bot, seat_of};

/// A row of this many heads is worth taking.
const GOOD_ROW: u32 = 9;
/// So many layings are tried before the best of them is laid.
const LAYINGS: usize = 100;

impl Bot<BullParty> for Simple {
    fn choose(&mut self, view: &View<BullParty>, dice: &mut SeatDice) -> Option<Choice> {
        let seat = seat_of(view)?;
        match view.phase() {
            Phase::Pick => pick(view, seat),
            Phase::TakeRow(_) => {
                view.remaining_rows().max_by_key(|&row| worth(view, seat, row)).map(Choice::Row)
            }
            Phase::AddTo(_) => view.open_rows().max_by_key(|&row| worth(view, seat, row)).map(Choice::Row),
            Phase::Lay => {
                let layings = (0..LAYINGS).filter_map(|_| any_laying(view, seat, dice));
                layings.max_by_key(|laying| after(view, seat, laying)).map(Choice::Lay)
            }
            Phase::Letters | Phase::Cards | Phase::Layout | Phase::Draw(_) | Phase::Over => None,
        }
    }
}

/// The lowest card is served first: use it for a good row, and build while there is none.
fn pick(view: &View<BullParty>, seat: Seat) -> Option<Choice> {
    let best = view.remaining_rows().map(|row| worth(view, seat, row)).max().unwrap_or(0);
    let can_build = view.options(seat, &[]).next.contains(&Word::Zero);
    let alone = view.playing().len() == 1;
    if can_build && (best < GOOD_ROW || alone) {
        return Some(Choice::Zero);
    }
    view.hand(seat).first().map(Choice::Card)
}

/// The heads of a row, its bull, and something for cards that go on from our best pile.
fn worth(view: &View<BullParty>, seat: Seat, row: RowId) -> u32 {
    let cards = view.rows().get(row.index()).copied().unwrap_or_default();
    let heads = |card| u32::from(view.rules().heads.of(card));
    let piles: Vec<CardSet> = view.piles().of(seat).collect();
    let top =
        piles.iter().max_by_key(|pile| pile.iter().map(heads).sum::<u32>()).and_then(|pile| pile.last());
    let fitting = cards.cards().filter(|&card| top.is_none_or(|top| card > top)).count() as u32;
    cards.cards().map(heads).sum::<u32>() + 2 * u32::from(view.row_bull(row).unwrap_or(0)) + fitting
}

/// Any cards that may be laid, each on the best pile it fits on.
fn any_laying(view: &View<BullParty>, seat: Seat, dice: &mut SeatDice) -> Option<Laying> {
    let mut words = Words::new();
    let mut laying = Laying::NOTHING;
    loop {
        let options = view.options(seat, &words);
        let cards: Vec<Word> = options.next.iter().copied().collect();
        let Some(Word::Card(card)) = cards.get(dice.below(cards.len() as u32) as usize).copied() else {
            return Some(laying).filter(|_| options.whole);
        };
        let piles = laid(view.piles().of(seat).collect(), &laying);
        let fits = |pile: &CardSet| pile.last().is_none_or(|top| top < card);
        let fitting = (0..).zip(&piles).filter(|(_, pile)| fits(pile));
        let best = fitting.max_by_key(|(_, pile)| heads(view, pile)).map(|(number, _)| number);
        let (onto, word) = match best {
            Some(pile) => (Onto::Pile(pile), Word::Pile(pile)),
            None => (Onto::New, Word::NewPile),
        };
        laying = laying.with(card, onto)?;
        words.try_extend_from_slice(&[Word::Card(card), word]).ok()?;
    }
}

/// What the piles would be worth after a laying: the best less the others, and better the lower the best one ends.
fn after(view: &View<BullParty>, seat: Seat, laying: &Laying) -> i32 {
    let piles = laid(view.piles().of(seat).collect(), laying);
    let all: i32 = piles.iter().map(|pile| heads(view, pile)).sum();
    let Some(best) = piles.iter().max_by_key(|pile| heads(view, pile)) else { return 0 };
    10 * (2 * heads(view, best) - all) - best.last().map_or(0, |card| i32::from(card.get()))
}

fn heads(view: &View<BullParty>, pile: &CardSet) -> i32 {
    pile.iter().map(|card| i32::from(view.rules().heads.of(card))).sum()
}

fn laid(mut piles: Vec<CardSet>, laying: &Laying) -> Vec<CardSet> {
    for (card, onto) in laying.steps() {
        match onto {
            Onto::Pile(pile) => {
                if let Some(pile) = piles.get_mut(usize::from(pile)) {
                    pile.insert(card);
                }
            }
            Onto::New => piles.push(CardSet::from_iter([card])),
        }
    }
    piles
}
