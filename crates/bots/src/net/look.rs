//! What a seat sees, as numbers. `training/take6/look.py` computes the same; change both or none.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::Take6;

use super::HAND;

/// The highest card the net knows.
pub(super) const CARDS: usize = 104;
/// Numbers about each row, and about the table besides.
const ROW: usize = 11;
pub(super) const TABLE: usize = 4 * ROW + 39;
/// Numbers about each card in hand.
pub(super) const CARD: usize = 33;

/// What a seat sees.
pub(super) struct Look {
    /// The own hand, in ascending order.
    pub(super) hand: ArrayVec<Card, HAND>,
    /// The cards that are neither in the own hand nor seen by everybody.
    pub(super) unseen: CardSet,
    /// Rows, heads, players.
    pub(super) table: ArrayVec<f32, TABLE>,
    /// How each card of the hand lies to the rows.
    pub(super) cards: ArrayVec<[f32; CARD], HAND>,
}

/// A row, and the gap up to the next one.
#[derive(Clone, Copy)]
struct SeenRow {
    last: u8,
    len: u8,
    heads: u8,
    is_cheapest: bool,
}

/// What all numbers are made of.
struct Sight {
    hand: CardSet,
    unseen: CardSet,
    /// In ascending order of their last cards.
    rows: [SeenRow; 4],
    cheapest: u8,
    others: u8,
    /// One over the number of unseen cards: how likely each of them is the next card of another seat.
    chance: f32,
}

impl Look {
    /// `None` where the seat holds no cards, or more than the net knows.
    pub(super) fn new(position: &Take6, seat: Seat) -> Option<Look> {
        let deck = position.rules().deck_cards();
        let own = position.hand(seat);
        let players = position.players();
        let known = !own.is_empty() && usize::from(own.len()) <= HAND && usize::from(deck.len()) <= CARDS;
        if !known
            || !(2..=MAX_SEATS as u8).contains(&players)
            || position.rows().iter().any(|row| row.is_empty())
        {
            return None;
        }
        let sight = Sight::new(position, own, deck);
        let cards = own.iter().map(|card| sight.card(card)).collect();
        let table = sight.table(position, seat, deck);
        Some(Look { hand: own.iter().collect(), unseen: sight.unseen, table, cards })
    }
}

impl Sight {
    fn new(position: &Take6, hand: CardSet, deck: CardSet) -> Sight {
        let four = position.rows();
        let cheapest = four.cheapest();
        let mut rows = [0, 1, 2, 3].map(|at: usize| {
            let row = four.as_slice()[at];
            SeenRow {
                last: row.last_number(),
                len: row.len(),
                heads: row.heads(),
                is_cheapest: at == cheapest.index(),
            }
        });
        rows.sort_unstable_by_key(|row| row.last);
        let unseen = deck - position.seen() - hand;
        Sight {
            hand,
            unseen,
            rows,
            cheapest: four[cheapest].heads(),
            others: position.players() - 1,
            chance: 1.0 / f32::from(unseen.len().max(1)),
        }
    }

    /// How many of the others play one of so many unseen cards, on average.
    fn rivals(&self, cards: u8) -> f32 {
        f32::from(cards) * (f32::from(self.others) * self.chance)
    }

    /// The end of the row above this one in order, or of the deck.
    fn end(&self, row: usize) -> u8 {
        self.rows.get(row).map_or(CARDS as u8, |row| row.last)
    }

    fn table(&self, position: &Take6, seat: Seat, deck: CardSet) -> ArrayVec<f32, TABLE> {
        let mut table = ArrayVec::new();
        for (at, row) in self.rows.iter().enumerate() {
            let gap = CardSet::range(row.last + 1, self.end(at + 1));
            let unseen = (self.unseen & gap).len();
            table.push(f32::from(row.last) / 104.0);
            one_hot(&mut table, row.len.wrapping_sub(1), 5);
            table.push(f32::from(row.heads) / 10.0);
            table.push(f32::from(unseen) / 10.0);
            table.push(self.rivals(unseen));
            table.push(f32::from((self.hand & gap).len()) / 5.0);
            table.push(flag(row.is_cheapest));
        }
        let below = CardSet::range(1, self.end(0));
        let unseen = (self.unseen & below).len();
        table.push(f32::from(unseen) / 10.0);
        table.push(self.rivals(unseen));
        table.push(f32::from((self.hand & below).len()) / 5.0);
        table.push(f32::from(self.cheapest) / 10.0);

        let players = position.players();
        let mine = position.heads(seat);
        let mut theirs: ArrayVec<u8, MAX_SEATS> =
            Seat::all(players).filter(|&other| other != seat).map(|other| position.heads(other)).collect();
        theirs.sort_unstable();
        let fewest = theirs.first().copied().unwrap_or_default();
        let mean = theirs.iter().map(|&heads| f32::from(heads)).sum::<f32>() / f32::from(self.others);
        let fewer = theirs.iter().filter(|&&heads| heads < mine).count();
        for place in 0..MAX_SEATS - 1 {
            table.push(theirs.get(place).map_or(0.0, |&heads| f32::from(heads) / 20.0));
        }
        table.push(f32::from(mine) / 20.0);
        table.push((f32::from(mine) - f32::from(fewest)) / 10.0);
        table.push((f32::from(mine) - mean) / 10.0);
        table.push(fewer as f32 / 5.0);
        one_hot(&mut table, players.wrapping_sub(2), 9);
        one_hot(&mut table, self.hand.len().wrapping_sub(1), 10);
        table.push(f32::from(deck.len()) / 104.0);
        table.push(f32::from(self.unseen.len()) / 104.0);
        table.push(f32::from(self.others) * f32::from(self.hand.len()) * self.chance);
        table
    }

    /// The row the card goes to as the rows lie now, and what may come to lie there before it.
    fn card(&self, card: Card) -> [f32; CARD] {
        let number = card.get();
        let up_to = |number| (self.unseen & CardSet::range(1, number)).len();
        let place = self.rows.iter().filter(|row| row.last < number).count();
        let row = place.checked_sub(1).map(|at| self.rows[at]);
        let row_last = row.map_or(0, |row| row.last);
        let row_heads = f32::from(row.map_or(self.cheapest, |row| row.heads));
        let next = self.rows.get(place);
        let between = (self.unseen & CardSet::range(row_last + 1, number)).len();
        let own_below = (self.hand & CardSet::range(1, number - 1)).len();
        let own_above = self.hand.len() - 1 - own_below;
        let own_between = (self.hand & CardSet::range(row_last + 1, number - 1)).len();
        let free = row.map(|row| 5u8.saturating_sub(row.len));
        let (just_full, at_least_full) = match free {
            Some(free) => fills(self.others, f32::from(between) * self.chance, free),
            None => (0.0, 0.0),
        };
        let below = f32::from(up_to(number)) * self.chance;
        let lowest = power((1.0 - below).max(0.0), self.others);
        let own_next = (self.hand & CardSet::range(number + 1, CARDS as u8)).first();
        let own_last = (self.hand & CardSet::range(1, number - 1)).last();
        let step =
            |other: Option<Card>| other.map_or(2.0, |other| f32::from(other.get().abs_diff(number)) / 50.0);
        let in_row = |at: usize| flag(place == at);
        let has_len = |len: u8| flag(row.is_some_and(|row| row.len == len));
        [
            f32::from(number) / 104.0,
            f32::from(card.heads()) / 5.0,
            flag(row.is_none()),
            in_row(1),
            in_row(2),
            in_row(3),
            in_row(4),
            has_len(1),
            has_len(2),
            has_len(3),
            has_len(4),
            has_len(5),
            row_heads / 10.0,
            row.map_or(0.0, |row| f32::from(number - row.last) / 50.0),
            f32::from(between) / 10.0,
            self.rivals(between),
            flag(free == Some(0)),
            flag(free.is_some_and(|free| between.min(self.others) < free)),
            just_full,
            at_least_full,
            just_full * row_heads / 10.0,
            below,
            f32::from((self.unseen & CardSet::range(number + 1, self.end(place))).len()) / 10.0,
            f32::from(own_below) / 10.0,
            f32::from(own_above) / 10.0,
            f32::from(own_between) / 5.0,
            step(own_next),
            step(own_last),
            flag(row.is_some_and(|row| row.is_cheapest)),
            next.map_or(0.0, |next| f32::from(next.len) / 5.0),
            next.map_or(0.0, |next| f32::from(next.heads) / 10.0),
            lowest,
            if row.is_none() { lowest * row_heads / 10.0 } else { 0.0 },
        ]
    }
}

/// The chances that exactly, and at least, `free` of the others play into a gap, each of them with this chance.
fn fills(others: u8, chance: f32, free: u8) -> (f32, f32) {
    let exactly = |count: u8| {
        if count > others {
            return 0.0;
        }
        combinations(others, count) * power(chance, count) * power(1.0 - chance, others - count)
    };
    let fewer: f32 = (0..free).map(exactly).sum();
    (exactly(free), 1.0 - fewer)
}

fn combinations(of: u8, count: u8) -> f32 {
    (0..u32::from(count)).fold(1, |ways, at| ways * (u32::from(of) - at) / (at + 1)) as f32
}

/// In a fixed order of multiplications: the same on every platform.
fn power(base: f32, exponent: u8) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

fn one_hot(table: &mut ArrayVec<f32, TABLE>, value: u8, size: u8) {
    table.extend((0..size).map(|at| flag(at == value)));
}
