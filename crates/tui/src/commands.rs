//! Commands that can be typed at any time: help, rules, log, table, hint, quit.

use rodeo_rules::choice::Word;
use rodeo_rules::game::View;
use rodeo_rules::seat::Seat;
use rodeo_texts::{Language, text};

use crate::ask::is_forced;
use crate::console::{Flow, Stop};
use crate::game_screen::GameScreen;
use crate::help;
use crate::parse::{normalize, tokens};
use crate::session::Session;

/// Number of lines that `log` prints, about one screen.
const LOG_LINES: usize = 40;

impl<G: GameScreen> Session<'_, '_, G> {
    /// Runs a command. Returns whether the line was one.
    pub(crate) fn command(
        &mut self,
        line: &str,
        typed: &[String],
        seat: Seat,
        view: &View<G>,
        prefix: &[Word],
    ) -> Flow<bool> {
        if let Some(about) = line.strip_prefix('?') {
            // `? stop` explains what can follow `stop`.
            let (mut words, _) = self.parse_prefix(&tokens(about), seat, view, prefix);
            while self.must_hide(seat, view, &words) && words.pop().is_some() {}
            self.explain(view, seat, &words, prefix)?;
            return Ok(true);
        }
        let [typed_name] = typed else { return Ok(false) };
        let commands = ["help", "rules", "log", "table", "hint", "quit"];
        let is = |command: &str| {
            let translated = self.texts.named("command", command).unwrap_or_default();
            typed_name == command || *typed_name == normalize(&translated)
        };
        match commands.into_iter().find(|name| is(name)) {
            Some("help") => self.explain(view, seat, prefix, prefix)?,
            Some("rules") => self.print_rules()?,
            Some("log") => self.print_log()?,
            Some("table") => self.draw(seat)?,
            Some("hint") => self.hint(seat, view)?,
            Some(_) => self.quit()?,
            None if typed_name == "q" => self.quit()?,
            None => return Ok(false),
        }
        Ok(true)
    }

    /// Prints what can follow the words. `typed` are the words of the choice so far.
    pub(crate) fn explain(&mut self, view: &View<G>, seat: Seat, words: &[Word], typed: &[Word]) -> Flow<()> {
        let renderer = self.renderer();
        let mut entries = help::explain(view, seat, words, &renderer);
        if words.is_empty() {
            if view.next_words(seat, &[]).next.contains(&Word::Pass) {
                entries.push((self.pass_turn_words(), text!(self.texts, Table::PassForTurn)));
            }
            for proposer in self.supportable(seat).collect::<Vec<_>>() {
                let effect = text!(self.texts, Table::SupportProposal { who: renderer.who(proposer) });
                entries.push((format!("{} {}", self.word("support"), proposer.get() + 1), effect));
            }
        }
        if words == typed && !typed.is_empty() && !is_forced(view, seat, typed) {
            entries.push((text!(self.texts, Table::KeyEnter), text!(self.texts, Table::StartOver)));
        }
        let mut lines = vec![help::heading(words, &renderer)];
        lines.extend(help::layout(&entries));
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
        let start = self.log.len().saturating_sub(LOG_LINES);
        for line in &self.log[start..] {
            self.console.print(&format!("  {line}"))?;
        }
        Ok(())
    }

    fn quit(&mut self) -> Flow<()> {
        let answer = normalize(&self.console.ask(&text!(self.texts, Table::ConfirmQuit))?);
        let yes = self.texts.named("command", "yes").unwrap_or_default();
        let confirmed = !answer.is_empty()
            && [normalize(&yes).as_str(), "yes"].iter().any(|yes| yes.starts_with(&answer));
        if confirmed { Err(Stop::Quit) } else { Ok(()) }
    }
}

/// Path of a page of the rules. Translations are in a folder per language.
fn rules_page(language: Language, page: &str) -> String {
    match language {
        Language::English => format!("docs/rules/{page}.md"),
        other => format!("docs/rules/{}/{page}.md", other.code()),
    }
}
