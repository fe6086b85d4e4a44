//! What can be typed at any time and is no answer: help, rules, log, table, hint, quit.

use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Language, text};

use crate::console::{Flow, Stop};
use crate::face::Face;
use crate::help;
use crate::reading::{folded, pieces};
use crate::session::Session;

/// So many lines of the log are printed: about a screen.
const LOG_LINES: usize = 40;

impl<G: Face> Session<'_, '_, G> {
    /// Carries out what is no answer but a wish: help, rules, log, table, hint, quit.
    pub(crate) fn command(
        &mut self,
        line: &str,
        typed: &[String],
        seat: Seat,
        view: &View<G>,
        said: &[Word],
    ) -> Flow<bool> {
        if let Some(about) = line.strip_prefix('?') {
            // `? stop` tells what may follow `stop`.
            let (mut words, _) = self.understood(&pieces(about), seat, view, said);
            while self.must_hide(seat, view, &words) && words.pop().is_some() {}
            self.explain(view, seat, &words)?;
            return Ok(true);
        }
        let [wish] = typed else { return Ok(false) };
        let commands = ["help", "rules", "log", "table", "hint", "quit"];
        let is = |name: &str| {
            let localised = self.texts.named("command", name).unwrap_or_default();
            wish == name || *wish == folded(&localised)
        };
        match commands.into_iter().find(|name| is(name)) {
            Some("help") => self.explain(view, seat, said)?,
            Some("rules") => self.print_rules()?,
            Some("log") => self.print_log()?,
            Some("table") => self.draw(seat)?,
            Some("hint") => self.hint(seat, view)?,
            Some(_) => self.quit()?,
            None if wish == "q" => self.quit()?,
            None => return Ok(false),
        }
        Ok(true)
    }

    pub(crate) fn explain(&mut self, view: &View<G>, seat: Seat, said: &[Word]) -> Flow<()> {
        let scribe = self.scribe();
        let mut lines = help::explain(view, seat, said, &scribe);
        if said.is_empty() {
            if view.next_words(seat, &[]).next.contains(&Word::Pass) {
                lines.push(format!(
                    "  {}: {}",
                    self.pass_turn_words(),
                    text!(self.texts, Table::PassForTurn)
                ));
            }
            for proposer in self.supportable(seat).collect::<Vec<_>>() {
                let does = text!(self.texts, Table::SupportProposal { who: scribe.who(proposer) });
                lines.push(format!("  {} {}: {does}", self.word("support"), proposer.get() + 1));
            }
        }
        lines.push(text!(self.texts, Table::HelpCommands));
        for line in lines {
            self.console.print(&line)?;
        }
        Ok(())
    }

    fn print_rules(&mut self) -> Flow<()> {
        if let Some(rules) = self.texts.named("rules", G::KIND.name()) {
            self.console.print(&rules)?;
        }
        let file = rules_page(self.texts.language(), G::KIND.descriptor().rules_pages[0]);
        Ok(self.console.print(&text!(self.texts, Table::RulesWhere { file: &file }))?)
    }

    fn print_log(&mut self) -> Flow<()> {
        if self.log.is_empty() {
            self.console.print(&text!(self.texts, Table::LogEmpty))?;
        }
        let long_ago = self.log.len().saturating_sub(LOG_LINES);
        for line in &self.log[long_ago..] {
            self.console.print(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn quit(&mut self) -> Flow<()> {
        let answer = folded(&self.console.ask(&text!(self.texts, Table::ConfirmQuit))?);
        let yes = self.texts.named("command", "yes").unwrap_or_default();
        let leaves =
            !answer.is_empty() && [folded(&yes).as_str(), "yes"].iter().any(|yes| yes.starts_with(&answer));
        if leaves { Err(Stop::Quit) } else { Ok(()) }
    }
}

/// Where a page of the rules lies: the English ones come first, the others in folders of their language.
fn rules_page(language: Language, page: &str) -> String {
    match language {
        Language::English => format!("docs/rules/{page}.md"),
        other => format!("docs/rules/{}/{page}.md", other.code()),
    }
}
