//! Choices of a seat and the checks of what is allowed.

use serde::{Deserialize, Serialize};

use super::queue::{MAX_QUEUED, Owner};
use super::special::Special;
use super::state::{Buffalo, Phase};
use crate::card::{Card, CardSet};
use crate::choice::{self, NextWords, Word, Words};
use crate::rows::RowId;
use crate::seat::Seat;

/// The word before a row whose Stop! is lifted.
pub const LIFT: Word = Word::keyword("lift");

/// A use of a special card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SpecialUse"))]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// Placed at this row.
    Take7(RowId),
    /// Placed at this row.
    Stop(RowId),
    /// The card from the hand that is placed instead of the next card.
    Replace(Card),
    /// The row into which the next card is inserted.
    Insert(RowId),
    /// The card that moves, and the row it moves to.
    Push(Card, RowId),
    /// The queued card that moves to the front.
    First(Card),
    /// The queued card that moves to the back.
    Last(Card),
    /// The new order of all queued cards.
    Sort(#[serde(deserialize_with = "crate::short_array::deserialize")] [Option<Card>; MAX_QUEUED]),
}

impl Use {
    /// The kind of special card.
    pub const fn special(self) -> Special {
        match self {
            Use::Take7(_) => Special::Take7,
            Use::Stop(_) => Special::Stop,
            Use::Replace(_) => Special::Replace,
            Use::Insert(_) => Special::Insert,
            Use::Push(..) => Special::Push,
            Use::First(_) => Special::First,
            Use::Last(_) => Special::Last,
            Use::Sort(_) => Special::Sort,
        }
    }

    fn from_words(special: Special, words: &[Word]) -> Option<Use> {
        match (special, words) {
            (Special::Take7, &[Word::Row(row)]) => Some(Use::Take7(row)),
            (Special::Stop, &[Word::Row(row)]) => Some(Use::Stop(row)),
            (Special::Replace, &[Word::Card(card)]) => Some(Use::Replace(card)),
            (Special::Insert, &[Word::Row(row)]) => Some(Use::Insert(row)),
            (Special::Push, &[Word::Card(card), Word::Row(row)]) => Some(Use::Push(card, row)),
            (Special::First, &[Word::Card(card)]) => Some(Use::First(card)),
            (Special::Last, &[Word::Card(card)]) => Some(Use::Last(card)),
            (Special::Sort, words) if (1..=MAX_QUEUED).contains(&words.len()) => {
                let mut order = [None; MAX_QUEUED];
                for (place, word) in order.iter_mut().zip(words) {
                    *place = Some(card_of(*word)?);
                }
                Some(Use::Sort(order))
            }
            _ => None,
        }
    }
}

/// A choice in Beat the Buffalo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Play this card.
    Card(Card),
    /// Do nothing, so that the next card is placed.
    Pass,
    /// Use an open special card.
    Use(Use),
    /// Lift the Stop! of this row.
    Lift(RowId),
    /// Take this row.
    Row(RowId),
}

impl Choice {
    /// Returns the choice that these words make, if they make one; whether it is allowed now, the game decides.
    pub fn from_words(words: &[Word]) -> Option<Choice> {
        match *words {
            [Word::Card(card)] => Some(Choice::Card(card)),
            [Word::Pass] => Some(Choice::Pass),
            [LIFT, Word::Row(row)] => Some(Choice::Lift(row)),
            [Word::Row(row)] => Some(Choice::Row(row)),
            [word, ref rest @ ..] => Use::from_words(Special::from_word(word)?, rest).map(Choice::Use),
            _ => None,
        }
    }
}

impl choice::Choice for Choice {
    fn words(&self) -> Words {
        let mut words = Words::new();
        match *self {
            Choice::Card(card) => words.push(Word::Card(card)),
            Choice::Pass => words.push(Word::Pass),
            Choice::Lift(row) => words.extend([LIFT, Word::Row(row)]),
            Choice::Row(row) => words.push(Word::Row(row)),
            Choice::Use(what) => {
                words.push(what.special().word());
                match what {
                    Use::Take7(row) | Use::Stop(row) | Use::Insert(row) => words.push(Word::Row(row)),
                    Use::Replace(card) | Use::First(card) | Use::Last(card) => words.push(Word::Card(card)),
                    Use::Push(card, row) => words.extend([Word::Card(card), Word::Row(row)]),
                    Use::Sort(order) => words.extend(order.into_iter().flatten().map(Word::Card)),
                }
            }
        }
        words
    }

    fn is_unilateral(&self) -> bool {
        match self {
            Choice::Use(_) | Choice::Lift(_) => true,
            Choice::Card(_) | Choice::Pass | Choice::Row(_) => false,
        }
    }

    /// The new card of a Replace! stays secret until it is placed (rule buffalo 7.11).
    fn proposed(&self) -> Words {
        match self {
            Choice::Use(Use::Replace(_)) => Words::from_iter([Special::Replace.word()]),
            Choice::Card(_) | Choice::Pass | Choice::Use(_) | Choice::Lift(_) | Choice::Row(_) => {
                self.words()
            }
        }
    }
}

impl Buffalo {
    /// Whether the seat may make this choice now.
    pub(super) fn allows(&self, seat: Seat, choice: Choice) -> bool {
        match (self.phase, choice) {
            (Phase::Pick, Choice::Card(card)) => self.hand(seat).contains(card),
            (Phase::Pick | Phase::Window, Choice::Lift(row)) => self.is_blocked(row),
            (Phase::Window, Choice::Pass) => true,
            (Phase::Window, Choice::Use(what)) => self.is_open(what.special()) && self.allows_use(seat, what),
            (Phase::TakeRow(owner), Choice::Row(row)) => seat == owner && self.is_free(row),
            (
                Phase::DealCards
                | Phase::DealSpecials
                | Phase::Pick
                | Phase::Window
                | Phase::TakeRow(_)
                | Phase::Over,
                _,
            ) => false,
        }
    }

    fn allows_use(&self, seat: Seat, what: Use) -> bool {
        match what {
            Use::Take7(row) => self.can_get_take7(row),
            Use::Stop(row) => self.can_get_stop(row),
            Use::Replace(card) => self.owns_next(seat) && self.hand(seat).contains(card),
            Use::Insert(row) => self.owns_next(seat) && self.can_insert(row),
            Use::Push(card, row) => {
                self.is_free(row) && self.row_of(card).is_some_and(|from| from != row && self.is_free(from))
            }
            Use::First(card) | Use::Last(card) => self.queue.of_players().any(|queued| queued == card),
            Use::Sort(order) => {
                let cards: CardSet = order.into_iter().flatten().collect();
                let named = order.iter().flatten().count();
                cards == self.queue.cards() && named == usize::from(self.queue.len())
            }
        }
    }

    /// Whether some seat could use an open special card of this kind now. Depends only on public information: hands
    /// count only by their size, so that a window does not reveal anything.
    pub(super) fn is_usable(&self, special: Special) -> bool {
        match special {
            Special::Take7 => RowId::all(4).any(|row| self.can_get_take7(row)),
            Special::Stop => RowId::all(4).any(|row| self.can_get_stop(row)),
            Special::Replace => self.hand_size > 0 && self.next_is_players_card(),
            Special::Insert => self.next_is_players_card() && RowId::all(4).any(|row| self.can_insert(row)),
            Special::Push => RowId::all(4).filter(|&row| self.is_free(row)).count() >= 2,
            Special::First | Special::Last => self.queue.of_players().next().is_some(),
            Special::Sort => !self.queue.is_empty(),
        }
    }

    /// Whether the team could do anything before the next card is placed (rule buffalo 7.3).
    pub(super) fn has_window(&self) -> bool {
        self.stops.contains(&true) || self.open_specials().any(|special| self.is_usable(special))
    }

    fn can_use(&self, seat: Seat, special: Special) -> bool {
        self.is_usable(special)
            && match special {
                Special::Replace => self.owns_next(seat) && !self.hand(seat).is_empty(),
                Special::Insert => self.owns_next(seat),
                Special::Take7
                | Special::Stop
                | Special::Push
                | Special::First
                | Special::Last
                | Special::Sort => true,
            }
    }

    pub(super) fn options_after(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        if seat.get() >= self.rules.players {
            return NextWords::none();
        }
        if let (Phase::Window, &[word, ref rest @ ..]) = (self.phase, so_far)
            && let Some(special) = Special::from_word(word).filter(|&special| self.is_open(special))
        {
            return self.use_options(seat, special, rest);
        }
        match (self.phase, so_far) {
            (Phase::Pick, []) => {
                let mut options = NextWords::of(self.hand(seat).iter().map(Word::Card));
                options.add(self.lift_word());
                options
            }
            (Phase::Window, []) => {
                let mut options = NextWords::of([Word::Pass]);
                let mut kinds = self.open_specials().filter(|&special| self.can_use(seat, special));
                let first = kinds.next();
                options.add(first.map(Special::word));
                options.add(kinds.find(|&special| Some(special) != first).map(Special::word));
                options.add(self.lift_word());
                options
            }
            (Phase::Pick | Phase::Window, [LIFT]) => rows_where(|row| self.is_blocked(row)),
            (Phase::TakeRow(owner), []) if seat == owner => rows_where(|row| self.is_free(row)),
            (_, words) => match Choice::from_words(words) {
                Some(choice) if self.allows(seat, choice) => NextWords::done(),
                Some(_) | None => NextWords::none(),
            },
        }
    }

    /// The words that may follow the name of an open special card.
    fn use_options(&self, seat: Seat, special: Special, so_far: &[Word]) -> NextWords {
        if !self.can_use(seat, special) {
            return NextWords::none();
        }
        match (special, so_far) {
            (Special::Take7, []) => rows_where(|row| self.can_get_take7(row)),
            (Special::Stop, []) => rows_where(|row| self.can_get_stop(row)),
            (Special::Replace, []) => NextWords::of(self.hand(seat).iter().map(Word::Card)),
            (Special::Insert, []) => rows_where(|row| self.can_insert(row)),
            (Special::Push, []) => {
                let free = RowId::all(4).filter(|&row| self.is_free(row));
                NextWords::of(free.flat_map(|row| self.row(row).cards()).map(Word::Card))
            }
            (Special::Push, &[Word::Card(card)]) => {
                rows_where(|row| self.allows_use(seat, Use::Push(card, row)))
            }
            (Special::First | Special::Last, []) => NextWords::of(self.queue.of_players().map(Word::Card)),
            (Special::Sort, words) => self.sort_options(words),
            (_, words) => match Use::from_words(special, words) {
                Some(what) if self.allows_use(seat, what) => NextWords::done(),
                Some(_) | None => NextWords::none(),
            },
        }
    }

    /// The queued cards that are not in the new order yet; the choice is complete when none is left.
    fn sort_options(&self, so_far: &[Word]) -> NextWords {
        let mut left = self.queue.cards();
        let all_wait = so_far.iter().all(|&word| card_of(word).is_some_and(|card| left.remove(card)));
        match (all_wait, left.is_empty()) {
            (true, true) => NextWords::done(),
            (true, false) => {
                let left = self.queue.iter().filter(|queued| left.contains(queued.card));
                NextWords::of(left.map(|queued| Word::Card(queued.card)))
            }
            (false, _) => NextWords::none(),
        }
    }

    fn lift_word(&self) -> Option<Word> {
        self.stops.contains(&true).then_some(LIFT)
    }

    /// Rules buffalo 5.1, 5.7, 6.5.
    fn can_get_take7(&self, row: RowId) -> bool {
        self.is_free(row) && !self.has_take7(row)
    }

    /// Rules buffalo 5.4, 5.7, 6.5.
    fn can_get_stop(&self, row: RowId) -> bool {
        !self.is_blocked(row) && !self.row(row).is_empty()
    }

    /// Whether the next card can be inserted into the row (rules buffalo 5.15, 5.16, 6.6).
    fn can_insert(&self, row: RowId) -> bool {
        let next = self.queue.next();
        self.is_free(row) && next.is_some_and(|next| next.card.get() < self.row(row).last_number())
    }

    fn next_is_players_card(&self) -> bool {
        matches!(self.queue.next(), Some(next) if next.owner != Owner::Buffalo)
    }

    fn owns_next(&self, seat: Seat) -> bool {
        matches!(self.queue.next(), Some(next) if next.owner == Owner::Seat(seat))
    }
}

fn rows_where(good: impl Fn(RowId) -> bool) -> NextWords {
    NextWords::of(RowId::all(4).filter(|&row| good(row)).map(Word::Row))
}

fn card_of(word: Word) -> Option<Card> {
    match word {
        Word::Card(card) => Some(card),
        _ => None,
    }
}
