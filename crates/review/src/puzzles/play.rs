//! A match between bots, position by position.

use rodeo_bots::{Bot, Budget, DecisionContext, Level, SeatRng};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::Choice as _;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules};
use rodeo_rules::record::{Player, Recorder};
use rodeo_rules::seat::{Seat, Viewer};

use crate::games::ReviewModel;

/// Levels of the players. Strong ones lead to positions that are worth a thought, weak ones to unusual positions.
const LEVELS: [Level; 4] = [Level::Gentle, Level::Simple, Level::Keen, Level::Sharp];
/// Maximum number of decisions per seat within one step.
const MAX_DECISIONS: usize = 64;

struct BotSeat<G: Game> {
    bot: Box<dyn Bot<G>>,
    budget: Budget,
    rng: SeatRng,
}

/// A match between bots of mixed levels.
pub struct BotMatch<G: ReviewModel> {
    recorder: Recorder<G>,
    seats: Vec<BotSeat<G>>,
    ballot: Ballot<G>,
    rng: SeatRng,
}

impl<G: ReviewModel> BotMatch<G> {
    /// Seats bots. `None` if the rules cannot be played.
    pub fn new(rules: &G::Rules, mut rng: SeatRng) -> Option<BotMatch<G>> {
        let mut seats = Vec::new();
        let mut players = Vec::new();
        for _ in 0..rules.players() {
            let level = LEVELS[rng.below(LEVELS.len() as u32) as usize];
            seats.push(BotSeat { bot: G::bot(level)?, budget: level.budget(G::KIND), rng: rng.fork() });
            players.push(Player::bot(level.name(), level.name()));
        }
        let recorder = Recorder::new(rules, players, None).ok()?;
        let ballot = Ballot::new(recorder.game());
        Some(BotMatch { recorder, seats, ballot, rng })
    }

    /// The match so far.
    pub fn recorder(&self) -> &Recorder<G> {
        &self.recorder
    }

    /// Plays one step. `None` if the match is over, or if the bots cannot continue it.
    pub fn step(&mut self) -> Option<()> {
        match self.recorder.game().awaiting() {
            Awaiting::Over => None,
            Awaiting::Deal => {
                let deck = self.recorder.game().deck()?;
                self.recorder.deal(Dealer::new().order(&deck, &mut self.rng), &mut DiscardEvents).ok()
            }
            Awaiting::Moves(_) => {
                self.ballot.renew(self.recorder.game());
                self.decide()?;
                self.recorder.play(&self.ballot.step()?, &mut DiscardEvents).ok()
            }
        }
    }

    /// Collects decisions until they form a step.
    fn decide(&mut self) -> Option<()> {
        let game = self.recorder.game();
        for _ in 0..MAX_DECISIONS * self.seats.len() {
            let Some(seat) = self.ballot.waiting().iter().next() else { return Some(()) };
            let BotSeat { bot, budget, rng } = &mut self.seats[seat.index()];
            let view = game.view(Viewer::Seat(seat));
            let choice = bot.decide(&DecisionContext::new(&view, *budget), rng)?.choice;
            self.ballot.answer(game, seat, choice).ok()?;
            if !choice.is_unilateral() {
                continue;
            }
            for (other, voter) in Seat::all(game.players()).zip(&mut self.seats) {
                let view = game.view(Viewer::Seat(other));
                if self.ballot.step().is_none()
                    && other != seat
                    && voter.bot.supports(&view, seat, &choice.proposed())
                {
                    self.ballot.support(game, other, seat).ok()?;
                }
            }
        }
        None
    }
}
