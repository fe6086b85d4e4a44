//! The terminal: lines in, lines out.

use std::io::{self, BufRead, Read, Write};

use crate::lines::wrapped;

/// The widest line we print.
pub const WIDTH: usize = 80;

/// So many columns are left for an answer.
const ROOM_TO_ANSWER: usize = 12;

/// The longest line of input that is looked at; nobody types more.
const LONGEST_INPUT: usize = 1000;

/// What the other end can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Where the input comes from.
    pub keys: Keys,
    /// Where the lines go; only a terminal can be cleared to hide a hand.
    pub screen: Screen,
    /// Colours, which never carry a meaning alone.
    pub colour: Colour,
    /// Lines and dots beyond ASCII.
    pub drawing: Drawing,
}

/// Where the input comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keys {
    /// From a keyboard: the terminal shows what is typed.
    Typed,
    /// From a pipe or a file: what is read is printed, so that the output reads like a screen.
    Piped,
}

/// Where the lines go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// To a terminal.
    Terminal,
    /// Into a pipe or a file.
    Stream,
}

/// Whether there are colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Yes.
    On,
    /// No.
    Off,
}

/// How lines and tables are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// With box-drawing characters, in columns.
    Boxes,
    /// In plain words, one thing after another: for screen readers and old terminals.
    Plain,
}

impl Look {
    /// Words only, as into a pipe.
    pub const PLAIN: Look =
        Look { keys: Keys::Piped, screen: Screen::Stream, colour: Colour::Off, drawing: Drawing::Plain };

    /// What suits an input and an output, each a terminal or not. There are colours only on a terminal, and only where
    /// neither `NO_COLOR` nor a dumb terminal is set.
    pub fn of(typed: bool, terminal: bool, plain: bool, variable: impl Fn(&str) -> Option<String>) -> Look {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        Look {
            keys: if typed { Keys::Typed } else { Keys::Piped },
            screen: if terminal && !dumb { Screen::Terminal } else { Screen::Stream },
            colour: if terminal && !plain && !dumb && set("NO_COLOR").is_none() {
                Colour::On
            } else {
                Colour::Off
            },
            drawing: if plain { Drawing::Plain } else { Drawing::Boxes },
        }
    }
}

/// Why a game stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// The player leaves.
    Quit,
    /// There is no more input.
    Ended,
    /// The output is gone.
    Broken(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Broken(error)
    }
}

/// What goes on until somebody stops it.
pub type Flow<T> = Result<T, Stop>;

/// Somebody's keyboard and screen.
pub struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    look: Look,
}

impl<'a> Console<'a> {
    /// A console.
    pub fn new(input: &'a mut dyn BufRead, output: &'a mut dyn Write, look: Look) -> Console<'a> {
        Console { input, output, look }
    }

    /// What it can show.
    pub fn look(&self) -> Look {
        self.look
    }

    /// Prints a text; lines that are too long are broken between words.
    pub fn print(&mut self, text: &str) -> io::Result<()> {
        // An empty text is an empty line.
        for line in text.split('\n') {
            for part in wrapped(line, WIDTH) {
                writeln!(self.output, "{}", part.trim_end())?;
            }
        }
        Ok(())
    }

    /// Prints an empty line.
    pub fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// A line of input, its end cut off where it is endless; `None` when there is no more.
    fn read_line(&mut self) -> Option<Vec<u8>> {
        let mut line = Vec::new();
        let limit = 4 * LONGEST_INPUT as u64;
        if Read::take(&mut self.input, limit).read_until(b'\n', &mut line).ok()? == 0 {
            return None;
        }
        if line.len() as u64 == limit && line.last() != Some(&b'\n') {
            self.input.skip_until(b'\n').ok()?;
        }
        Some(line)
    }

    /// Asks for a line of input. A long question is broken so that the answer has room.
    pub fn ask(&mut self, prompt: &str) -> Flow<String> {
        write!(self.output, "{} > ", wrapped(prompt, WIDTH - ROOM_TO_ANSWER).join("\n"))?;
        self.output.flush()?;
        let Some(line) = self.read_line() else {
            writeln!(self.output)?;
            return Err(Stop::Ended);
        };
        let text = String::from_utf8_lossy(&line);
        let text: String =
            text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_INPUT).map(narrow).collect();
        match (self.look.keys, self.look.screen) {
            (Keys::Piped, _) => writeln!(self.output, "{text}")?,
            // The line break that was typed went to the terminal, not here.
            (Keys::Typed, Screen::Stream) => writeln!(self.output)?,
            (Keys::Typed, Screen::Terminal) => {}
        }
        Ok(text)
    }

    /// Hides what was printed before, as far as that is possible.
    pub fn clear(&mut self) -> io::Result<()> {
        match self.look.screen {
            // The screen, and what has scrolled out of it.
            Screen::Terminal => write!(self.output, "\x1b[2J\x1b[3J\x1b[H"),
            Screen::Stream => writeln!(self.output, "{}\n", "-".repeat(WIDTH)),
        }
    }
}

/// Input as a keyboard for Latin letters would give it: who writes Japanese types digits and signs twice as wide.
fn narrow(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_colours_where_they_are_not_wanted() {
        let colour = |terminal, plain, set: &'static [(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, v)| v.to_string());
            Look::of(true, terminal, plain, value).colour
        };
        assert_eq!(colour(true, false, &[("TERM", "xterm")]), Colour::On);
        assert_eq!(colour(true, false, &[("NO_COLOR", "1")]), Colour::Off);
        assert_eq!(colour(true, false, &[("NO_COLOR", "")]), Colour::On);
        assert_eq!(colour(true, false, &[("TERM", "dumb")]), Colour::Off);
        assert_eq!(colour(true, true, &[]), Colour::Off);
        assert_eq!(colour(false, false, &[]), Colour::Off);
    }

    #[test]
    fn input_is_taken_as_it_comes() {
        let mut input: &[u8] = b"  \xff caf\xc3\xa9\x1b[31m \nlast";
        let mut output = Vec::new();
        let mut console = Console::new(&mut input, &mut output, Look::PLAIN);
        assert_eq!(console.ask("one").unwrap(), "\u{fffd} café[31m");
        assert_eq!(console.ask("two").unwrap(), "last");
        assert!(matches!(console.ask("three"), Err(Stop::Ended)));
        assert_eq!(String::from_utf8(output).unwrap(), "one > \u{fffd} café[31m\ntwo > last\nthree > \n");
    }

    #[test]
    fn wide_digits_and_signs_are_digits_and_signs() {
        let mut input: &[u8] = "３０　反転\n？\nａ＋１\n".as_bytes();
        let mut output = Vec::new();
        let mut console = Console::new(&mut input, &mut output, Look::PLAIN);
        let lines: Vec<String> = (0..3).map(|_| console.ask("").unwrap()).collect();
        assert_eq!(lines, ["30 反転", "?", "a+1"]);
    }
}
