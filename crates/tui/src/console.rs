//! Line-based input and output.

use std::io::{self, BufRead, Read, Write};

use crate::lines::wrapped;

/// Width of the screen in columns; longer lines are wrapped.
pub const WIDTH: usize = 80;

/// Columns left for the answer behind a prompt.
const ROOM_TO_ANSWER: usize = 12;

/// Maximum length of a line of input in characters; the rest is ignored.
const LONGEST_INPUT: usize = 1000;

/// What the input and output can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// Decides whether input is echoed.
    pub input: InputKind,
    /// Decides whether the screen can be cleared to hide a hand.
    pub output: OutputKind,
    /// Whether colours are used.
    pub colour: Colour,
    /// How tables are laid out.
    pub layout: Layout,
}

/// The source of input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InputKind {
    /// A keyboard. The terminal shows what is typed.
    Keyboard,
    /// A pipe or file. Input is echoed, so that the output reads like a screen.
    Pipe,
}

/// The destination of output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutputKind {
    /// A terminal that understands escape sequences.
    Terminal,
    /// A pipe or file.
    Stream,
}

/// Whether colours are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Colours by ANSI escape codes.
    On,
    /// No escape sequences for colours.
    Off,
}

/// How tables are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Columns with box-drawing characters.
    Boxes,
    /// Sentences in ASCII, for screen readers and old terminals.
    Plain,
}

impl Capabilities {
    /// No colours and no columns, as for a pipe.
    pub const PLAIN: Capabilities = Capabilities {
        input: InputKind::Pipe,
        output: OutputKind::Stream,
        colour: Colour::Off,
        layout: Layout::Plain,
    };

    /// Detects the capabilities. Colours need a terminal and neither `NO_COLOR` nor `TERM=dumb`.
    ///
    /// `typed` and `terminal` tell whether input and output are terminals; `plain` is the player's choice.
    pub fn detect(
        typed: bool,
        terminal: bool,
        plain: bool,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Capabilities {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let dumb = set("TERM").is_some_and(|term| term == "dumb");
        Capabilities {
            input: if typed { InputKind::Keyboard } else { InputKind::Pipe },
            output: if terminal && !dumb { OutputKind::Terminal } else { OutputKind::Stream },
            colour: if terminal && !plain && !dumb && set("NO_COLOR").is_none() {
                Colour::On
            } else {
                Colour::Off
            },
            layout: if plain { Layout::Plain } else { Layout::Boxes },
        }
    }
}

/// Why a game stops before its end.
#[derive(Debug)]
pub enum Stop {
    /// The player quits.
    Quit,
    /// The input is exhausted.
    EndOfInput,
    /// Writing failed, or the game reached a state that is a bug.
    Failed(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Failed(error)
    }
}

/// The result of anything that can stop the game.
pub type Flow<T> = Result<T, Stop>;

/// Input and output of the player.
pub struct Console<'a> {
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
    capabilities: Capabilities,
}

impl<'a> Console<'a> {
    /// Wraps an input and an output.
    pub fn new(
        input: &'a mut dyn BufRead,
        output: &'a mut dyn Write,
        capabilities: Capabilities,
    ) -> Console<'a> {
        Console { input, output, capabilities }
    }

    /// What the input and output can do.
    pub fn capabilities(&self) -> Capabilities {
        self.capabilities
    }

    /// Prints a text, wrapping long lines between words.
    pub fn print(&mut self, text: &str) -> io::Result<()> {
        // An empty text prints an empty line.
        for line in text.split('\n') {
            for part in wrapped(line, WIDTH) {
                writeln!(self.output, "{}", part.trim_end())?;
            }
        }
        Ok(())
    }

    /// Prints an empty line.
    pub fn blank_line(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Reads a line, skipping what exceeds the maximum length. `None` at the end of the input.
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

    /// Prints a prompt and reads a line. A long prompt is wrapped so that the answer has room.
    pub fn ask(&mut self, prompt: &str) -> Flow<String> {
        write!(self.output, "{} > ", wrapped(prompt, WIDTH - ROOM_TO_ANSWER).join("\n"))?;
        self.output.flush()?;
        let Some(line) = self.read_line() else {
            writeln!(self.output)?;
            return Err(Stop::EndOfInput);
        };
        let text = String::from_utf8_lossy(&line);
        let text: String =
            text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_INPUT).map(narrow).collect();
        match (self.capabilities.input, self.capabilities.output) {
            (InputKind::Pipe, _) => writeln!(self.output, "{text}")?,
            // The typed line break went to the terminal, not to this output.
            (InputKind::Keyboard, OutputKind::Stream) => writeln!(self.output)?,
            (InputKind::Keyboard, OutputKind::Terminal) => {}
        }
        Ok(text)
    }

    /// Clears the screen of a terminal; prints a separator otherwise.
    pub fn clear(&mut self) -> io::Result<()> {
        match self.capabilities.output {
            // The screen and its scrollback.
            OutputKind::Terminal => write!(self.output, "\x1b[2J\x1b[3J\x1b[H"),
            OutputKind::Stream => writeln!(self.output, "{}\n", "-".repeat(WIDTH)),
        }
    }
}

/// Converts full-width characters of Japanese input methods to ASCII.
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
    fn colours_respect_terminal_and_environment() {
        let colour = |terminal, plain, set: &'static [(&str, &str)]| {
            let value = |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, v)| v.to_string());
            Capabilities::detect(true, terminal, plain, value).colour
        };
        assert_eq!(colour(true, false, &[("TERM", "xterm")]), Colour::On);
        assert_eq!(colour(true, false, &[("NO_COLOR", "1")]), Colour::Off);
        assert_eq!(colour(true, false, &[("NO_COLOR", "")]), Colour::On);
        assert_eq!(colour(true, false, &[("TERM", "dumb")]), Colour::Off);
        assert_eq!(colour(true, true, &[]), Colour::Off);
        assert_eq!(colour(false, false, &[]), Colour::Off);
    }

    #[test]
    fn input_is_trimmed_and_cleaned() {
        let mut input: &[u8] = b"  \xff caf\xc3\xa9\x1b[31m \nlast";
        let mut output = Vec::new();
        let mut console = Console::new(&mut input, &mut output, Capabilities::PLAIN);
        assert_eq!(console.ask("one").unwrap(), "\u{fffd} café[31m");
        assert_eq!(console.ask("two").unwrap(), "last");
        assert!(matches!(console.ask("three"), Err(Stop::EndOfInput)));
        assert_eq!(String::from_utf8(output).unwrap(), "one > \u{fffd} café[31m\ntwo > last\nthree > \n");
    }

    #[test]
    fn full_width_input_is_converted() {
        let mut input: &[u8] = "３０　反転\n？\nａ＋１\n".as_bytes();
        let mut output = Vec::new();
        let mut console = Console::new(&mut input, &mut output, Capabilities::PLAIN);
        let lines: Vec<String> = (0..3).map(|_| console.ask("").unwrap()).collect();
        assert_eq!(lines, ["30 反転", "?", "a+1"]);
    }
}
