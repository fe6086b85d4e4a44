//! The rest of a turn, looked ahead at: where the waiting cards will go if nobody uses anything more.
//!
//! Once the cards are shown, nothing in a turn is left to chance. This plays the placements on the rows alone, without
//! events and checks, so that every use of a special card can be tried before one is chosen. What it says is a forecast for
//! the policy, never a rule: the game itself decides.

use rodeo_rules::buffalo::{Buffalo, Owner, QueuedCard};
use rodeo_rules::card::Card;
use rodeo_rules::rows::{Row, RowId};

/// Rows and heads after some placements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Prospect {
    rows: [Row; 4],
    /// As many cards make each row full.
    full: [u8; 4],
    blocked: [bool; 4],
    /// What a head of the team counts.
    counts: i32,
    /// Heads the buffalo takes, less those of the team as they count.
    pub margin: i32,
    /// Heads the team takes.
    pub team: i32,
}

impl Prospect {
    /// As the rows lie now.
    pub fn of(game: &Buffalo) -> Prospect {
        let mut now = Prospect {
            rows: **game.rows(),
            full: [5; 4],
            blocked: [false; 4],
            counts: i32::from(rodeo_rules::game::Game::rules(game).head_counts()),
            margin: 0,
            team: 0,
        };
        for row in RowId::all(4) {
            now.full[row.index()] += u8::from(game.has_take7(row));
            now.blocked[row.index()] = game.is_blocked(row);
        }
        now
    }

    /// After all these cards.
    pub fn after(mut self, line: impl IntoIterator<Item = QueuedCard>) -> Prospect {
        for next in line {
            self.place(next);
        }
        self
    }

    /// The next card goes where the rules send it; a card that fits nowhere takes the cheapest row.
    pub fn place(&mut self, next: QueuedCard) {
        let Some(row) = self.row_for(next.card) else {
            let free = (0..4).filter(|&row| self.is_free(row));
            let cheapest =
                free.min_by_key(|&row| (self.rows[row].heads(), u8::MAX - self.rows[row].last_number()));
            return cheapest.map_or((), |row| self.take(next, row));
        };
        if self.rows[row].len() >= self.full[row] {
            self.take(next, row);
        } else {
            self.rows[row].push(next.card);
        }
    }

    /// A Take 7! comes to the row.
    pub fn lay_take7(&mut self, row: RowId) {
        self.full[row.index() & 3] = 6;
    }

    /// A Stop! comes to the row, or leaves it.
    pub fn block(&mut self, row: RowId, blocked: bool) {
        self.blocked[row.index() & 3] = blocked;
    }

    /// A card leaves a row for another one.
    pub fn push(&mut self, card: Card, from: RowId, row: RowId) {
        let from = from.index() & 3;
        self.rows[from] = self.rows[from].without(card);
        self.put_in(card, row);
    }

    /// A card is put between those of a row; where that was full, the team takes all but the last.
    pub fn put_in(&mut self, card: Card, row: RowId) {
        let row = row.index() & 3;
        let here = self.rows[row];
        let stays = if here.last_number() > card.get() { here.last().unwrap_or(card) } else { card };
        if here.len() < self.full[row] {
            let lower = here.cards().filter(|&other| other < card);
            let higher = here.cards().filter(|&other| other > card);
            self.rows[row] = lower.chain([card]).chain(higher).collect();
        } else {
            self.charge_team(i32::from(here.heads()) + i32::from(card.heads()) - i32::from(stays.heads()));
            self.start_anew(row, stays);
        }
    }

    fn row_for(&self, card: Card) -> Option<usize> {
        if let Some(empty) = (0..4).find(|&row| self.rows[row].is_empty()) {
            return Some(empty);
        }
        let mut best = None;
        let mut closest = 0;
        for (row, cards) in self.rows.iter().enumerate() {
            let last = cards.last_number();
            if last > closest && last < card.get() && !self.blocked[row] {
                (best, closest) = (Some(row), last);
            }
        }
        best
    }

    fn is_free(&self, row: usize) -> bool {
        !self.blocked[row] && !self.rows[row].is_empty()
    }

    fn take(&mut self, next: QueuedCard, row: usize) {
        let heads = i32::from(self.rows[row].heads());
        match next.owner {
            Owner::Seat(_) => self.charge_team(heads),
            Owner::Buffalo => self.margin += heads,
        }
        self.start_anew(row, next.card);
    }

    fn charge_team(&mut self, heads: i32) {
        self.team += heads;
        self.margin -= heads * self.counts;
    }

    fn start_anew(&mut self, row: usize, card: Card) {
        self.full[row] = 5;
        self.rows[row] = Row::start(card);
    }
}
