//! Hints: the choice of the strongest bot, and how much worse it rates the alternatives.

use rodeo_bots::{Decision, DecisionContext, Level};
use rodeo_rules::choice::Choice;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use rodeo_texts::text;

use crate::console::Flow;
use crate::game_screen::GameScreen;
use crate::lines::{padded, width};
use crate::session::Session;

/// Maximum number of alternatives listed.
const LISTED: usize = 10;

impl<G: GameScreen> Session<'_, '_, G> {
    /// Prints a hint. The bot sees only the view of the seat. Not available on a shared keyboard, because a hint reveals
    /// cards of the hand.
    pub(crate) fn hint(&mut self, seat: Seat, view: &View<G>) -> Flow<()> {
        if self.is_shared() {
            return Ok(self.console.print(&text!(self.texts, Table::HintUnavailable))?);
        }
        let (Some(mut bot), Some(history), Some(rng)) =
            (G::bot(Level::Merciless), self.shown.get(seat.index()), self.rng.get(seat.index()))
        else {
            return Ok(());
        };
        let context = DecisionContext {
            view,
            history,
            declared: &self.declared_levels(),
            earlier: &[],
            budget: Level::Merciless.budget(G::KIND),
        };
        // A copy of the generator: the same question gives the same hint, and asking does not change the match.
        let Some(decision) = bot.decide(&context, &mut rng.clone()) else { return Ok(()) };
        for line in self.hint_lines(&decision) {
            self.console.print(&line)?;
        }
        Ok(())
    }

    fn hint_lines(&self, decision: &Decision<G::Choice>) -> Vec<String> {
        let renderer = self.renderer();
        let choice = renderer.words(&decision.choice.words());
        let ranked = ranked(decision);
        if ranked.len() < 2 {
            return vec![text!(self.texts, Table::HintOnly { choice: choice })];
        }
        let named: Vec<(String, f32)> =
            ranked.iter().map(|(choice, less)| (renderer.words(&choice.words()), *less)).collect();
        let column = named.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let mut lines = vec![text!(self.texts, Table::HintBest { choice: choice })];
        for (name, less) in named.iter().skip(1).take(LISTED) {
            let worse = match rounded(*less) {
                Some(less) => {
                    let less = less.replace('.', self.texts.language().decimal_mark());
                    text!(self.texts, Table::HintWorse { less: less })
                }
                None => text!(self.texts, Table::HintEqual),
            };
            lines.push(format!("  {}  {worse}", padded(name, column)));
        }
        lines.push(text!(self.texts, Table::HintMethod));
        lines
    }
}

/// The alternatives with how much worse they are rated than the choice, the choice first. An alternative that was dropped
/// early may be rated higher by chance; it counts as equal.
fn ranked<C: Choice>(decision: &Decision<C>) -> Vec<(C, f32)> {
    let Some((_, best)) = decision.values.iter().find(|(choice, _)| *choice == decision.choice) else {
        return Vec::new();
    };
    let mut ranked = vec![(decision.choice, 0.0)];
    for (choice, value) in &decision.values {
        if ranked.iter().all(|(other, _)| other != choice) {
            ranked.push((*choice, (best - value).max(0.0)));
        }
    }
    ranked.sort_by(|(_, a), (_, b)| a.total_cmp(b));
    ranked
}

/// Rounded to significant digits; `None` if the difference rounds to zero.
fn rounded(less: f32) -> Option<String> {
    let text = if less < 1.0 { format!("{less:.2}") } else { format!("{less:.1}") };
    Some(text).filter(|text| text != "0.00")
}

#[cfg(test)]
mod tests {
    use rodeo_rules::card::Card;
    use rodeo_rules::take6::Choice;

    use super::*;

    #[test]
    fn choice_is_ranked_first() {
        let card = |number| Choice::Card(Card::new(number).unwrap());
        let mut decision = Decision::unscored(card(2));
        decision.values.extend([(card(1), -2.5), (card(2), 1.0), (card(3), 1.25), (card(2), 0.0)]);
        assert_eq!(ranked(&decision), [(card(2), 0.0), (card(3), 0.0), (card(1), 3.5)]);
        assert_eq!(ranked(&Decision::unscored(card(2))), []);
    }

    #[test]
    fn differences_are_rounded() {
        assert_eq!(rounded(0.004), None);
        assert_eq!(rounded(0.25).as_deref(), Some("0.25"));
        assert_eq!(rounded(12.34).as_deref(), Some("12.3"));
    }
}
