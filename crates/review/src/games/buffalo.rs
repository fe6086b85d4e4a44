//! Beat the Buffalo: heads of team and buffalo in a turn.

use rodeo_rules::buffalo::{Buffalo, Choice, Event, Owner, Phase};
use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_texts::message;

use super::row_takes::between;
use super::{Counted, Position, Reason, ReviewModel, RowTakes, Settings, Tally, mean, percent};

/// Estimated change of the chance to win by a lead of one head more, for the share of a reason in the cost.
const WIN_PER_HEAD: f64 = 0.015;

impl ReviewModel for Buffalo {
    const SETTINGS: Settings = Settings {
        thresholds: [0.03, 0.06, 0.12],
        value_scale: 0.5,
        base_worlds: 64,
        max_factor: 8,
        curve_worlds: 64,
        model_rounds: 200,
    };

    type Tally = TurnHeads;

    /// A turn ends with the next pick.
    fn is_turn_over(&self, before: &Buffalo, _seat: Seat) -> bool {
        matches!(self.phase(), Phase::Pick | Phase::Over)
            && (before.phase() != Phase::Pick || self.hand_size() != before.hand_size())
    }

    /// Whoever passes is asked again before the next card is placed.
    fn is_postponed(choice: &Choice) -> bool {
        *choice == Choice::Pass
    }

    fn reasons(
        position: &Position<'_, Buffalo>,
        chosen: &Counted<'_, Buffalo>,
        best: &Counted<'_, Buffalo>,
    ) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let lead = |counted: &Counted<'_, Buffalo>| {
            let TurnHeads { team, buffalo, .. } = counted.tally;
            (*buffalo as f64 - *team as f64) / f64::from(counted.worlds.max(1))
        };
        let explains = WIN_PER_HEAD * (lead(best) - lead(chosen));
        if let Choice::Card(card) = chosen.choice
            && let Some(row) = chosen.tally.own.most_frequent()
        {
            let view = position.view;
            let unseen = view.rules().deck_cards() - view.seen() - view.hand(position.seat);
            let takes = &chosen.tally.own;
            let own = f64::from(takes.all_heads()) / f64::from(chosen.worlds.max(1))
                - f64::from(best.tally.own.all_heads()) / f64::from(best.worlds.max(1));
            let (share, heads) = (percent(takes.worlds[row.index()], chosen.worlds), takes.mean_heads(row));
            let message = match view.row_for(card) {
                Some(here) if here == row && !view.is_full(row) => {
                    let last = view.row(row).last_number();
                    message!(Buffalo::ReasonTakes {
                        card: card.get(),
                        row: row.get() + 1,
                        percent: share,
                        heads: heads,
                        unseen: between(unseen, last, card.get()),
                        last: last,
                    })
                }
                _ => message!(Buffalo::ReasonTakesOther {
                    card: card.get(),
                    row: row.get() + 1,
                    percent: share,
                    heads: heads,
                }),
            };
            reasons.push(Reason { explains: WIN_PER_HEAD * own, message });
        }
        let message = message!(Buffalo::ReasonTurn {
            choice: write_words(&chosen.choice.words()),
            team: mean(i64::from(chosen.tally.team), chosen.worlds),
            buffalo: mean(i64::from(chosen.tally.buffalo), chosen.worlds),
            other: write_words(&best.choice.words()),
            other_team: mean(i64::from(best.tally.team), best.worlds),
            other_buffalo: mean(i64::from(best.tally.buffalo), best.worlds),
        });
        reasons.push(Reason { explains, message });
        reasons
    }
}

/// Heads taken in the rest of the turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnHeads {
    /// Heads of the team, counted once.
    pub team: u32,
    /// Heads of the buffalo.
    pub buffalo: u32,
    /// Rows taken by the own card.
    pub own: RowTakes,
}

impl Tally<Buffalo> for TurnHeads {
    fn begin(&mut self) {
        self.own.begin();
    }

    fn count(&mut self, event: &Event, _before: &Buffalo, seat: Seat) {
        match *event {
            Event::Took { owner: Owner::Seat(taker), row, heads, .. } => {
                self.team += u32::from(heads);
                if taker == seat {
                    self.own.count(row, heads);
                }
            }
            Event::Took { owner: Owner::Buffalo, heads, .. } => self.buffalo += u32::from(heads),
            Event::Inserted { took: Some(took), .. } | Event::Pushed { took: Some(took), .. } => {
                self.team += u32::from(took.heads);
            }
            _ => {}
        }
    }
}
