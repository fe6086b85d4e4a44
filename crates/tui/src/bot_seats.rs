//! Bots at the table: asks them for choices, and tells people when that takes long.

use std::time::{Duration, Instant};

use rodeo_bots::{Bot, BotKind, Budget, DecisionContext, Level};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::{Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::console::Flow;
use crate::game_screen::GameScreen;
use crate::session::{Session, internal_error, step_error};
use crate::settings::Settings;

/// A bot at a seat. Every seat has its own instance, so that no memory is shared.
pub(crate) struct SeatedBot<G: Game> {
    pub(crate) kind: BotKind,
    pub(crate) bot: Box<dyn Bot<G>>,
    /// Its longest thinking time so far.
    slowest: Duration,
}

/// Creates the bots, by seat. `None` for seats of people.
pub(crate) fn seat_bots<G: GameScreen>(settings: &Settings<G>) -> Vec<Option<SeatedBot<G>>> {
    let mut kinds = settings.bots.seated();
    let mut next_bot = || {
        let kind = kinds.next().expect("`Opponents::check` compares the numbers of bots and seats");
        let bot = G::bot(kind.level).expect("`Opponents::check` rejects bots that do not support the game");
        SeatedBot { kind, bot, slowest: Duration::ZERO }
    };
    let seats = Seat::all(settings.rules.players());
    seats.map(|seat| (!settings.people.contains(seat)).then(&mut next_bot)).collect()
}

/// Waiting time after which people are told that bots are thinking.
const NOTICE_AFTER: Duration = Duration::from_secs(1);

/// Decides when to tell people that bots are thinking: once per step, before the waiting time gets long.
#[derive(Default)]
pub(crate) struct WaitNotice {
    waited: Duration,
    shown: bool,
}

impl WaitNotice {
    /// Whether to show the notice before a bot thinks for this time. Returns true at most once.
    fn is_due(&mut self, longer: Duration) -> bool {
        let due = !self.shown && self.waited + longer > NOTICE_AFTER;
        self.shown |= due;
        due
    }
}

impl<G: GameScreen> Session<'_, '_, G> {
    /// The levels of the bots by seat; `None` for people.
    pub(crate) fn declared_levels(&self) -> Vec<Option<Level>> {
        self.bots.iter().map(|bot| bot.as_ref().map(|bot| bot.kind.level)).collect()
    }

    /// Asks a bot and puts its answer on the ballot.
    pub(crate) fn ask_bot(&mut self, seat: Seat, wait_notice: &mut WaitNotice) -> Flow<()> {
        let view = self.game().view(Viewer::Seat(seat));
        let place = seat.index();
        let declared = self.declared_levels();
        let (Some(Some(seated)), Some(rng), Some(history)) =
            (self.bots.get_mut(place), self.rng.get_mut(place), self.shown.get(place))
        else {
            return Err(internal_error("no bot at this seat"));
        };
        let budget = seated.kind.budget(G::KIND);
        if wait_notice.is_due(seated.slowest.max(least_time(budget))) {
            self.console.print(&text!(self.texts, Table::Thinking))?;
        }
        let start = Instant::now();
        let decision = seated.bot.decide(
            &DecisionContext { history, declared: &declared, ..DecisionContext::new(&view, budget) },
            rng,
        );
        let taken = start.elapsed();
        seated.slowest = seated.slowest.max(taken);
        wait_notice.waited += taken;
        let choice = decision.map(|decision| decision.choice).or_else(|| view.any_choice(seat, rng));
        let choice = choice.ok_or_else(|| internal_error("no legal choice for the bot"))?;
        let game = self.game().clone();
        self.ballot.answer(&game, seat, choice).map_err(step_error)?;
        if choice.is_unilateral() {
            self.propose(seat).map_err(step_error)?;
        }
        Ok(())
    }
}

/// The time that a budget certainly uses. The time for playouts is not known in advance.
fn least_time(budget: Budget) -> Duration {
    match budget {
        Budget::Time(time) => time,
        Budget::Playouts(_) => Duration::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notice_is_shown_once_after_one_second() {
        let mut wait_notice = WaitNotice::default();
        assert!(!wait_notice.is_due(Duration::from_millis(900)));
        wait_notice.waited = Duration::from_millis(950);
        assert!(!wait_notice.is_due(Duration::from_millis(20)));
        assert!(wait_notice.is_due(Duration::from_millis(60)));
        assert!(!wait_notice.is_due(Duration::from_secs(9)));
        assert!(WaitNotice::default().is_due(Duration::from_secs(2)));
    }
}
