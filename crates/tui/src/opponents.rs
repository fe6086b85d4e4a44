//! The bots on their seats: asking them, and not letting people wonder what they wait for.

use std::time::{Duration, Instant};

use rodeo_bots::{Bot, BotKind, Budget, DecisionContext, Level, Simple};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::{Game, Rules};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::console::Flow;
use crate::face::Face;
use crate::session::{Session, impossible, refused};
use crate::settings::Settings;

/// A bot on its seat. Each has one of its own: nothing that one of them remembers can reach another.
pub(crate) struct Opponent<G: Game> {
    pub(crate) kind: BotKind,
    pub(crate) bot: Box<dyn Bot<G>>,
    /// The longest it has decision so far.
    slowest: Duration,
}

/// Who plays for each seat; nobody where a person does.
pub(crate) fn opponents<G: Face>(settings: &Settings<G>) -> Vec<Option<Opponent<G>>> {
    let mut kinds = settings.bots.seated();
    let mut opponent = || {
        let kind = kinds.next().unwrap_or(Level::Simple.into());
        // Who does not know the game was sent away before.
        let (kind, bot) = match G::bot(kind.level) {
            Some(bot) => (kind, bot),
            None => (Level::Simple.into(), Box::new(Simple) as Box<dyn Bot<G>>),
        };
        Opponent { kind, bot, slowest: Duration::ZERO }
    };
    let seats = Seat::all(settings.rules.players());
    seats.map(|seat| (!settings.people.contains(seat)).then(&mut opponent)).collect()
}

/// How long people wait without a word.
const SILENCE: Duration = Duration::from_secs(1);

/// How long they have waited in this step.
#[derive(Default)]
pub(crate) struct Patience {
    waited: Duration,
    told: bool,
}

impl Patience {
    /// Is it time to say a word before somebody thinks that long? It is said once.
    fn runs_out(&mut self, longer: Duration) -> bool {
        let tell = !self.told && self.waited + longer > SILENCE;
        self.told |= tell;
        tell
    }
}

impl<G: Face> Session<'_, '_, G> {
    /// Lets a bot answer.
    pub(crate) fn ask_bot(&mut self, seat: Seat, patience: &mut Patience) -> Flow<()> {
        let view = self.game().view(Viewer::Seat(seat));
        let place = seat.index();
        let (Some(Some(opponent)), Some(rng), Some(history)) =
            (self.bots.get_mut(place), self.rng.get_mut(place), self.shown.get(place))
        else {
            return Err(impossible("nobody plays for a seat"));
        };
        let budget = opponent.kind.budget(G::KIND);
        if patience.runs_out(opponent.slowest.max(least_time(budget))) {
            self.console.print(&text!(self.texts, Table::Thinking))?;
        }
        let start = Instant::now();
        let decision = opponent.bot.decide(&DecisionContext { view: &view, history, budget }, rng);
        let taken = start.elapsed();
        opponent.slowest = opponent.slowest.max(taken);
        patience.waited += taken;
        let choice = decision.map(|decision| decision.choice).or_else(|| view.any_choice(seat, rng));
        let choice = choice.ok_or_else(|| impossible("a bot is asked and has no choice"))?;
        let game = self.game().clone();
        self.ballot.answer(&game, seat, choice).map_err(refused)?;
        if choice.is_unilateral() {
            self.propose(seat).map_err(refused)?;
        }
        Ok(())
    }
}

/// A time is used up; how long playouts take shows only afterwards.
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
    fn after_a_second_of_silence_there_is_one_word() {
        let mut patience = Patience::default();
        assert!(!patience.runs_out(Duration::from_millis(900)));
        patience.waited = Duration::from_millis(950);
        assert!(!patience.runs_out(Duration::from_millis(20)));
        assert!(patience.runs_out(Duration::from_millis(60)));
        assert!(!patience.runs_out(Duration::from_secs(9)));
        assert!(Patience::default().runs_out(Duration::from_secs(2)));
    }
}
