//! Forecast of a turn: where the queued cards go if nobody uses a special card any more.
//!
//! Once the cards are shown, their placement is deterministic. This module places them on the rows without events and
//! checks, so that every use of a special card can be tried. A test compares it with the game.

use rodeo_rules::buffalo::{Buffalo, Owner, QueuedCard};
use rodeo_rules::card::Card;
use rodeo_rules::rows::{Row, RowId};

/// Rows and heads after some placements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnForecast {
    rows: [Row; 4],
    /// Number of cards that fill each row.
    full: [u8; 4],
    blocked: [bool; 4],
    /// How often a head of the team counts.
    counts: i32,
    /// Heads taken by the buffalo minus the counted heads taken by the team.
    pub margin: i32,
    /// Heads taken by the team, counted once.
    pub team: i32,
}

impl TurnForecast {
    /// The current rows, with no heads taken yet.
    pub fn new(game: &Buffalo) -> TurnForecast {
        let mut forecast = TurnForecast {
            rows: **game.rows(),
            full: [5; 4],
            blocked: [false; 4],
            counts: i32::from(rodeo_rules::game::Game::rules(game).head_counts()),
            margin: 0,
            team: 0,
        };
        for row in RowId::all(4) {
            forecast.full[row.index()] += u8::from(game.has_take7(row));
            forecast.blocked[row.index()] = game.is_blocked(row);
        }
        forecast
    }

    /// The forecast after these cards are placed.
    pub fn after(mut self, queue: impl IntoIterator<Item = QueuedCard>) -> TurnForecast {
        for next in queue {
            self.place(next);
        }
        self
    }

    /// Places a card by the rules. If it fits no row, its owner takes the cheapest one.
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

    /// Puts a Take 7! on the row.
    pub fn lay_take7(&mut self, row: RowId) {
        self.full[row.index() & 3] = 6;
    }

    /// Puts a Stop! on the row or lifts it.
    pub fn block(&mut self, row: RowId, blocked: bool) {
        self.blocked[row.index() & 3] = blocked;
    }

    /// Moves a card from one row to another.
    pub fn push(&mut self, card: Card, from: RowId, row: RowId) {
        let from = from.index() & 3;
        self.rows[from] = self.rows[from].without(card);
        self.insert(card, row);
    }

    /// Inserts a card into a row in ascending order. If the row was full the team takes all cards but the last.
    pub fn insert(&mut self, card: Card, row: RowId) {
        let row = row.index() & 3;
        let here = self.rows[row];
        let remaining = if here.last_number() > card.get() { here.last().unwrap_or(card) } else { card };
        if here.len() < self.full[row] {
            let lower = here.cards().filter(|&other| other < card);
            let higher = here.cards().filter(|&other| other > card);
            self.rows[row] = lower.chain([card]).chain(higher).collect();
        } else {
            self.charge_team(
                i32::from(here.heads()) + i32::from(card.heads()) - i32::from(remaining.heads()),
            );
            self.start_row(row, remaining);
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
        self.start_row(row, next.card);
    }

    fn charge_team(&mut self, heads: i32) {
        self.team += heads;
        self.margin -= heads * self.counts;
    }

    fn start_row(&mut self, row: usize, card: Card) {
        self.full[row] = 5;
        self.rows[row] = Row::start(card);
    }
}
