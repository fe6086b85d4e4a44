//! Bull Party: rows taken, and piles.

use rodeo_rules::bull_party::{BullParty, Choice, Event, Phase};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;
use rodeo_texts::message;

use super::{Counted, Position, Reason, ReviewModel, Settings, Tally, decimal, percent};

impl ReviewModel for BullParty {
    const SETTINGS: Settings = Settings {
        thresholds: [2.0, 4.0, 8.0],
        value_scale: 1.0,
        base_worlds: 64,
        max_factor: 8,
        curve_worlds: 64,
        model_rounds: 100,
    };

    type Tally = RowsAndPiles;

    /// A turn ends with the next pick or laying.
    fn is_turn_over(&self, _before: &BullParty, _seat: Seat) -> bool {
        matches!(self.phase(), Phase::Pick | Phase::Lay | Phase::Over)
    }

    fn reasons(
        position: &Position<'_, BullParty>,
        chosen: &Counted<'_, BullParty>,
        best: &Counted<'_, BullParty>,
    ) -> Vec<Reason> {
        let view = position.view;
        let mean = |sum: i64, counted: &Counted<'_, BullParty>| sum as f64 / f64::from(counted.worlds.max(1));
        let row = |row: RowId| i64::from(view.row_heads(row)) + i64::from(view.row_bull(row).unwrap_or(0));
        match (chosen.choice, best.choice) {
            (Choice::Row(own), Choice::Row(other)) if view.turned().is_none() => {
                let message = message!(BullParty::ReasonRow {
                    row: own.get() + 1,
                    heads: row(own),
                    other: other.get() + 1,
                    other_heads: row(other),
                });
                vec![Reason { explains: (row(other) - row(own)) as f64, message }]
            }
            (Choice::Lay(_), Choice::Lay(_)) => {
                let [own, other] = [chosen, best].map(|counted| mean(counted.tally.score, counted));
                let message = message!(BullParty::ReasonLay {
                    points: decimal(own),
                    choice: write_words(&best.choice.words()),
                    other_points: decimal(other),
                });
                vec![Reason { explains: other - own, message }]
            }
            (Choice::Card(_) | Choice::Zero, Choice::Card(_) | Choice::Zero) => {
                let [own, other] = [chosen, best].map(|counted| mean(counted.tally.row_heads, counted));
                let message = message!(BullParty::ReasonPick {
                    choice: write_words(&chosen.choice.words()),
                    percent: percent(chosen.tally.took, chosen.worlds),
                    heads: decimal(chosen.tally.row_heads as f64 / f64::from(chosen.tally.took.max(1))),
                    other: write_words(&best.choice.words()),
                    other_percent: percent(best.tally.took, best.worlds),
                    other_heads: decimal(best.tally.row_heads as f64 / f64::from(best.tally.took.max(1))),
                });
                vec![Reason { explains: other - own, message }]
            }
            _ => Vec::new(),
        }
    }
}

/// Rows taken in the turn, and the score after it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RowsAndPiles {
    /// Number of worlds in which the seat takes a row.
    pub took: u32,
    /// Sum of the heads of these rows, including bulls.
    pub row_heads: i64,
    /// Sum of the scores after the turn.
    pub score: i64,
    /// Heads added to each row since the decision, in the current world.
    added: [i64; RowId::MAX],
}

impl Tally<BullParty> for RowsAndPiles {
    fn begin(&mut self) {
        self.added = [0; RowId::MAX];
    }

    fn count(&mut self, event: &Event, before: &BullParty, seat: Seat) {
        match *event {
            Event::Added { card, row, .. } => {
                self.added[row.index()] += i64::from(before.heads().of(card));
            }
            Event::BullCame { row, heads } => self.added[row.index()] += i64::from(heads),
            Event::Took { seat: taker, row, .. } if taker == seat => {
                let bull = i64::from(before.row_bull(row).unwrap_or(0));
                self.took += 1;
                self.row_heads += i64::from(before.row_heads(row)) + bull + self.added[row.index()];
            }
            _ => {}
        }
    }

    fn end(&mut self, after: &BullParty, _before: &BullParty, seat: Seat) {
        self.score += i64::from(after.score(seat));
    }
}
