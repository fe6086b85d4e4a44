//! Asks a person for a choice: shows the table and the question, and reads input until it is an answer.

use rodeo_rules::choice::{Choice, NextWords, Word, Words};
use rodeo_rules::game::{Game, StepError, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::console::{Flow, WIDTH};
use crate::game_screen::{GameScreen, Secrecy, WordGroup};
use crate::help;
use crate::lines::{padded, truncated, width, wrapped};
use crate::parse::{WordMatch, is_number, match_word, normalize, tokens};
use crate::session::{Session, step_error};

/// The answer of a person.
enum Answer<C> {
    /// A choice of the game.
    Choice(C),
    /// Pass for the rest of the turn.
    PassForTurn,
    /// Support the proposal of a seat.
    Support(Seat),
}

/// The result of a line of input.
enum Input<C> {
    /// A complete answer.
    Answer(Answer<C>),
    /// The first words of a choice.
    Partial(Words),
    /// Not an answer: ask again.
    Again,
}

/// An entry of a numbered menu.
#[derive(Clone, Copy)]
enum MenuItem {
    Word(Word),
    PassForTurn,
    Support(Seat),
}

impl<G: GameScreen> Session<'_, '_, G> {
    /// Asks a person and puts the answer on the ballot.
    ///
    /// If several people share the keyboard, it is passed on before a hand is shown, and the screen is cleared afterwards.
    pub(crate) fn ask_person(&mut self, seat: Seat) -> Flow<()> {
        let view = self.game().view(Viewer::Seat(seat));
        let secret = G::secrecy(&view, seat, &[]) == Secrecy::Secret;
        if let Some(words) = only_choice(&view, seat)
            && let Some(choice) = view.parse_choice(&words)
        {
            if !secret || !self.is_shared() {
                let choice = self.renderer().words(&words);
                self.console.blank_line()?;
                self.console.print(&text!(self.texts, Table::OnlyChoice { choice: choice }))?;
            }
            return self.submit(seat, Answer::Choice(choice)).map_err(step_error);
        }
        self.show(seat, secret)?;
        if !self.help_mentioned {
            self.help_mentioned = true;
            self.console.print(&text!(self.texts, Table::HelpMention))?;
        }
        loop {
            let answer = self.ask(seat, &view)?;
            match self.submit(seat, answer) {
                Ok(()) => break,
                Err(error) => {
                    let text = self.texts.named("error", error.code());
                    self.console.print(&text.unwrap_or_else(|| error.to_string()))?;
                }
            }
        }
        if self.private {
            self.private = false;
            self.console.clear()?;
            self.print_waiting()?;
        }
        Ok(())
    }

    /// Shows the table to one seat, or to everyone at the keyboard.
    fn show(&mut self, seat: Seat, secret: bool) -> Flow<()> {
        if secret && self.is_shared() {
            let who = self.renderer().name(seat);
            self.console.ask(&text!(self.texts, Table::PassKeyboard { who: who }))?;
            self.console.clear()?;
            self.private = true;
        }
        // A public question shows the same table to all seats.
        if !self.private && self.drawn == Some(self.game().question()) {
            return Ok(());
        }
        self.draw(seat)
    }

    /// Draws the table without anything that the people at the keyboard may not see now.
    pub(crate) fn draw(&mut self, seat: Seat) -> Flow<()> {
        let viewer = if self.private { Viewer::Seat(seat) } else { self.viewer() };
        self.drawn = (!self.private).then(|| self.game().question());
        let renderer = self.renderer();
        self.console.blank_line()?;
        for line in G::board(&self.game().view(viewer), &renderer) {
            self.console.print(&line)?;
        }
        self.console.blank_line()?;
        Ok(())
    }

    /// Whether the options after these words would reveal a hand to others.
    pub(crate) fn must_hide(&self, seat: Seat, view: &View<G>, prefix: &[Word]) -> bool {
        self.is_shared() && !self.private && G::secrecy(view, seat, prefix) == Secrecy::Secret
    }

    fn print_waiting(&mut self) -> Flow<()> {
        let people = self.people_in(self.ballot.waiting());
        let waiting: Vec<String> = people.iter().map(|seat| self.renderer().name(seat)).collect();
        let line = match waiting.is_empty() {
            true => text!(self.texts, Table::AllChosen),
            false => text!(self.texts, Table::StillChoosing { who: self.texts.commas(&waiting) }),
        };
        Ok(self.console.print(&line)?)
    }

    fn submit(&mut self, seat: Seat, answer: Answer<G::Choice>) -> Result<(), StepError> {
        let game = self.game().clone();
        match answer {
            Answer::PassForTurn => self.ballot.pass_for_turn(&game, seat),
            Answer::Support(proposer) => self.ballot.support(&game, seat, proposer),
            Answer::Choice(choice) => {
                self.ballot.answer(&game, seat, choice)?;
                if choice.is_unilateral() { self.propose(seat) } else { Ok(()) }
            }
        }
    }

    /// Asks until there is an answer. The keyboard is passed on if the answer becomes secret after some words.
    fn ask(&mut self, seat: Seat, view: &View<G>) -> Flow<Answer<G::Choice>> {
        let renderer = self.renderer();
        let mut prefix = Words::new();
        let mut printed = None;
        loop {
            if self.must_hide(seat, view, &prefix) {
                self.show(seat, true)?;
            }
            let options = add_forced_words(view, seat, &mut prefix);
            let menu = self.menu(seat, &options, &prefix);
            // The menu is not repeated after invalid input.
            if printed.as_ref() != Some(&prefix) {
                self.print_choices(seat, view, &prefix, &menu)?;
                printed = Some(prefix.clone());
            }
            let prompt = match prefix.is_empty() {
                true => G::prompt(view, seat, &renderer),
                false => {
                    let offer = help::offer(&options, &renderer);
                    format!("{} … {offer}", renderer.words(&prefix))
                }
            };
            let prompt = match self.is_shared() {
                true => format!("{}: {prompt}", renderer.name(seat)),
                false => prompt,
            };
            let line = self.console.ask(&prompt)?;
            match self.read(&line, seat, view, &prefix, &menu)? {
                Input::Answer(answer) => return Ok(answer),
                Input::Partial(words) => prefix = words,
                Input::Again => {}
            }
        }
    }

    /// Prints the proposals and the menu.
    fn print_choices(&mut self, seat: Seat, view: &View<G>, prefix: &[Word], menu: &[MenuItem]) -> Flow<()> {
        let renderer = self.renderer();
        let proposals: Vec<_> = self.ballot.proposals().filter(|_| self.ballot.needed() > 1).collect();
        for (proposer, choice, supporters) in proposals.into_iter().filter(|_| prefix.is_empty()) {
            let line = text!(
                self.texts,
                Table::Proposal {
                    who: renderer.who(proposer),
                    choice: renderer.words(&choice.proposed()),
                    votes: supporters.len(),
                    needed: self.ballot.needed(),
                    number: proposer.get() + 1,
                }
            );
            self.console.print(&line)?;
        }
        let mut lines = Vec::new();
        for item in menu {
            lines.push(match *item {
                MenuItem::Word(word) => {
                    let effect = G::describe(view, seat, prefix, WordGroup::of(word), &renderer);
                    (renderer.word(word), effect.unwrap_or_default())
                }
                MenuItem::PassForTurn => (self.pass_turn_words(), text!(self.texts, Table::PassForTurn)),
                MenuItem::Support(proposer) => {
                    let words = format!("{} {}", self.word("support"), proposer.get() + 1);
                    (words, text!(self.texts, Table::SupportProposal { who: renderer.who(proposer) }))
                }
            });
        }
        let column = lines.iter().map(|(word, _)| width(word)).max().unwrap_or(0).max(12);
        for (number, (word, effect)) in lines.into_iter().enumerate() {
            let mut label = format!("  {}  {}  ", number + 1, padded(&word, column));
            for part in wrapped(&effect, WIDTH.saturating_sub(width(&label))) {
                self.console.print(&format!("{label}{part}"))?;
                label = " ".repeat(width(&label));
            }
        }
        Ok(())
    }

    /// The entries of the menu. Empty if cards, rows or piles are on offer, which have numbers of their own.
    fn menu(&self, seat: Seat, options: &NextWords, prefix: &[Word]) -> Vec<MenuItem> {
        if help::groups(options).iter().any(|(group, _)| group.is_numbered()) {
            return Vec::new();
        }
        let mut items: Vec<MenuItem> = options.next.iter().map(|&word| MenuItem::Word(word)).collect();
        if prefix.is_empty() {
            if let Some(place) = options.next.iter().position(|&word| word == Word::Pass) {
                items.insert(place + 1, MenuItem::PassForTurn);
            }
            items.extend(self.supportable(seat).map(MenuItem::Support));
        }
        items
    }

    /// The seats whose proposals this seat can support.
    pub(crate) fn supportable(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = self.ballot.proposals().filter(move |(proposer, _, _)| *proposer != seat);
        others.map(|(proposer, _, _)| proposer)
    }

    fn read(
        &mut self,
        line: &str,
        seat: Seat,
        view: &View<G>,
        prefix: &Words,
        menu: &[MenuItem],
    ) -> Flow<Input<G::Choice>> {
        let typed = tokens(line);
        if self.command(line, &typed, seat, view, prefix)? {
            return Ok(Input::Again);
        }
        if typed.is_empty() {
            return self.read_empty_line(seat, view, prefix);
        }
        if prefix.is_empty()
            && let Some(answer) = self.read_vote(&typed, seat)
        {
            return Ok(Input::Answer(answer));
        }
        if let [number] = typed.as_slice()
            && let Some(item) = pick_item(number, menu)
        {
            return match item {
                MenuItem::PassForTurn => Ok(Input::Answer(Answer::PassForTurn)),
                MenuItem::Support(proposer) => Ok(Input::Answer(Answer::Support(proposer))),
                MenuItem::Word(word) => {
                    let words = prefix.iter().copied().chain([word]).collect();
                    Ok(complete(view, seat, words))
                }
            };
        }
        // Input can continue the words typed so far, or be a whole choice. The first words of another choice would drop them.
        let parsed = |from: &[Word]| {
            let (words, taken) = self.parse_prefix(&typed, seat, view, from);
            (taken == typed.len()).then(|| words.into_iter().collect::<Words>())
        };
        let again = parsed(&[]).filter(|_| parsed(prefix).is_none());
        let Some(words) = again else { return self.read_words(line, &typed, seat, view, prefix.clone()) };
        match complete(view, seat, words) {
            Input::Partial(words) if words != *prefix => {
                self.read_words(line, &typed, seat, view, prefix.clone())
            }
            // The words that have to come first anyway.
            Input::Partial(_) => {
                self.explain(view, seat, prefix, prefix)?;
                Ok(Input::Again)
            }
            whole => Ok(whole),
        }
    }

    /// Enter alone starts over if words were typed, passes if that is possible, and shows the help otherwise.
    fn read_empty_line(&mut self, seat: Seat, view: &View<G>, prefix: &Words) -> Flow<Input<G::Choice>> {
        let pass = view.parse_choice(&[Word::Pass]);
        if !prefix.is_empty() && is_forced(view, seat, prefix) {
            self.explain(view, seat, prefix, prefix)?;
            return Ok(Input::Again);
        }
        if !prefix.is_empty() {
            self.console.print(&text!(self.texts, Table::StartOver))?;
            return Ok(Input::Partial(Words::new()));
        }
        match pass.filter(|_| view.next_words(seat, &[]).next.contains(&Word::Pass)) {
            Some(pass) => Ok(Input::Answer(Answer::Choice(pass))),
            None => {
                self.explain(view, seat, &[], &[])?;
                Ok(Input::Again)
            }
        }
    }

    /// Reads `pass turn` and `support 2`, which are not words of the game.
    fn read_vote(&self, typed: &[String], seat: Seat) -> Option<Answer<G::Choice>> {
        let [first, second] = typed else { return None };
        let is = |text: &str, name: &str| text == name || text == normalize(&self.word(name));
        if is(first, "pass") && is(second, "turn") {
            return Some(Answer::PassForTurn);
        }
        let number: u8 = second.parse().ok().filter(|_| is(first, "support"))?;
        self.supportable(seat).find(|proposer| proposer.get() + 1 == number).map(Answer::Support)
    }

    fn read_words(
        &mut self,
        line: &str,
        typed: &[String],
        seat: Seat,
        view: &View<G>,
        mut words: Words,
    ) -> Flow<Input<G::Choice>> {
        let renderer = self.renderer();
        let mut rest = typed;
        while !rest.is_empty() {
            let options = view.next_words(seat, &words);
            let (found, used) = match_word(rest, &options.next, &renderer);
            match found {
                WordMatch::One(word) if words.try_push(word).is_ok() => {
                    rest = rest.get(used..).unwrap_or_default();
                }
                WordMatch::Several(several) => {
                    let line = text!(
                        self.texts,
                        Table::Ambiguous {
                            text: rest[0].as_str(),
                            words: renderer
                                .list(&several.iter().map(|&word| renderer.word(word)).collect::<Vec<_>>()),
                        }
                    );
                    self.console.print(&line)?;
                    return Ok(Input::Again);
                }
                WordMatch::One(_) | WordMatch::None => {
                    let text = truncated(line, 40);
                    self.console.print(&text!(self.texts, Table::NotPossible { text: text }))?;
                    return Ok(Input::Again);
                }
            }
        }
        Ok(complete(view, seat, words))
    }

    /// Parses as many words as possible, and returns how many tokens they consist of.
    pub(crate) fn parse_prefix(
        &self,
        typed: &[String],
        seat: Seat,
        view: &View<G>,
        prefix: &[Word],
    ) -> (Vec<Word>, usize) {
        let renderer = self.renderer();
        let mut words = prefix.to_vec();
        let mut taken = 0;
        while taken < typed.len() {
            let options = view.next_words(seat, &words);
            let (WordMatch::One(word), used) = match_word(&typed[taken..], &options.next, &renderer) else {
                break;
            };
            words.push(word);
            taken += used;
        }
        (words, taken)
    }

    pub(crate) fn word(&self, name: &str) -> String {
        self.texts.named("word", name).unwrap_or_else(|| name.to_owned())
    }

    pub(crate) fn pass_turn_words(&self) -> String {
        format!("{} {}", self.word("pass"), self.word("turn"))
    }
}

/// The entry of the menu with this number.
fn pick_item(number: &str, menu: &[MenuItem]) -> Option<MenuItem> {
    let number: usize = number.parse().ok().filter(|_| is_number(number))?;
    menu.get(number.checked_sub(1)?).copied()
}

/// Adds the words that must follow because there is no alternative. Returns what can follow them.
fn add_forced_words<G: Game>(view: &View<G>, seat: Seat, words: &mut Words) -> NextWords {
    loop {
        let options = view.next_words(seat, words);
        match options.next.as_slice() {
            &[word] if !options.complete && words.try_push(word).is_ok() => {}
            _ => return options,
        }
    }
}

/// Whether these words have to come first: typing them again changes nothing.
pub fn is_forced<G: Game>(view: &View<G>, seat: Seat, words: &[Word]) -> bool {
    let mut forced = Words::new();
    add_forced_words(view, seat, &mut forced);
    forced.as_slice() == words
}

/// A complete choice, or the first words of one.
fn complete<G: Game>(view: &View<G>, seat: Seat, mut words: Words) -> Input<G::Choice> {
    let is_complete = add_forced_words(view, seat, &mut words).complete;
    match view.parse_choice(&words).filter(|_| is_complete) {
        Some(choice) => Input::Answer(Answer::Choice(choice)),
        None => Input::Partial(words),
    }
}

/// The only choice; `None` if there are several.
fn only_choice<G: Game>(view: &View<G>, seat: Seat) -> Option<Words> {
    let mut words = Words::new();
    let options = add_forced_words(view, seat, &mut words);
    (options.complete && options.next.is_empty()).then_some(words)
}
