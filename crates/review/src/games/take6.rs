//! Take 6: rows taken, and places in rows.

use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;
use rodeo_rules::take6::{Choice, End, Event, Phase, Play, Rules, Take6};
use rodeo_texts::message;

use super::row_takes::between;
use super::{Counted, Position, Reason, ReviewModel, RowTakes, Settings, Tally, percent};

impl ReviewModel for Take6 {
    const SETTINGS: Settings = Settings {
        thresholds: [1.5, 3.0, 6.0],
        value_scale: 1.0 / 0.06,
        base_worlds: 256,
        max_factor: 64,
        curve_worlds: 256,
        model_rounds: 1000,
    };

    const PUZZLE_THRESHOLDS: [f64; 3] = [1.0, 2.0, 4.0];

    type Tally = RowTakes;

    fn is_match_over(rules: &Rules, rounds: u16, scores: &Scores) -> bool {
        match rules.end {
            End::Limit(limit) => scores.iter().any(|&score| score >= i32::from(limit)),
            End::Rounds(end) => rounds >= end,
        }
    }

    fn is_turn_over(&self, _before: &Take6, _seat: Seat) -> bool {
        !matches!(self.phase(), Phase::TakeRow(_))
    }

    fn reasons(
        position: &Position<'_, Take6>,
        chosen: &Counted<'_, Take6>,
        best: &Counted<'_, Take6>,
    ) -> Vec<Reason> {
        let heads = |counted: &Counted<'_, Take6>| {
            f64::from(counted.tally.all_heads()) / f64::from(counted.worlds.max(1))
        };
        let explains = heads(chosen) - heads(best);
        match (chosen.choice, best.choice) {
            (Choice::Row(row), Choice::Row(other)) => {
                let heads = |row| position.view.rows()[row].heads();
                let message = message!(Take6::ReasonRow {
                    row: row.get() + 1,
                    heads: heads(row),
                    other: other.get() + 1,
                    fewer: heads(other),
                });
                vec![Reason { explains: f64::from(heads(row)) - f64::from(heads(other)), message }]
            }
            (chosen_choice, best_choice) => {
                let (Some(own), Some(better)) = (play(chosen_choice), play(best_choice)) else {
                    return Vec::new();
                };
                let takes = takes(position, own, chosen).map(|message| Reason { explains, message });
                let place = place(position, better, chosen, best)
                    .map(|message| Reason { explains: explains * SECOND, message });
                takes.into_iter().chain(place).collect()
            }
        }
    }
}

/// The reason about the better card follows the one about the chosen card.
const SECOND: f64 = 0.999;

fn play(choice: Choice) -> Option<Play> {
    match choice {
        Choice::Card(card) => Some(Play { card, flipped: false }),
        Choice::Flipped(card) => Some(Play { card, flipped: true }),
        Choice::Row(_) => None,
    }
}

/// Why the chosen card takes heads.
fn takes(
    position: &Position<'_, Take6>,
    own: Play,
    chosen: &Counted<'_, Take6>,
) -> Option<rodeo_texts::Message> {
    let view = position.view;
    let unseen = view.rules().deck_cards() - view.seen() - view.hand(position.seat);
    let row = chosen.tally.most_frequent()?;
    let card = own.value();
    let (percent, heads) =
        (percent(chosen.tally.worlds[row.index()], chosen.worlds), chosen.tally.mean_heads(row));
    Some(match view.row_for(card) {
        Some(here) if here == row && view.is_full(row) => {
            message!(Take6::ReasonFull { card: card, row: row.get() + 1, percent: percent, heads: heads })
        }
        Some(here) if here == row => {
            let last = view.rows()[row].last_number();
            message!(Take6::ReasonTakes {
                card: card,
                row: row.get() + 1,
                percent: percent,
                heads: heads,
                unseen: between(unseen, last, card),
                last: last,
            })
        }
        Some(_) => message!(Take6::ReasonTakesOther {
            card: card,
            row: row.get() + 1,
            percent: percent,
            heads: heads,
        }),
        None => message!(Take6::ReasonLow { card: card, row: row.get() + 1, percent: percent, heads: heads }),
    })
}

/// What the better card does. `None` if it takes rows as often as the chosen one, with as many heads.
fn place(
    position: &Position<'_, Take6>,
    better: Play,
    chosen: &Counted<'_, Take6>,
    best: &Counted<'_, Take6>,
) -> Option<rodeo_texts::Message> {
    let view = position.view;
    let card = better.value();
    let [own, percent] = [chosen, best].map(|counted| percent(counted.tally.any, counted.worlds));
    if percent >= own {
        let [own, heads] = [chosen, best].map(|counted| counted.tally.mean_heads_of_any());
        let is_cheaper = heads < own;
        return is_cheaper
            .then(|| message!(Take6::ReasonCheaper { card: card, percent: percent, heads: heads }));
    }
    Some(match view.row_for(card) {
        Some(row) if !view.is_full(row) => message!(Take6::ReasonPlace {
            card: card,
            row: row.get() + 1,
            place: view.rows()[row].len() + 1,
            percent: percent,
        }),
        Some(_) | None => message!(Take6::ReasonBetter { card: card, percent: percent }),
    })
}

impl Tally<Take6> for RowTakes {
    fn begin(&mut self) {
        RowTakes::begin(self);
    }

    fn count(&mut self, event: &Event, _before: &Take6, seat: Seat) {
        match *event {
            Event::Took { seat: taker, row, heads, .. } | Event::CowTook { seat: taker, row, heads, .. }
                if taker == seat =>
            {
                RowTakes::count(self, row, heads);
            }
            _ => {}
        }
    }
}
