//! The menu: choosing a game and the number of players.

use rodeo_rules::any::GameKind;
use rodeo_texts::{Language, Texts, text};

use crate::client::Client;
use crate::console::{Flow, Stop};
use crate::lines::{padded, truncated, width};
use crate::parse::normalize;

impl Client<'_> {
    /// Asks for a game and the number of players. Enter alone selects the first game and its default number.
    pub(crate) fn choose_game(&mut self) -> Flow<(GameKind, u8)> {
        let kind = self.which_game()?;
        let (min, max) = kind.players().into_inner();
        let default = kind.usual_players();
        loop {
            let prompt = text!(self.texts, Menu::AskPlayers { min: min, max: max, default: default });
            let line = self.console.ask(&prompt)?;
            match (line.as_str(), line.parse::<u8>()) {
                ("", _) => return Ok((kind, default)),
                (_, Ok(players)) if (min..=max).contains(&players) => return Ok((kind, players)),
                (_, Ok(_) | Err(_)) => self.print_invalid_number(&line, min, max)?,
            }
        }
    }

    fn which_game(&mut self) -> Flow<GameKind> {
        self.print_games()?;
        loop {
            let count = GameKind::ALL.len();
            let line = self.console.ask(&text!(self.texts, Menu::AskGame { count: count }))?;
            let typed = normalize(&line);
            if typed.is_empty() {
                return Ok(GameKind::ALL[0]);
            }
            if let Some(language) = language_named(&typed) {
                self.texts = Texts::new(language);
                self.print_games()?;
                continue;
            }
            if self.is_quit(&typed) {
                return Err(Stop::Quit);
            }
            if typed == "?" {
                self.print_games()?;
                continue;
            }
            match self.game_named(&typed) {
                Some(kind) => return Ok(kind),
                None => {
                    let text = truncated(&line, 40);
                    self.console.print(&text!(self.texts, Menu::UnknownGame { text: text, count: count }))?;
                }
            }
        }
    }

    fn print_games(&mut self) -> Flow<()> {
        self.console.blank_line()?;
        self.console.print(&text!(self.texts, Menu::Title))?;
        self.console.blank_line()?;
        let titles: Vec<String> = GameKind::ALL.iter().map(|kind| self.title(*kind)).collect();
        let column = titles.iter().map(|title| width(title)).max().unwrap_or(0);
        for (number, (kind, title)) in GameKind::ALL.iter().zip(titles).enumerate() {
            let (min, max) = kind.players().into_inner();
            let range = text!(self.texts, Menu::PlayersRange { min: min, max: max });
            let about = self.texts.named("about", kind.name()).unwrap_or_default();
            self.console.print(&format!("  {}  {}  {range}", number + 1, padded(&title, column)))?;
            self.console.print(&format!("     {about}"))?;
        }
        self.console.blank_line()?;
        for language in Language::ALL.into_iter().filter(|&other| other != self.texts.language()) {
            let texts = Texts::new(language);
            self.console.print(&text!(texts, Menu::Language { code: language.code() }))?;
        }
        Ok(())
    }

    /// The game with this number in the menu, or with a name that starts like this. `None` if there is none or several.
    fn game_named(&self, typed: &str) -> Option<GameKind> {
        if let Ok(number) = typed.parse::<usize>() {
            return GameKind::ALL.get(number.checked_sub(1)?).copied();
        }
        let plain = |text: String| text.replace([' ', '_', '-'], "");
        let prefix = plain(typed.to_owned());
        let matches = |kind: &GameKind| {
            [kind.name().to_owned(), kind.title().to_owned(), self.title(*kind)]
                .into_iter()
                .any(|name| plain(normalize(&name)).starts_with(&prefix))
        };
        let mut found = GameKind::ALL.iter().copied().filter(matches);
        found.next().filter(|_| found.next().is_none())
    }

    pub(crate) fn title(&self, kind: GameKind) -> String {
        self.texts.named("game", kind.name()).unwrap_or_else(|| kind.title().to_owned())
    }

    pub(crate) fn is_quit(&self, typed: &str) -> bool {
        let quit = normalize(&self.texts.named("command", "quit").unwrap_or_default());
        [quit.as_str(), "quit", "q"].contains(&typed)
    }

    pub(crate) fn print_invalid_number(&mut self, line: &str, min: u8, max: u8) -> Flow<()> {
        let text = truncated(line, 40);
        Ok(self.console.print(&text!(self.texts, Menu::InvalidNumber { text: text, min: min, max: max }))?)
    }
}

/// The language with this code or native name.
fn language_named(typed: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| typed == language.code() || typed == normalize(language.name()))
}
