//! Collects the answers of seats until they make a complete step.
//!
//! Only complete steps change a game. A [`Ballot`] holds what each seat has answered so far, lets seats change their
//! answers, and returns the [`Step`] once it is complete. Live tables, the terminal client and the arena use it.
//!
//! Two kinds of answers need more than a list:
//! - A pass can be valid for the rest of the turn: it answers every later question of the same turn (rule buffalo 7.6).
//! - A [unilateral](Choice::is_unilateral) choice is a *proposal*. It is played once enough players support it: its own
//!   seat if anyone decides, more than half of the players if a majority decides (rule buffalo 7.10).

use arrayvec::ArrayVec;

use crate::choice::{Choice, Word};
use crate::game::{Awaiting, DecisionRule, Game, StepError};
use crate::seat::{MAX_SEATS, Seat, SeatSet};

/// The choices of a complete step, for [`Game::play`].
pub type Step<C> = ArrayVec<(Seat, C), MAX_SEATS>;

/// The answers to one question of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot<G: Game> {
    question: u32,
    turn: u32,
    /// Number of supporters that a proposal needs.
    needed: u8,
    asked: SeatSet,
    /// The choice to pass, in a game that has one.
    pass: Option<G::Choice>,
    /// The asked seats that may pass.
    may_pass: SeatSet,
    answers: [Option<G::Choice>; MAX_SEATS],
    proposals: [Option<G::Choice>; MAX_SEATS],
    /// The proposer that each seat supports.
    supported: [Option<Seat>; MAX_SEATS],
    /// The seats that have passed for the rest of the turn.
    passed_for_turn: SeatSet,
}

impl<G: Game> Ballot<G> {
    /// Opens a ballot for the current question of the game.
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
            supported: [None; MAX_SEATS],
            passed_for_turn: SeatSet::EMPTY,
        };
        ballot.open(game);
        ballot
    }

    /// Opens the ballot for the current question of the game. Earlier answers are discarded; passes for the rest of the turn
    /// stay until the turn ends. Does nothing if the question is still the same.
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

    /// Returns the number of the question that is answered.
    pub fn question(&self) -> u32 {
        self.question
    }

    /// Stores an answer; it replaces an earlier one of the same seat.
    pub fn answer(&mut self, game: &G, seat: Seat, choice: G::Choice) -> Result<(), StepError> {
        self.check_open(game, seat)?;
        if !is_offered(game, seat, &choice) {
            return Err(StepError::not_allowed(seat, &choice));
        }
        if choice.is_unilateral() {
            self.set_support(seat, seat);
            self.proposals[seat.index()] = Some(choice);
        } else {
            if self.may_pass.contains(seat) {
                self.clear_support(seat);
            }
            self.answers[seat.index()] = Some(choice);
        }
        Ok(())
    }

    /// Supports the proposal of another seat; this replaces what the seat supported before.
    pub fn support(&mut self, game: &G, seat: Seat, proposer: Seat) -> Result<(), StepError> {
        self.check_open(game, seat)?;
        if seat == proposer || self.proposals[proposer.index()].is_none() {
            return Err(StepError::NotNow("that seat has no proposal to support"));
        }
        self.set_support(seat, proposer);
        Ok(())
    }

    /// Passes now and in all later questions of this turn.
    pub fn pass_for_turn(&mut self, game: &G, seat: Seat) -> Result<(), StepError> {
        let Some(pass) = self.pass else {
            self.check_open(game, seat)?;
            return Err(StepError::NotAllowed { seat, choice: Word::Pass.to_string() });
        };
        self.answer(game, seat, pass)?;
        self.passed_for_turn.insert(seat);
        Ok(())
    }

    /// Withdraws everything that the seat has answered, including its pass for the turn.
    pub fn withdraw(&mut self, seat: Seat) {
        self.clear_support(seat);
        self.answers[seat.index()] = None;
        self.passed_for_turn.remove(seat);
    }

    /// Returns the seats that have not answered yet. A seat that has only made a proposal while cards are picked still has
    /// to pick one.
    pub fn waiting(&self) -> SeatSet {
        match self.step() {
            Some(_) => SeatSet::EMPTY,
            None => self.asked.iter().filter(|&seat| self.answered(seat).is_none()).collect(),
        }
    }

    /// Returns the answer of a seat, other than a proposal.
    pub fn answer_of(&self, seat: Seat) -> Option<G::Choice> {
        self.answers[seat.index()]
    }

    /// Returns the seats that have passed for the rest of the turn.
    pub fn passed_for_turn(&self) -> SeatSet {
        self.passed_for_turn
    }

    /// Returns the proposals: proposer, choice and supporters. Other seats may only see [`Choice::proposed`].
    pub fn proposals(&self) -> impl Iterator<Item = (Seat, G::Choice, SeatSet)> {
        Seat::all(MAX_SEATS as u8)
            .filter_map(|seat| Some((seat, self.proposals[seat.index()]?, self.supporters(seat))))
    }

    /// Returns the number of supporters that a proposal needs.
    pub fn needed(&self) -> u8 {
        self.needed
    }

    /// Returns the step to play, once it is complete: a proposal with enough supporters, or the answers of all seats. If
    /// all have answered and no proposal has enough supporters, making or supporting one counts as a pass.
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

    /// Returns the answer of a seat as it counts now.
    fn answered(&self, seat: Seat) -> Option<G::Choice> {
        let proposer = self.supported[seat.index()].filter(|_| self.may_pass.contains(seat));
        self.answers[seat.index()].or_else(|| proposer.and(self.pass))
    }

    fn supporters(&self, proposer: Seat) -> SeatSet {
        Seat::all(MAX_SEATS as u8).filter(|seat| self.supported[seat.index()] == Some(proposer)).collect()
    }

    fn check_open(&self, game: &G, seat: Seat) -> Result<(), StepError> {
        if game.question() != self.question || self.step().is_some() {
            return Err(StepError::NotNow("that question is already answered"));
        }
        if self.asked.contains(seat) { Ok(()) } else { Err(StepError::NotAsked(seat)) }
    }

    /// Makes the seat support this proposal. That replaces its pass; a card that it has picked stays picked.
    fn set_support(&mut self, seat: Seat, proposer: Seat) {
        self.clear_support(seat);
        self.supported[seat.index()] = Some(proposer);
        self.passed_for_turn.remove(seat);
        if self.may_pass.contains(seat) {
            self.answers[seat.index()] = None;
        }
    }

    /// Ends the support of the seat and withdraws its proposal.
    fn clear_support(&mut self, seat: Seat) {
        self.proposals[seat.index()] = None;
        self.supported[seat.index()] = None;
        for proposer in self.supported.iter_mut().filter(|proposer| **proposer == Some(seat)) {
            *proposer = None;
        }
    }
}

/// Whether the options of the seat include this choice.
fn is_offered<G: Game>(game: &G, seat: Seat, choice: &G::Choice) -> bool {
    let words = choice.words();
    let leads_on = |said: usize| game.next_words(seat, &words[..said]).next.contains(&words[said]);
    (0..words.len()).all(leads_on) && game.next_words(seat, &words).complete
}

#[cfg(test)]
mod tests;
