//! One match: dealing, asking, playing, telling.

use std::io;

use rodeo_bots::{Asked, Bot, BotKind, SeatDice, Simple};
use rodeo_rules::ballot::{Ballot, Step};
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Outcome, Refusal, Rules, View};
use rodeo_rules::record::{Chance, Player, Record, RecordError, Recorder};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use rodeo_texts::{Texts, say};

use crate::console::{Console, Flow, Stop};
use crate::face::Face;
use crate::scribe::Scribe;

/// A match that is being played at this terminal.
pub struct Session<'a, 'c, G: Face> {
    pub(crate) console: &'a mut Console<'c>,
    pub(crate) texts: &'a Texts,
    recorder: Recorder<G>,
    pub(crate) ballot: Ballot<G>,
    /// What has been told, for those who want to read it again.
    pub(crate) log: Vec<String>,
    /// The screen shows what only one of several people may see.
    pub(crate) private: bool,
    /// The question for which everybody has seen the table.
    pub(crate) drawn: Option<u32>,
    names: &'a [String],
    people: SeatSet,
    seed: Seed,
    level: BotKind,
    bot: Box<dyn Bot<G>>,
    dice: Vec<SeatDice>,
    /// What each seat has been shown, for bots that draw conclusions.
    shown: Vec<Vec<G::Event>>,
    /// What happened since the last summary.
    recent: Vec<G::Event>,
    /// Who was asked last, so that people who only propose something do not keep the others waiting.
    last_asked: Option<Seat>,
}

impl<'a, 'c, G: Face> Session<'a, 'c, G> {
    /// A match before its first deal. All deals come from the seed; the bots' dice too, but apart from them.
    pub fn new(
        console: &'a mut Console<'c>,
        texts: &'a Texts,
        rules: &G::Rules,
        names: &'a [String],
        people: SeatSet,
        level: BotKind,
        secret: [u8; 32],
    ) -> Result<Session<'a, 'c, G>, RecordError> {
        let chance = Chance::new(secret);
        let seed = chance.seed();
        let sits = |(seat, name): (Seat, &String)| match people.contains(seat) {
            true => Player::human(name),
            false => Player::bot(name, level.to_string()),
        };
        let seats = Seat::all(rules.players()).zip(names).map(sits).collect();
        let recorder: Recorder<G> = Recorder::new(rules, seats, Some(chance))?;
        let number = seed.commitment().iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        let dice: Vec<SeatDice> =
            Seat::all(rules.players()).map(|seat| SeatDice::for_seat(number, seat)).collect();
        let ballot = Ballot::new(recorder.game());
        Ok(Session {
            console,
            texts,
            recorder,
            ballot,
            log: Vec::new(),
            private: false,
            drawn: None,
            names,
            people,
            seed,
            level,
            bot: G::bot(level.level).unwrap_or_else(|| Box::new(Simple)),
            shown: vec![Vec::new(); dice.len()],
            dice,
            recent: Vec::new(),
            last_asked: None,
        })
    }

    /// Plays to the end.
    pub fn run(&mut self) -> Flow<Outcome> {
        loop {
            match self.game().awaiting() {
                Awaiting::Deal => self.deal()?,
                Awaiting::Moves(_) => {
                    let step = self.collect()?;
                    self.play(&step)?;
                }
                Awaiting::Over => {
                    return self
                        .game()
                        .outcome()
                        .ok_or_else(|| impossible("a match is over without a result"));
                }
            }
        }
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &G {
        self.recorder.game()
    }

    /// How it went so far.
    pub fn record(&self) -> &Record {
        self.recorder.record()
    }

    /// A scribe for this table.
    pub(crate) fn scribe(&self) -> Scribe<'a> {
        Scribe::new(self.texts, self.console.look(), self.names, self.you())
    }

    /// Do several people share the keyboard?
    pub(crate) fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    /// Those of the seats whose players are people.
    pub(crate) fn people_in(&self, seats: SeatSet) -> SeatSet {
        seats & self.people
    }

    fn you(&self) -> Option<Seat> {
        self.people.iter().next().filter(|_| !self.is_shared())
    }

    /// Through whose eyes the game is told: the only person's, or those of everybody.
    pub(crate) fn watcher(&self) -> Viewer {
        self.you().map_or(Viewer::Public, Viewer::Seat)
    }

    fn deal(&mut self) -> Flow<()> {
        let deck = self.game().deck().ok_or_else(|| impossible("a deal without a deck"))?;
        let order = self.seed.order(&deck);
        let before = self.game().view(self.watcher());
        let mut events = Vec::new();
        self.recorder.deal(&order, &mut events).map_err(refused)?;
        self.tell(before, &events)
    }

    fn play(&mut self, step: &[(Seat, G::Choice)]) -> Flow<()> {
        let before = self.game().view(self.watcher());
        let mut events = Vec::new();
        self.recorder.play(step, &mut events).map_err(refused)?;
        self.last_asked = None;
        self.tell(before, &events)
    }

    /// Tells events one by one, with a breath where the game has one.
    fn tell(&mut self, before: View<G>, events: &[G::Event]) -> Flow<()> {
        for (seat, shown) in Seat::all(self.game().players()).zip(&mut self.shown) {
            shown.extend(events.iter().map(|event| G::show(event, Viewer::Seat(seat))));
        }
        let scribe = self.scribe();
        let mut view = before;
        for event in events {
            let shown = G::show(event, view.viewer());
            if G::pauses(&shown) {
                self.summarise(&view)?;
            }
            for line in G::tell(&shown, &view, &scribe) {
                self.console.print(&format!("  {line}"))?;
                self.log.push(line);
            }
            view.follow(&shown);
            if G::pauses(&shown) && view.outcome().is_none() {
                self.console.ask(&say!(self.texts, Table::GoOn))?;
            }
            self.recent.push(shown);
        }
        self.summarise(&view)
    }

    /// What the turn meant for the people at the keyboard, once it is over.
    fn summarise(&mut self, view: &View<G>) -> Flow<()> {
        let scribe = self.scribe();
        let mut told: Vec<String> = Vec::new();
        for seat in self.people.iter() {
            // A team shares one summary.
            let summary = G::summary(&self.recent, view, seat, &scribe);
            if let Some(line) = summary.filter(|line| !told.contains(line)) {
                self.console.print(&scribe.highlight(&line))?;
                told.push(line);
            }
        }
        if !told.is_empty() {
            self.recent.clear();
        }
        Ok(())
    }

    /// Asks until the answers make a step: first the people, then the bots.
    fn collect(&mut self) -> Flow<Step<G::Choice>> {
        self.ballot.renew(self.recorder.game());
        loop {
            if let Some(step) = self.ballot.step() {
                self.tell_of_failed_proposals(&step)?;
                return Ok(step);
            }
            let waiting = self.ballot.waiting();
            match self.next_person(waiting) {
                Some(seat) => {
                    self.last_asked = Some(seat);
                    self.ask_person(seat)?;
                }
                None => {
                    let seat = waiting.iter().next().ok_or_else(|| impossible("nobody is waited for"))?;
                    self.ask_bot(seat)?;
                }
            }
        }
    }

    fn tell_of_failed_proposals(&mut self, step: &[(Seat, G::Choice)]) -> Flow<()> {
        let carried = step.iter().any(|(_, choice)| choice.counts_alone());
        if !carried && self.ballot.proposals().next().is_some() {
            self.console.print(&say!(self.texts, Table::NoMajority))?;
        }
        Ok(())
    }

    /// The next person after the one asked last.
    fn next_person(&self, waiting: SeatSet) -> Option<Seat> {
        let people = self.people_in(waiting);
        people.iter().find(|&seat| Some(seat) > self.last_asked).or_else(|| people.iter().next())
    }

    fn ask_bot(&mut self, seat: Seat) -> Flow<()> {
        let view = self.game().view(Viewer::Seat(seat));
        let (dice, history) = (&mut self.dice[seat.index()], &self.shown[seat.index()]);
        let asked = Asked { view: &view, history, budget: self.level.budget(G::KIND) };
        let choice = self.bot.think(&asked, dice).map(|thought| thought.choice);
        let choice = choice.or_else(|| view.any_choice(seat, dice));
        let choice = choice.ok_or_else(|| impossible("a bot is asked and has no choice"))?;
        self.ballot.answer(self.recorder.game(), seat, choice).map_err(refused)?;
        if choice.counts_alone() {
            self.propose(seat).map_err(refused)?;
        }
        Ok(())
    }

    /// Lets the bots say what they think of a new proposal, and asks people who have passed before it to think again.
    pub(crate) fn propose(&mut self, proposer: Seat) -> Result<(), Refusal> {
        let Some((_, choice, _)) = self.ballot.proposals().find(|(seat, _, _)| *seat == proposer) else {
            return Ok(());
        };
        for seat in Seat::all(self.game().players()).filter(|&seat| seat != proposer) {
            if self.ballot.step().is_some() {
                break;
            }
            if self.people.contains(seat) {
                let passed = self.ballot.answer_of(seat).is_some_and(|answer| is_pass(&answer));
                if passed && !self.ballot.standing().contains(seat) {
                    self.ballot.withdraw(seat);
                }
            } else {
                let view = self.game().view(Viewer::Seat(seat));
                if self.bot.supports(&view, proposer, &choice.proposed()) {
                    self.ballot.support(self.recorder.game(), seat, proposer)?;
                }
            }
        }
        Ok(())
    }
}

fn is_pass(choice: &impl Choice) -> bool {
    choice.words().as_slice() == [Word::Pass]
}

/// What the ballot has checked is never refused; if it is, that is a bug and ends the game with its name.
pub(crate) fn refused(refusal: Refusal) -> Stop {
    Stop::Broken(io::Error::other(refusal.to_string()))
}

fn impossible(what: &'static str) -> Stop {
    Stop::Broken(io::Error::other(what))
}
