//! Runs the terminal client on scripts, or with a player who only follows the help.

#![allow(dead_code, reason = "each test file uses only some of these")]

use std::cell::RefCell;
use std::io::{BufRead, Read, Write};
use std::rc::Rc;

use rodeo_bots::Level;
use rodeo_rules::any::GameKind;
use rodeo_rules::deal::Seed;
use rodeo_rules::record::{Record, RecordError, verify};
use rodeo_texts::{Language, Texts, text};
use rodeo_tui::{Capabilities, Opponents, RecordSink, Setup, play};

/// Placeholder for a variable of a message.
const ANYTHING: &str = "\u{1}";

/// Settings of a test match.
#[derive(Clone)]
pub struct Table {
    pub game: Option<GameKind>,
    pub players: Option<u8>,
    pub people: u8,
    pub bots: Opponents,
    pub options: String,
    pub language: Language,
    pub seed: &'static str,
    pub capabilities: Capabilities,
}

impl Table {
    pub fn new(game: GameKind) -> Table {
        Table { game: Some(game), ..Table::menu() }
    }

    pub fn menu() -> Table {
        Table {
            game: None,
            players: None,
            people: 1,
            // Fast, and independent of improvements to other bots.
            bots: Level::Random.into(),
            options: String::new(),
            language: Language::English,
            seed: "a quiet evening",
            capabilities: Capabilities { layout: rodeo_tui::console::Layout::Boxes, ..Capabilities::PLAIN },
        }
    }

    pub fn options(self, players: u8, options: &str) -> Table {
        Table { players: Some(players), options: options.to_owned(), ..self }
    }

    pub fn people(self, people: u8) -> Table {
        Table { people, ..self }
    }

    pub fn bots(self, bots: &str) -> Table {
        Table { bots: bots.parse().unwrap(), ..self }
    }

    pub fn language(self, language: Language) -> Table {
        Table { language, ..self }
    }

    fn setup(&self) -> Setup {
        let (seed, mut count) = (self.seed, 0);
        Setup {
            game: self.game,
            players: self.players,
            people: Some(self.people),
            bots: self.bots.clone(),
            options: self.options.clone(),
            language: self.language,
            secrets: Box::new(move || {
                count += 1;
                *Seed::from_text(&format!("{seed} {count}")).secret()
            }),
        }
    }

    /// Plays a script, one line per answer. Returns the output.
    pub fn play(&self, lines: &str) -> String {
        let mut output = Vec::new();
        play(
            self.setup(),
            &mut lines.as_bytes(),
            &mut output,
            self.capabilities,
            &mut VerifiedRecords::default(),
        )
        .unwrap();
        String::from_utf8(output).unwrap()
    }

    /// Plays by following the help until the player quits. Returns the output and the records of finished matches.
    pub fn play_by_help(&self, rolls: u64) -> (String, Vec<Record>) {
        let screen = Rc::new(RefCell::new(Vec::new()));
        let mut records = VerifiedRecords::default();
        let mut input = HelpFollower {
            screen: screen.clone(),
            texts: Texts::new(self.language),
            line: Vec::new(),
            rolls,
            asked: false,
        };
        play(self.setup(), &mut input, &mut SharedOutput(screen.clone()), self.capabilities, &mut records)
            .unwrap();
        let output = String::from_utf8(screen.borrow().clone()).unwrap();
        assert_eq!(records.unfinished, 0, "a match was saved before it ended");
        (output, records.records)
    }
}

/// Collects records and verifies them.
#[derive(Default)]
struct VerifiedRecords {
    records: Vec<Record>,
    unfinished: usize,
}

impl RecordSink for VerifiedRecords {
    fn save(&mut self, record: &Record) -> Option<String> {
        match verify(record) {
            Ok(_) => self.records.push(record.clone()),
            Err(RecordError::NotOver { .. }) => {
                assert!(record.result.is_none());
                self.unfinished += 1;
            }
            Err(error) => panic!("{error}"),
        }
        None
    }
}

/// Output that can be read while the client runs.
struct SharedOutput(Rc<RefCell<Vec<u8>>>);

impl Write for SharedOutput {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Types `?` at every question, then one of the choices that the help lists.
struct HelpFollower {
    screen: Rc<RefCell<Vec<u8>>>,
    texts: Texts,
    line: Vec<u8>,
    rolls: u64,
    asked: bool,
}

impl HelpFollower {
    fn below(&mut self, n: usize) -> usize {
        self.rolls = self.rolls.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.rolls >> 33) as usize % n
    }

    fn answer(&mut self) -> String {
        let screen = String::from_utf8(self.screen.borrow().clone()).unwrap();
        let prompt = screen.lines().last().unwrap_or_default().to_owned();
        // The text of a message before and after its variable.
        let around = |message: String| {
            let (before, after) = message.split_once(ANYTHING).unwrap_or((&message, ""));
            (before.to_owned(), after.to_owned())
        };
        let is = |message: String| {
            let (before, after) = around(message);
            prompt.starts_with(&before) && prompt.contains(&after)
        };
        if is(text!(self.texts, Menu::AskAgain)) {
            return "q".into();
        }
        let over = text!(self.texts, Table::PassKeyboard { who: ANYTHING });
        let name = text!(self.texts, Menu::AskName { seat: ANYTHING });
        if is(text!(self.texts, Table::Continue)) || is(over) || is(name) {
            return String::new();
        }
        self.asked = !self.asked;
        if self.asked {
            return "?".into();
        }
        let help = screen.rfind(&text!(self.texts, Table::HelpChoices));
        let after = screen.rfind(&around(text!(self.texts, Table::HelpAfter { words: ANYTHING })).0);
        let start = help.max(after).expect("help was asked for");
        let offers = offers(&screen[start..], &text!(self.texts, Table::KeyEnter));
        assert!(!offers.is_empty(), "no offer in {}", &screen[start..]);
        let pick = self.below(offers.len());
        offers[pick].clone()
    }
}

/// The choices that a help text lists: the first column, which is a word or a list of numbers. `enter` is the name of a key.
fn offers(help: &str, enter: &str) -> Vec<String> {
    let lines =
        help.lines().skip_while(|line| !line.starts_with("  ")).take_while(|line| line.starts_with("  "));
    let mut offers = Vec::new();
    // A line that is indented further continues a description.
    for line in lines.filter_map(|line| line.strip_prefix("  ")).filter(|line| !line.starts_with(' ')) {
        let what = line.split("  ").next().unwrap_or_default();
        let numbers: Vec<&str> = what.split(' ').collect();
        match numbers.iter().all(|word| word.bytes().all(|byte| byte.is_ascii_digit())) {
            true => offers.push(numbers[numbers.len() / 2].to_owned()),
            false if what != enter => offers.push(what.to_owned()),
            false => {}
        }
    }
    offers
}

impl Read for HelpFollower {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let bytes = self.fill_buf()?;
        let count = bytes.len().min(buffer.len());
        buffer[..count].copy_from_slice(&bytes[..count]);
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for HelpFollower {
    fn fill_buf(&mut self) -> std::io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = format!("{}\n", self.answer()).into_bytes();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, count: usize) {
        self.line.drain(..count);
    }
}
