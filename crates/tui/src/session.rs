//! One match: deals, asks for choices, plays and narrates.

use std::io;

use rodeo_bots::SeatRng;
use rodeo_rules::ballot::{Ballot, Step};
use rodeo_rules::choice::{Choice, Word};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Outcome, Rules, StepError, View};
use rodeo_rules::record::{Chance, Player, Record, RecordError, Recorder};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use rodeo_texts::{Texts, text};

use crate::bot_seats::{SeatedBot, WaitNotice, seat_bots};
use crate::console::{Console, Flow, Stop};
use crate::game_screen::GameScreen;
use crate::render::Renderer;
use crate::settings::Settings;

/// A running match.
pub struct Session<'a, 'c, G: GameScreen> {
    pub(crate) console: &'a mut Console<'c>,
    pub(crate) texts: &'a Texts,
    recorder: Recorder<G>,
    pub(crate) ballot: Ballot<G>,
    /// Lines narrated so far.
    pub(crate) log: Vec<String>,
    /// Whether the screen shows a hand while several people share the keyboard.
    pub(crate) private: bool,
    /// The question for which the public table was shown last.
    pub(crate) drawn: Option<u32>,
    names: &'a [String],
    people: SeatSet,
    seed: Seed,
    /// Bots by seat; `None` for people.
    pub(crate) bots: Vec<Option<SeatedBot<G>>>,
    pub(crate) rng: Vec<SeatRng>,
    /// Events shown to each seat, for bots that reason about them.
    pub(crate) shown: Vec<Vec<G::Event>>,
    /// Events since the last summary.
    recent: Vec<G::Event>,
    /// The person asked last. The next one is asked first, so that a proposal does not keep the others waiting.
    last_asked: Option<Seat>,
    /// Whether the players know how to ask for help.
    pub(crate) help_mentioned: bool,
}

impl<'a, 'c, G: GameScreen> Session<'a, 'c, G> {
    /// A match before its first deal. Deals and bots use independent random streams derived from the secret.
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
        let bots = seat_bots(settings);
        let player = |(bot, name): (&Option<SeatedBot<G>>, &String)| match bot {
            Some(bot) => Player::bot(name, bot.kind.to_string()),
            None => Player::human(name),
        };
        let seats = bots.iter().zip(names).map(player).collect();
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
            help_mentioned: false,
        })
    }

    /// Plays to the end of the match.
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
                        .ok_or_else(|| internal_error("finished match has no result"));
                }
            }
        }
    }

    /// The current state of the game.
    pub(crate) fn game(&self) -> &G {
        self.recorder.game()
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        self.recorder.record()
    }

    /// A renderer for this match.
    pub(crate) fn renderer(&self) -> Renderer<'a> {
        Renderer::new(self.texts, self.console.capabilities(), self.names, self.reader())
    }

    /// Whether several people share the keyboard.
    pub(crate) fn is_shared(&self) -> bool {
        self.people.len() > 1
    }

    /// The seats among these that are played by people.
    pub(crate) fn people_in(&self, seats: SeatSet) -> SeatSet {
        seats & self.people
    }

    /// The only person at the keyboard; `None` if there are several or none.
    fn reader(&self) -> Option<Seat> {
        self.people.iter().next().filter(|_| !self.is_shared())
    }

    /// The viewer for whom the match is narrated: the only person, or the public.
    pub(crate) fn viewer(&self) -> Viewer {
        self.reader().map_or(Viewer::Public, Viewer::Seat)
    }

    fn deal(&mut self) -> Flow<()> {
        let deck = self.game().deck().ok_or_else(|| internal_error("no deck to deal from"))?;
        let order = self.seed.order(&deck);
        let before = self.game().view(self.viewer());
        let mut events = Vec::new();
        self.recorder.deal(&order, &mut events).map_err(step_error)?;
        self.narrate(before, &events)
    }

    fn play(&mut self, step: &[(Seat, G::Choice)]) -> Flow<()> {
        let before = self.game().view(self.viewer());
        let mut events = Vec::new();
        self.recorder.play(step, &mut events).map_err(step_error)?;
        self.last_asked = None;
        self.narrate(before, &events)
    }

    /// Prints the lines for events, and waits for Enter at the end of a round.
    fn narrate(&mut self, before: View<G>, events: &[G::Event]) -> Flow<()> {
        for (seat, shown) in Seat::all(self.game().players()).zip(&mut self.shown) {
            shown.extend(events.iter().map(|event| G::show(event, Viewer::Seat(seat))));
        }
        let renderer = self.renderer();
        let mut view = before;
        for event in events {
            let shown = G::show(event, view.viewer());
            if G::ends_round(&shown) {
                self.print_turn_summary(&view)?;
            }
            for line in G::narrate(&shown, &view, renderer.reader()) {
                let line = renderer.line(&line);
                self.console.print(&format!("  {line}"))?;
                self.log.push(line);
            }
            view.follow(&shown);
            if G::ends_round(&shown) && view.outcome().is_none() {
                self.console.ask(&text!(self.texts, Table::Continue))?;
            }
            self.recent.push(shown);
        }
        self.print_turn_summary(&view)
    }

    /// Prints what the turn meant for the people at the keyboard, if it is over.
    fn print_turn_summary(&mut self, view: &View<G>) -> Flow<()> {
        let renderer = self.renderer();
        let mut printed: Vec<String> = Vec::new();
        for seat in self.people.iter() {
            // A team shares one summary.
            let summary = G::summarize(&self.recent, view, seat).map(|message| renderer.text(message));
            if let Some(line) = summary.filter(|line| !printed.contains(line)) {
                self.console.print(&renderer.highlight(&line))?;
                printed.push(line);
            }
        }
        if !printed.is_empty() {
            self.recent.clear();
        }
        Ok(())
    }

    /// Collects answers until they complete a step: first from people, then from bots.
    fn collect(&mut self) -> Flow<Step<G::Choice>> {
        self.ballot.renew(self.recorder.game());
        let mut wait_notice = WaitNotice::default();
        loop {
            if let Some(step) = self.ballot.step() {
                self.print_failed_proposals(&step)?;
                return Ok(step);
            }
            let waiting = self.ballot.waiting();
            match self.next_person(waiting) {
                Some(seat) => {
                    self.last_asked = Some(seat);
                    self.ask_person(seat)?;
                }
                None => {
                    let seat = waiting
                        .iter()
                        .next()
                        .ok_or_else(|| internal_error("incomplete step, but no seat to ask"))?;
                    self.ask_bot(seat, &mut wait_notice)?;
                }
            }
        }
    }

    fn print_failed_proposals(&mut self, step: &[(Seat, G::Choice)]) -> Flow<()> {
        let adopted = step.iter().any(|(_, choice)| choice.is_unilateral());
        if !adopted && self.ballot.proposals().next().is_some() {
            self.console.print(&text!(self.texts, Table::NoMajority))?;
        }
        Ok(())
    }

    /// The next person to ask, after the one asked last.
    fn next_person(&self, waiting: SeatSet) -> Option<Seat> {
        let people = self.people_in(waiting);
        people.iter().find(|&seat| Some(seat) > self.last_asked).or_else(|| people.iter().next())
    }

    /// Lets bots vote on a new proposal, and reopens the answers of people who had passed for this question.
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
                Some(seated) => {
                    if seated.bot.supports(&view, proposer, &choice.proposed()) {
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

/// Ends the game because a step was rejected. The ballot has checked it, so this is a bug.
pub(crate) fn step_error(error: StepError) -> Stop {
    Stop::Failed(io::Error::other(error.to_string()))
}

/// Ends the game because of a bug.
pub(crate) fn internal_error(what: &'static str) -> Stop {
    Stop::Failed(io::Error::other(what))
}
