//! Collecting the answers to a game's question until they make a complete step.
//!
//! A game is moved by complete steps and knows nothing of waiting. A [`Ballot`] waits: it holds what each seat has
//! answered so far, lets seats change their minds, and says when there is a [`Step`] to play. A live table, a terminal
//! and an arena of bots all use this one.
//!
//! Two kinds of answers need more than a list:
//! - A pass may stand for the rest of the turn: it then answers every later window of the same turn (rule buffalo 7.6).
//! - A choice that counts alone is a *proposal*. It is carried out once enough players are for it: its own seat where
//!   anyone decides, more than half of the players where a majority does (rule buffalo 7.10).

use arrayvec::ArrayVec;

use crate::choice::{Choice, Word};
use crate::game::{Awaiting, DecisionRule, Game, StepError};
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// Choices that [`Game::play`] goes on with.
pub type Step<C> = ArrayVec<(Seat, C), MAX_SEATS>;

/// The answers to one question of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot<G: Game> {
    question: u32,
    turn: u32,
    /// As many players must be for a proposal.
    needed: u8,
    asked: SeatSet,
    /// The choice to pass, in a game that has one.
    pass: Option<G::Choice>,
    /// The asked seats that may pass.
    may_pass: SeatSet,
    answers: [Option<G::Choice>; MAX_SEATS],
    proposals: [Option<G::Choice>; MAX_SEATS],
    /// The seat whose proposal each seat is for.
    sides: [Option<Seat>; MAX_SEATS],
    /// Who has passed for the rest of the turn.
    passed_for_turn: SeatSet,
}

impl<G: Game> Ballot<G> {
    /// A ballot for the present question of the game.
    pub fn new(game: &G) -> Ballot<G> {
        let mut ballot = Ballot {
            question: game.question(),
            turn: game.turn(),
            needed: 1,
            asked: SeatSet::EMPTY,
            pass: game.parse_choice(&[Word::Pass]),
            may_pass: SeatSet::EMPTY,
            answers: [None; MAX_SEATS],
            proposals: [None; MAX_SEATS],
            sides: [None; MAX_SEATS],
            passed_for_turn: SeatSet::EMPTY,
        };
        ballot.open(game);
        ballot
    }

    /// PlacementForecast on to the present question of the game. Answers to the one before lapse; passes for the rest of the turn
    /// stand as long as the turn does. Nothing happens if the question is still the same.
    pub fn renew(&mut self, game: &G) {
        if self.question == game.question() {
            return;
        }
        if self.turn != game.turn() {
            self.passed_for_turn = SeatSet::EMPTY;
        }
        let passed_for_turn = self.passed_for_turn;
        *self = Ballot { passed_for_turn, ..Ballot::new(game) };
        for seat in (passed_for_turn & self.may_pass).iter() {
            self.answers[seat.index()] = self.pass;
        }
    }

    fn open(&mut self, game: &G) {
        self.asked = match game.awaiting() {
            Awaiting::Moves(seats) => seats,
            Awaiting::Deal | Awaiting::Over => SeatSet::EMPTY,
        };
        self.may_pass = match self.pass {
            Some(pass) => self.asked.iter().filter(|&seat| is_offered(game, seat, &pass)).collect(),
            None => SeatSet::EMPTY,
        };
        self.needed = match game.decide() {
            DecisionRule::Anyone => 1,
            DecisionRule::Majority => game.players() / 2 + 1,
        };
    }

    /// The question these are answers to.
    pub fn question(&self) -> u32 {
        self.question
    }

    /// Takes down an answer, in place of an earlier one of the same seat.
    pub fn answer(&mut self, game: &G, seat: Seat, choice: G::Choice) -> Result<(), StepError> {
        self.check_open(game, seat)?;
        if !is_offered(game, seat, &choice) {
            return Err(StepError::not_allowed(seat, &choice));
        }
        if choice.is_unilateral() {
            self.join(seat, seat);
            self.proposals[seat.index()] = Some(choice);
        } else {
            if self.may_pass.contains(seat) {
                self.leave(seat);
            }
            self.answers[seat.index()] = Some(choice);
        }
        Ok(())
    }

    /// The seat is for the proposal of another one, in place of what it was for before.
    pub fn support(&mut self, game: &G, seat: Seat, proposer: Seat) -> Result<(), StepError> {
        self.check_open(game, seat)?;
        if seat == proposer || self.proposals[proposer.index()].is_none() {
            return Err(StepError::NotNow("that seat proposes nothing to the others now"));
        }
        self.join(seat, proposer);
        Ok(())
    }

    /// Passes now and in all later windows of this turn.
    pub fn pass_for_turn(&mut self, game: &G, seat: Seat) -> Result<(), StepError> {
        let Some(pass) = self.pass else {
            self.check_open(game, seat)?;
            return Err(StepError::NotAllowed { seat, choice: Word::Pass.to_string() });
        };
        self.answer(game, seat, pass)?;
        self.passed_for_turn.insert(seat);
        Ok(())
    }

    /// Takes back whatever the seat has answered, its standing pass included.
    pub fn withdraw(&mut self, seat: Seat) {
        self.leave(seat);
        self.answers[seat.index()] = None;
        self.passed_for_turn.remove(seat);
    }

    /// Who has still to answer. While cards are being picked, whoever has only proposed something is asked again.
    pub fn waiting(&self) -> SeatSet {
        match self.step() {
            Some(_) => SeatSet::EMPTY,
            None => self.asked.iter().filter(|&seat| self.answered(seat).is_none()).collect(),
        }
    }

    /// The answer a seat has given, other than by a proposal.
    pub fn answer_of(&self, seat: Seat) -> Option<G::Choice> {
        self.answers[seat.index()]
    }

    /// Who passes for the rest of the turn.
    pub fn passed_for_turn(&self) -> SeatSet {
        self.passed_for_turn
    }

    /// The proposals: whose, what, and who is for it. To others than its seat, show [`Choice::proposed`] only.
    pub fn proposals(&self) -> impl Iterator<Item = (Seat, G::Choice, SeatSet)> {
        Seat::all(MAX_SEATS as u8)
            .filter_map(|seat| Some((seat, self.proposals[seat.index()]?, self.supporters(seat))))
    }

    /// As many players must be for a proposal before it is carried out.
    pub fn needed(&self) -> u8 {
        self.needed
    }

    /// The step to play, once there is one: a proposal that enough are for, or the answers of all who are asked. Where
    /// all have answered and no proposal has enough, proposing counts as a pass.
    pub fn step(&self) -> Option<Step<G::Choice>> {
        let carried = self.proposals().find(|(_, _, supporters)| supporters.len() >= self.needed);
        if let Some((seat, choice, _)) = carried {
            return Some(Step::from_iter([(seat, choice)]));
        }
        if self.asked.is_empty() {
            return None;
        }
        self.asked.iter().map(|seat| Some((seat, self.answered(seat)?))).collect()
    }

    /// The answer of a seat as it would be counted now.
    fn answered(&self, seat: Seat) -> Option<G::Choice> {
        let side = self.sides[seat.index()].filter(|_| self.may_pass.contains(seat));
        self.answers[seat.index()].or_else(|| side.and(self.pass))
    }

    fn supporters(&self, proposer: Seat) -> SeatSet {
        Seat::all(MAX_SEATS as u8).filter(|seat| self.sides[seat.index()] == Some(proposer)).collect()
    }

    fn check_open(&self, game: &G, seat: Seat) -> Result<(), StepError> {
        if game.question() != self.question || self.step().is_some() {
            return Err(StepError::NotNow("that question has been answered"));
        }
        if self.asked.contains(seat) { Ok(()) } else { Err(StepError::NotAsked(seat)) }
    }

    /// The seat is for this proposal now. In a window that takes the place of its pass; a picked card stays picked.
    fn join(&mut self, seat: Seat, proposer: Seat) {
        self.leave(seat);
        self.sides[seat.index()] = Some(proposer);
        self.passed_for_turn.remove(seat);
        if self.may_pass.contains(seat) {
            self.answers[seat.index()] = None;
        }
    }

    /// The seat is for nothing any more, and nobody is for what it proposed.
    fn leave(&mut self, seat: Seat) {
        self.proposals[seat.index()] = None;
        self.sides[seat.index()] = None;
        for side in self.sides.iter_mut().filter(|side| **side == Some(seat)) {
            *side = None;
        }
    }
}

/// Do the options of the seat lead to this choice?
fn is_offered<G: Game>(game: &G, seat: Seat, choice: &G::Choice) -> bool {
    let words = choice.words();
    let leads_on = |said: usize| game.next_words(seat, &words[..said]).next.contains(&words[said]);
    (0..words.len()).all(leads_on) && game.next_words(seat, &words).complete
}

#[cfg(test)]
mod tests;
