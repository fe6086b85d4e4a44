//! Take That: pairs, and lines that have to be taken.

use rodeo_rules::choice::{Choice as _, write_words};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;
use rodeo_rules::take_that::{Choice, Event, Phase, Rules, TakeThat, is_toad, minus, mirror};
use rodeo_texts::message;

use super::{Counted, Position, Reason, ReviewModel, Settings, Tally, mean, percent};

impl ReviewModel for TakeThat {
    const SETTINGS: Settings = Settings {
        thresholds: [1.0, 2.0, 4.0],
        value_scale: 20.0,
        base_worlds: 256,
        max_factor: 8,
        curve_worlds: 256,
        model_rounds: 500,
    };

    type Tally = TwoTurns;

    fn is_match_over(rules: &Rules, rounds: u16, _scores: &Scores) -> bool {
        rounds >= u16::from(rules.games)
    }

    /// Includes the next turn of the seat, in which it may have to take the line.
    fn is_turn_over(&self, before: &TakeThat, _seat: Seat) -> bool {
        let turns = self.question().wrapping_sub(before.question());
        !matches!(self.phase(), Phase::Turn(_)) || turns > u32::from(self.players())
    }

    fn reasons(
        position: &Position<'_, TakeThat>,
        chosen: &Counted<'_, TakeThat>,
        best: &Counted<'_, TakeThat>,
    ) -> Vec<Reason> {
        let view = position.view;
        let mut reasons = Vec::new();
        let now = |counted: &Counted<'_, TakeThat>| {
            counted.tally.points_now as f64 / f64::from(counted.worlds.max(1))
        };
        let later = |counted: &Counted<'_, TakeThat>| {
            counted.tally.points_next as f64 / f64::from(counted.worlds.max(1))
        };
        let line = minus(view.line().set());
        let toads = view.line().cards().filter(|&card| is_toad(card)).count();
        let explains = now(best) - now(chosen);
        match (chosen.choice, best.choice) {
            (Choice::TakeAndStart(_) | Choice::Take, other)
                if !matches!(other, Choice::TakeAndStart(_) | Choice::Take) =>
            {
                let choice = write_words(&other.words());
                let message = message!(TakeThat::ReasonTaken { points: line, toads: toads, choice: choice });
                reasons.push(Reason { explains, message });
            }
            (_, Choice::Pair(card)) if !matches!(chosen.choice, Choice::Pair(_)) => {
                if let Some(mirror) = mirror(card) {
                    let message = message!(TakeThat::ReasonPair { card: card.get(), mirror: mirror.get() });
                    reasons.push(Reason { explains, message });
                }
            }
            (Choice::Extend(_) | Choice::Pair(_), Choice::TakeAndStart(_) | Choice::Take) => {
                let message = message!(TakeThat::ReasonCheap { points: line });
                // Taking costs points now; it pays later.
                reasons.push(Reason { explains: (later(best) - later(chosen)) / 2.0, message });
            }
            _ => {}
        }
        if chosen.tally.took_next == 0 {
            return reasons;
        }
        let message = message!(TakeThat::ReasonNext {
            choice: write_words(&chosen.choice.words()),
            percent: percent(chosen.tally.took_next, chosen.worlds),
            points: mean(chosen.tally.lost_next, chosen.tally.took_next),
            other: write_words(&best.choice.words()),
            other_percent: percent(best.tally.took_next, best.worlds),
        });
        reasons.push(Reason { explains: later(best) - later(chosen), message });
        reasons
    }
}

/// Points of the seat in its turn and in its next turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TwoTurns {
    /// Sum of the points of the turn.
    pub points_now: i64,
    /// Sum of the points of the next turn.
    pub points_next: i64,
    /// Number of worlds in which the seat takes the line in its next turn.
    pub took_next: u32,
    /// Sum of the points lost by that.
    pub lost_next: i64,
    /// Whether the turn of the decision has ended in the current world.
    passed: bool,
}

impl Tally<TakeThat> for TwoTurns {
    fn begin(&mut self) {
        self.passed = false;
    }

    fn count(&mut self, event: &Event, _before: &TakeThat, seat: Seat) {
        let points = match *event {
            Event::Paired { seat: who, .. } if who == seat => 2,
            Event::LineTaken { seat: who, cards } if who == seat => {
                let lost = i64::from(minus(cards));
                if self.passed {
                    self.took_next += 1;
                    self.lost_next += lost;
                }
                -lost
            }
            Event::ExtraTaken { seat: who, card: Some(card) } if who == seat => {
                -i64::from(minus([card].into_iter().collect()))
            }
            Event::TurnPassed { .. } => {
                self.passed = true;
                return;
            }
            _ => return,
        };
        match self.passed {
            true => self.points_next += points,
            false => self.points_now += points,
        }
    }
}
