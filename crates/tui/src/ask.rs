//! Asking a person: the table, the question, and whatever is typed until it is an answer.

use rodeo_rules::choice::{Choice, NextWords, Word, Words};
use rodeo_rules::game::{Game, StepError, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_texts::text;

use crate::console::{Flow, WIDTH};
use crate::face::{Face, Group, Secrecy};
use crate::help;
use crate::lines::{cut, padded, width, wrapped};
use crate::reading::{Meaning, first_word, folded, is_number, pieces};
use crate::session::{Session, refused};

/// What a person answers.
enum Answer<C> {
    /// With a choice of the game.
    Choice(C),
    /// By passing until the turn is over.
    PassForTurn,
    /// By being for what another seat proposes.
    Support(Seat),
}

/// What a line of input comes to.
enum Outcome<C> {
    /// An answer.
    Answer(Answer<C>),
    /// The beginning of a choice.
    Begun(Words),
    /// Nothing yet: the question stands.
    Again,
}

/// A line of a numbered menu.
#[derive(Clone, Copy)]
enum Item {
    Word(Word),
    PassForTurn,
    Support(Seat),
}

impl<G: Face> Session<'_, '_, G> {
    /// Asks a person and puts the answer on the ballot. Where several people share the keyboard, nobody sees another's
    /// hand: the keyboard is passed on first, and the screen is cleared afterwards.
    pub(crate) fn ask_person(&mut self, seat: Seat) -> Flow<()> {
        let view = self.game().view(Viewer::Seat(seat));
        let secret = G::secrecy(&view, seat, &[]) == Secrecy::Secret;
        if let Some(words) = only_way(&view, seat)
            && let Some(choice) = view.parse_choice(&words)
        {
            if !secret || !self.is_shared() {
                let choice = self.scribe().words(&words);
                self.console.gap()?;
                self.console.print(&text!(self.texts, Table::OnlyChoice { choice: choice }))?;
            }
            return self.put(seat, Answer::Choice(choice)).map_err(refused);
        }
        self.show(seat, secret)?;
        loop {
            let answer = self.ask(seat, &view)?;
            match self.put(seat, answer) {
                Ok(()) => break,
                Err(refusal) => {
                    let error = self.texts.named("error", refusal.code());
                    self.console.print(&error.unwrap_or_else(|| refusal.to_string()))?;
                }
            }
        }
        if self.private {
            self.private = false;
            self.console.clear()?;
            self.tell_who_is_awaited()?;
        }
        Ok(())
    }

    /// Shows the table, to one seat alone or to everybody at the keyboard.
    fn show(&mut self, seat: Seat, secret: bool) -> Flow<()> {
        if secret && self.is_shared() {
            let who = self.scribe().name(seat);
            self.console.ask(&text!(self.texts, Table::PassKeyboard { who: who }))?;
            self.console.clear()?;
            self.private = true;
        }
        // An open question shows the same table to all who are asked.
        if !self.private && self.drawn == Some(self.game().question()) {
            return Ok(());
        }
        self.draw(seat)
    }

    /// Draws the table as it may be seen at the keyboard now.
    pub(crate) fn draw(&mut self, seat: Seat) -> Flow<()> {
        let viewer = if self.private { Viewer::Seat(seat) } else { self.watcher() };
        self.drawn = (!self.private).then(|| self.game().question());
        let scribe = self.scribe();
        self.console.gap()?;
        for line in G::table(&self.game().view(viewer), &scribe) {
            self.console.print(&line)?;
        }
        self.console.gap()?;
        Ok(())
    }

    /// Would the options after these words show others what they must not see?
    pub(crate) fn must_hide(&self, seat: Seat, view: &View<G>, said: &[Word]) -> bool {
        self.is_shared() && !self.private && G::secrecy(view, seat, said) == Secrecy::Secret
    }

    fn tell_who_is_awaited(&mut self) -> Flow<()> {
        let people = self.people_in(self.ballot.waiting());
        let waiting: Vec<String> = people.iter().map(|seat| self.scribe().name(seat)).collect();
        let line = match waiting.is_empty() {
            true => text!(self.texts, Table::AllChosen),
            false => text!(self.texts, Table::StillChoosing { who: waiting.join(", ") }),
        };
        Ok(self.console.print(&line)?)
    }

    fn put(&mut self, seat: Seat, answer: Answer<G::Choice>) -> Result<(), StepError> {
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

    /// Asks until there is an answer. The keyboard is passed on where the answer turns secret on the way.
    fn ask(&mut self, seat: Seat, view: &View<G>) -> Flow<Answer<G::Choice>> {
        let scribe = self.scribe();
        let mut said = Words::new();
        let mut printed = None;
        loop {
            if self.must_hide(seat, view, &said) {
                self.show(seat, true)?;
            }
            let options = go_on(view, seat, &mut said);
            let menu = self.menu(seat, &options, &said);
            // A menu is printed once, not again after each slip.
            if printed.as_ref() != Some(&said) {
                self.print_choices(seat, view, &said, &menu)?;
                printed = Some(said.clone());
            }
            let prompt = match said.is_empty() {
                true => G::prompt(view, seat, &scribe),
                false => {
                    let offer = help::offer(&options, &scribe);
                    format!("{} … {offer}", scribe.words(&said))
                }
            };
            let prompt = match self.is_shared() {
                true => format!("{}: {prompt}", scribe.name(seat)),
                false => prompt,
            };
            let line = self.console.ask(&prompt)?;
            match self.read(&line, seat, view, &said, &menu)? {
                Outcome::Answer(answer) => return Ok(answer),
                Outcome::Begun(words) => said = words,
                Outcome::Again => {}
            }
        }
    }

    /// The proposals of others, and a numbered menu where nothing else is said by numbers.
    fn print_choices(&mut self, seat: Seat, view: &View<G>, said: &[Word], menu: &[Item]) -> Flow<()> {
        let scribe = self.scribe();
        let proposals: Vec<_> = self.ballot.proposals().filter(|_| self.ballot.needed() > 1).collect();
        for (proposer, choice, supporters) in proposals.into_iter().filter(|_| said.is_empty()) {
            let line = text!(
                self.texts,
                Table::Proposal {
                    who: scribe.who(proposer),
                    choice: scribe.words(&choice.proposed()),
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
                Item::Word(word) => {
                    let does = G::does(view, seat, said, Group::of(word), &scribe);
                    (scribe.word(word), does.unwrap_or_default())
                }
                Item::PassForTurn => (self.pass_turn_words(), text!(self.texts, Table::PassForTurn)),
                Item::Support(proposer) => {
                    let words = format!("{} {}", self.word("support"), proposer.get() + 1);
                    (words, text!(self.texts, Table::SupportProposal { who: scribe.who(proposer) }))
                }
            });
        }
        let column = lines.iter().map(|(word, _)| width(word)).max().unwrap_or(0).max(12);
        for (number, (word, does)) in lines.into_iter().enumerate() {
            let mut label = format!("  {}  {}  ", number + 1, padded(&word, column));
            for part in wrapped(&does, WIDTH.saturating_sub(width(&label))) {
                self.console.print(&format!("{label}{part}"))?;
                label = " ".repeat(width(&label));
            }
        }
        Ok(())
    }

    /// The lines of the menu; empty where cards, rows or piles are said by their own numbers.
    fn menu(&self, seat: Seat, options: &NextWords, said: &[Word]) -> Vec<Item> {
        if help::groups(options).iter().any(|(group, _)| group.is_numbered()) {
            return Vec::new();
        }
        let mut items: Vec<Item> = options.next.iter().map(|&word| Item::Word(word)).collect();
        if said.is_empty() {
            if let Some(place) = options.next.iter().position(|&word| word == Word::Pass) {
                items.insert(place + 1, Item::PassForTurn);
            }
            items.extend(self.supportable(seat).map(Item::Support));
        }
        items
    }

    /// The seats whose proposals the seat could be for.
    pub(crate) fn supportable(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let others = self.ballot.proposals().filter(move |(proposer, _, _)| *proposer != seat);
        others.map(|(proposer, _, _)| proposer)
    }

    fn read(
        &mut self,
        line: &str,
        seat: Seat,
        view: &View<G>,
        said: &Words,
        menu: &[Item],
    ) -> Flow<Outcome<G::Choice>> {
        let typed = pieces(line);
        if self.command(line, &typed, seat, view, said)? {
            return Ok(Outcome::Again);
        }
        if typed.is_empty() {
            return self.read_nothing(seat, view, said);
        }
        if said.is_empty()
            && let Some(answer) = self.read_vote(&typed, seat)
        {
            return Ok(Outcome::Answer(answer));
        }
        if let [number] = typed.as_slice()
            && let Some(item) = pick(number, menu)
        {
            return match item {
                Item::PassForTurn => Ok(Outcome::Answer(Answer::PassForTurn)),
                Item::Support(proposer) => Ok(Outcome::Answer(Answer::Support(proposer))),
                Item::Word(word) => {
                    let words = said.iter().copied().chain([word]).collect();
                    Ok(finished(view, seat, words))
                }
            };
        }
        // What was begun may be gone on with, or said again from the beginning.
        let all = |from: &[Word]| self.understood(&typed, seat, view, from).1 == typed.len();
        let words = if !all(said) && all(&[]) { Words::new() } else { said.clone() };
        self.read_words(line, &typed, seat, view, words)
    }

    /// Enter alone starts over, passes where one can, and otherwise shows what can be done.
    fn read_nothing(&mut self, seat: Seat, view: &View<G>, said: &Words) -> Flow<Outcome<G::Choice>> {
        let pass = view.parse_choice(&[Word::Pass]);
        if !said.is_empty() {
            self.console.print(&text!(self.texts, Table::StartOver))?;
            return Ok(Outcome::Begun(Words::new()));
        }
        match pass.filter(|_| view.next_words(seat, &[]).next.contains(&Word::Pass)) {
            Some(pass) => Ok(Outcome::Answer(Answer::Choice(pass))),
            None => {
                self.explain(view, seat, &[])?;
                Ok(Outcome::Again)
            }
        }
    }

    /// `pass turn` and `support 2`, which are answers to the others and no words of the game.
    fn read_vote(&self, typed: &[String], seat: Seat) -> Option<Answer<G::Choice>> {
        let [first, second] = typed else { return None };
        let is = |text: &str, name: &str| text == name || text == folded(&self.word(name));
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
    ) -> Flow<Outcome<G::Choice>> {
        let scribe = self.scribe();
        let mut rest = typed;
        while !rest.is_empty() {
            let options = view.next_words(seat, &words);
            let (meaning, used) = first_word(rest, &options.next, &scribe);
            match meaning {
                Meaning::One(word) if words.try_push(word).is_ok() => {
                    rest = rest.get(used..).unwrap_or_default();
                }
                Meaning::Several(several) => {
                    let line = text!(
                        self.texts,
                        Table::Ambiguous {
                            text: rest[0].as_str(),
                            words: scribe
                                .list(&several.iter().map(|&word| scribe.word(word)).collect::<Vec<_>>()),
                        }
                    );
                    self.console.print(&line)?;
                    return Ok(Outcome::Again);
                }
                Meaning::One(_) | Meaning::Nothing => {
                    let text = cut(line, 40);
                    self.console.print(&text!(self.texts, Table::NotPossible { text: text }))?;
                    return Ok(Outcome::Again);
                }
            }
        }
        Ok(finished(view, seat, words))
    }

    /// As many words as can be understood, and how many pieces of the input they take.
    pub(crate) fn understood(
        &self,
        typed: &[String],
        seat: Seat,
        view: &View<G>,
        said: &[Word],
    ) -> (Vec<Word>, usize) {
        let scribe = self.scribe();
        let mut words = said.to_vec();
        let mut taken = 0;
        while taken < typed.len() {
            let options = view.next_words(seat, &words);
            let (Meaning::One(word), used) = first_word(&typed[taken..], &options.next, &scribe) else {
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

/// The line of the menu with this number.
fn pick(number: &str, menu: &[Item]) -> Option<Item> {
    let number: usize = number.parse().ok().filter(|_| is_number(number))?;
    menu.get(number.checked_sub(1)?).copied()
}

/// Adds the words that have to follow because no other can, and says what may follow them.
fn go_on<G: Game>(view: &View<G>, seat: Seat, words: &mut Words) -> NextWords {
    loop {
        let options = view.next_words(seat, words);
        match options.next.as_slice() {
            &[word] if !options.complete && words.try_push(word).is_ok() => {}
            _ => return options,
        }
    }
}

/// A choice, or the beginning of one.
fn finished<G: Game>(view: &View<G>, seat: Seat, mut words: Words) -> Outcome<G::Choice> {
    let whole = go_on(view, seat, &mut words).complete;
    match view.parse_choice(&words).filter(|_| whole) {
        Some(choice) => Outcome::Answer(Answer::Choice(choice)),
        None => Outcome::Begun(words),
    }
}

/// The only choice there is, if there is but one.
fn only_way<G: Game>(view: &View<G>, seat: Seat) -> Option<Words> {
    let mut words = Words::new();
    let options = go_on(view, seat, &mut words);
    (options.complete && options.next.is_empty()).then_some(words)
}
