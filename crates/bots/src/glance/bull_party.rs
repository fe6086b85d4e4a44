//! Bull Party: let the rows grow, take a good one in time, and keep one pile going.

use rodeo_rules::bull_party::{BullParty, Choice, Laying, Onto, Phase};
use rodeo_rules::card::CardSet;
use rodeo_rules::choice::{Word, Words};
use rodeo_rules::game::{Dice, Game};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::{Glance, Ideas, gather};
use crate::dice::SeatDice;

/// A row of this many heads is worth taking.
const GOOD_ROW: u32 = 9;
/// So many layings are tried before the best of them is laid.
const LAYINGS: usize = 64;

impl Glance for BullParty {
    fn ideas(&self, seat: Seat, dice: &mut SeatDice) -> Ideas<Choice> {
        match self.phase() {
            Phase::Pick if self.playing().contains(seat) => picks(self, seat),
            Phase::TakeRow(taker) if taker == seat => {
                gather(self.remaining_rows().map(|row| (Choice::Row(row), worth(self, seat, row) as i32)))
            }
            Phase::AddTo(builder) if builder == seat => {
                gather(self.open_rows().map(|row| (Choice::Row(row), worth(self, seat, row) as i32)))
            }
            Phase::Lay => {
                let layings = (0..LAYINGS).filter_map(|_| any_laying(self, seat, dice));
                gather(layings.map(|laying| (Choice::Lay(laying), after(self, seat, &laying))))
            }
            Phase::Pick
            | Phase::TakeRow(_)
            | Phase::AddTo(_)
            | Phase::Letters
            | Phase::Cards
            | Phase::Layout
            | Phase::Draw(_)
            | Phase::Over => Ideas::new(),
        }
    }
}

/// The lowest card is served first: use it for a good row, and build while there is none.
fn picks(game: &BullParty, seat: Seat) -> Ideas<Choice> {
    let best = game.remaining_rows().map(|row| worth(game, seat, row)).max().unwrap_or(0);
    let can_build = game.options(seat, &[]).next.contains(&Word::Zero);
    let alone = game.playing().len() == 1;
    let build = if best < GOOD_ROW || alone { 200 } else { -200 };
    let cards = game.hand(seat).iter().map(|card| (Choice::Card(card), -i32::from(card.get())));
    gather(cards.chain(can_build.then_some((Choice::Zero, build))))
}

/// The heads of a row, its bull, and something for cards that go on from our best pile.
fn worth(game: &BullParty, seat: Seat, row: RowId) -> u32 {
    let cards = game.rows().get(row.index()).copied().unwrap_or_default();
    let heads = |card| u32::from(game.rules().heads.of(card));
    let piles: Vec<CardSet> = game.piles().of(seat).collect();
    let top =
        piles.iter().max_by_key(|pile| pile.iter().map(heads).sum::<u32>()).and_then(|pile| pile.last());
    let fitting = cards.cards().filter(|&card| top.is_none_or(|top| card > top)).count() as u32;
    cards.cards().map(heads).sum::<u32>() + 2 * u32::from(game.row_bull(row).unwrap_or(0)) + fitting
}

/// Any cards that may be laid, each on the best pile it fits on.
fn any_laying(game: &BullParty, seat: Seat, dice: &mut SeatDice) -> Option<Laying> {
    let mut words = Words::new();
    let mut laying = Laying::NOTHING;
    loop {
        let options = game.options(seat, &words);
        let cards: Vec<Word> = options.next.iter().copied().collect();
        let Some(Word::Card(card)) = cards.get(dice.below(cards.len() as u32) as usize).copied() else {
            return Some(laying).filter(|_| options.whole);
        };
        let piles = laid(game.piles().of(seat).collect(), &laying);
        let fits = |pile: &CardSet| pile.last().is_none_or(|top| top < card);
        let fitting = (0..).zip(&piles).filter(|(_, pile)| fits(pile));
        let best = fitting.max_by_key(|(_, pile)| heads(game, pile)).map(|(number, _)| number);
        let (onto, word) = match best {
            Some(pile) => (Onto::Pile(pile), Word::Pile(pile)),
            None => (Onto::New, Word::NewPile),
        };
        laying = laying.with(card, onto)?;
        words.try_extend_from_slice(&[Word::Card(card), word]).ok()?;
    }
}

/// What the piles would be worth after a laying: the best less the others, and better the lower the best one ends.
fn after(game: &BullParty, seat: Seat, laying: &Laying) -> i32 {
    let piles = laid(game.piles().of(seat).collect(), laying);
    let all: i32 = piles.iter().map(|pile| heads(game, pile)).sum();
    let Some(best) = piles.iter().max_by_key(|pile| heads(game, pile)) else { return 0 };
    10 * (2 * heads(game, best) - all) - best.last().map_or(0, |card| i32::from(card.get()))
}

fn heads(game: &BullParty, pile: &CardSet) -> i32 {
    pile.iter().map(|card| i32::from(game.rules().heads.of(card))).sum()
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
