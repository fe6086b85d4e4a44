//! One match: dealing, asking, playing, telling.

use std::io;

use rodeo_bots::SeatRng;
use rodeo_rules::ballot::{Ballot, Step};
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Outcome, Rules, StepError, View};
use rodeo_rules::record::{Chance, Player, Record, RecordError, Recorder};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use rodeo_texts::{Texts, text};

use crate::console::{Console, Flow, Stop};
use crate::face::Face;
use crate::opponents::{Opponent, Patience, opponents};
use crate::scribe::Scribe;
use crate::settings::Settings;

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
    /// Who plays for each seat; nobody where a person does.
    pub(crate) bots: Vec<Option<Opponent<G>>>,
    pub(crate) rng: Vec<SeatRng>,
    /// What each seat has been shown, for bots that draw conclusions.
    pub(crate) shown: Vec<Vec<G::Event>>,
    /// What happened since the last summary.
    recent: Vec<G::Event>,
    /// Who was asked last, so that people who only propose something do not keep the others waiting.
    last_asked: Option<Seat>,
}

impl<'a, 'c, G: Face> Session<'a, 'c, G> {
    /// A match before its first deal. All deals come from the seed; the bots' rng too, but apart from them.
    pub(crate) fn new(
        console: &'a mut Console<'c>,
        texts: &'a Texts,
        settings: &Settings<G>,
        names: &'a [String],
        secret: [u8; 32],
    ) -> Result<Session<'a, 'c, G>, RecordError> {
        let chance = Chance::new(secret);
        let seed = chance.seed();
        let (rules, people) = (&settings.rules, settings.people);
        let bots = opponents(settings);
        let sits = |(bot, name): (&Option<Opponent<G>>, &String)| match bot {
            Some(bot) => Player::bot(name, bot.kind.to_string()),
            None => Player::human(name),
        };
        let seats = bots.iter().zip(names).map(sits).collect();
        let recorder: Recorder<G> = Recorder::new(rules, seats, Some(chance))?;
        let number = seed.commitment().iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte));
        let rng: Vec<SeatRng> =
            Seat::all(rules.players()).map(|seat| SeatRng::for_seat(number, seat)).collect();
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
            bots,
            shown: vec![Vec::new(); rng.len()],
            rng,
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
                self.console.ask(&text!(self.texts, Table::Continue))?;
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
        let mut patience = Patience::default();
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
                    self.ask_bot(seat, &mut patience)?;
                }
            }
        }
    }

    fn tell_of_failed_proposals(&mut self, step: &[(Seat, G::Choice)]) -> Flow<()> {
        let carried = step.iter().any(|(_, choice)| choice.is_unilateral());
        if !carried && self.ballot.proposals().next().is_some() {
            self.console.print(&text!(self.texts, Table::NoMajority))?;
        }
        Ok(())
    }

    /// The next person after the one asked last.
    fn next_person(&self, waiting: SeatSet) -> Option<Seat> {
        let people = self.people_in(waiting);
        people.iter().find(|&seat| Some(seat) > self.last_asked).or_else(|| people.iter().next())
    }

    /// Lets the bots say what they think of a new proposal, and asks people who have passed before it to think again.
    pub(crate) fn propose(&mut self, proposer: Seat) -> Result<(), StepError> {
        let Some((_, choice, _)) = self.ballot.proposals().find(|(seat, _, _)| *seat == proposer) else {
            return Ok(());
        };
        for seat in Seat::all(self.game().players()).filter(|&seat| seat != proposer) {
            if self.ballot.step().is_some() {
                break;
            }
            let view = self.game().view(Viewer::Seat(seat));
            match self.bots.get_mut(seat.index()).and_then(Option::as_mut) {
                Some(opponent) => {
                    if opponent.bot.supports(&view, proposer, &choice.proposed()) {
                        self.ballot.support(self.recorder.game(), seat, proposer)?;
                    }
                }
                None => {
                    let passed = self.ballot.answer_of(seat).is_some_and(|answer| is_pass(&answer));
                    if passed && !self.ballot.passed_for_turn().contains(seat) {
                        self.ballot.withdraw(seat);
                    }
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
pub(crate) fn refused(refusal: StepError) -> Stop {
    Stop::Broken(io::Error::other(refusal.to_string()))
}

pub(crate) fn impossible(what: &'static str) -> Stop {
    Stop::Broken(io::Error::other(what))
}
