//! Choosing a game and how many play it.

use rodeo_rules::any::GameKind;
use rodeo_texts::{Language, Texts, text};

use crate::console::{Flow, Stop};
use crate::host::Host;
use crate::lines::{cut, padded, width};
use crate::reading::folded;

impl Host<'_> {
    /// Which game, and for how many. Enter twice is a game of Take 6 for four.
    pub(crate) fn choose_game(&mut self) -> Flow<(GameKind, u8)> {
        let kind = self.which_game()?;
        let (min, max) = kind.players().into_inner();
        let usual = kind.usual_players();
        loop {
            let prompt = text!(self.texts, Menu::AskPlayers { min: min, max: max, default: usual });
            let line = self.console.ask(&prompt)?;
            match (line.as_str(), line.parse::<u8>()) {
                ("", _) => return Ok((kind, usual)),
                (_, Ok(players)) if (min..=max).contains(&players) => return Ok((kind, players)),
                (_, Ok(_) | Err(_)) => self.refuse_number(&line, min, max)?,
            }
        }
    }

    fn which_game(&mut self) -> Flow<GameKind> {
        self.print_games()?;
        loop {
            let count = GameKind::ALL.len();
            let line = self.console.ask(&text!(self.texts, Menu::AskGame { count: count }))?;
            let typed = folded(&line);
            if typed.is_empty() {
                return Ok(GameKind::ALL[0]);
            }
            if let Some(language) = language_named(&typed) {
                self.texts = Texts::new(language);
                self.print_games()?;
                continue;
            }
            if self.wants_to_leave(&typed) {
                return Err(Stop::Quit);
            }
            if typed == "?" {
                self.print_games()?;
                continue;
            }
            match self.game_named(&typed) {
                Some(kind) => return Ok(kind),
                None => {
                    let text = cut(&line, 40);
                    self.console.print(&text!(self.texts, Menu::UnknownGame { text: text, count: count }))?;
                }
            }
        }
    }

    fn print_games(&mut self) -> Flow<()> {
        self.console.gap()?;
        self.console.print(&text!(self.texts, Menu::Title))?;
        self.console.gap()?;
        let titles: Vec<String> = GameKind::ALL.iter().map(|kind| self.title(*kind)).collect();
        let column = titles.iter().map(|title| width(title)).max().unwrap_or(0);
        for (number, (kind, title)) in GameKind::ALL.iter().zip(titles).enumerate() {
            let (min, max) = kind.players().into_inner();
            let range = text!(self.texts, Menu::PlayersRange { min: min, max: max });
            let about = self.texts.named("about", kind.name()).unwrap_or_default();
            self.console.print(&format!("  {}  {}  {range}", number + 1, padded(&title, column)))?;
            self.console.print(&format!("     {about}"))?;
        }
        self.console.gap()?;
        for language in Language::ALL.into_iter().filter(|&other| other != self.texts.language()) {
            let texts = Texts::new(language);
            self.console.print(&text!(texts, Menu::Language { code: language.code() }))?;
        }
        Ok(())
    }

    /// The game by its number in the menu, its name, or the beginning of one.
    fn game_named(&self, typed: &str) -> Option<GameKind> {
        if let Ok(number) = typed.parse::<usize>() {
            return GameKind::ALL.get(number.checked_sub(1)?).copied();
        }
        let plain = |text: String| text.replace([' ', '_', '-'], "");
        let wanted = plain(typed.to_owned());
        let called = |kind: &GameKind| {
            [kind.name().to_owned(), kind.title().to_owned(), self.title(*kind)]
                .into_iter()
                .any(|name| plain(folded(&name)).starts_with(&wanted))
        };
        let mut fitting = GameKind::ALL.iter().copied().filter(called);
        fitting.next().filter(|_| fitting.next().is_none())
    }

    pub(crate) fn title(&self, kind: GameKind) -> String {
        self.texts.named("game", kind.name()).unwrap_or_else(|| kind.title().to_owned())
    }

    pub(crate) fn wants_to_leave(&self, typed: &str) -> bool {
        let quit = folded(&self.texts.named("command", "quit").unwrap_or_default());
        [quit.as_str(), "quit", "q"].contains(&typed)
    }

    pub(crate) fn refuse_number(&mut self, line: &str, min: u8, max: u8) -> Flow<()> {
        let text = cut(line, 40);
        Ok(self.console.print(&text!(self.texts, Menu::InvalidNumber { text: text, min: min, max: max }))?)
    }
}

/// A language by its code or its own name.
fn language_named(typed: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| typed == language.code() || typed == folded(language.name()))
}
