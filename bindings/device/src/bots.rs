//! Matches among bots, for measurements and tests.

use rodeo_bots::any::{self, KnownPlayers};
use rodeo_bots::{BotKind, SeatRng};
use rodeo_rules::any::{AnyChoice, AnyEvent, AnyGame, GameKind};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{Seat, Viewer};
use wasm_bindgen::prelude::*;

use crate::{DeviceError, malformed};

/// A match among equal bots.
#[wasm_bindgen]
pub struct BotMatch {
    game: AnyGame,
    ballot: Ballot<AnyGame>,
    kind: BotKind,
    seed: Seed,
    rng: SeatRng,
    events: Vec<AnyEvent>,
}

#[wasm_bindgen]
impl BotMatch {
    /// Starts a match. `options` and `bot` are written as on the command line: `rounds=1`, `sharp`, `merciless:50ms`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        players: u8,
        options: &str,
        bot: &str,
        seed: u32,
    ) -> Result<BotMatch, DeviceError> {
        let kind: GameKind = game.parse().map_err(malformed)?;
        let rules = kind.read_rules(players, options).map_err(malformed)?;
        let game = AnyGame::new(&rules).map_err(malformed)?;
        let mut secret = [0; 32];
        secret[..4].copy_from_slice(&seed.to_be_bytes());
        Ok(BotMatch {
            ballot: Ballot::new(&game),
            game,
            kind: bot.parse().map_err(malformed)?,
            seed: Seed::new(secret, &[]),
            rng: SeatRng::new(u64::from(seed)),
            events: Vec::new(),
        })
    }

    /// Returns the names of the weight files that the bots need and that are not loaded, separated by spaces. `decide` fails
    /// until they are.
    pub fn missing_weights(&self) -> String {
        let files = self.kind.level.missing_weights(&self.game.rules());
        files.map(|file| file.name()).collect::<Vec<_>>().join(" ")
    }

    /// Plays on until a bot has decided. Returns its seat and choice; `undefined` if the match is over.
    pub fn decide(&mut self) -> Result<Option<String>, DeviceError> {
        if !self.missing_weights().is_empty() {
            return Err(malformed(format!("weights are not loaded: {}", self.missing_weights())));
        }
        loop {
            match self.game.awaiting() {
                Awaiting::Over => return Ok(None),
                Awaiting::Deal => {
                    let deck = self.game.deck().ok_or_else(|| malformed("no deck"))?;
                    let order = self.seed.order(&deck);
                    self.game.deal(&order, &mut self.events).map_err(malformed)?;
                }
                Awaiting::Moves(_) => {
                    self.ballot.renew(&self.game);
                    match (self.ballot.step(), self.ballot.waiting().iter().next()) {
                        (Some(step), _) => self.game.play(&step, &mut self.events).map_err(malformed)?,
                        (None, Some(seat)) => return self.decide_for(seat).map(Some),
                        (None, None) => return Err(malformed("all seats have decided but there is no step")),
                    }
                }
            }
        }
    }
}

impl BotMatch {
    fn decide_for(&mut self, seat: Seat) -> Result<String, DeviceError> {
        let viewer = Viewer::Seat(seat);
        let history: Vec<_> = self.events.iter().map(|event| AnyGame::show(event, viewer)).collect();
        let choice =
            any::choose(self.kind, &self.game.view(viewer), &history, KnownPlayers::default(), &mut self.rng);
        let choice = choice.ok_or_else(|| malformed("the bot does not play this game"))?;
        self.ballot.answer(&self.game, seat, choice).map_err(malformed)?;
        if choice.is_unilateral() {
            self.vote(seat, choice)?;
        }
        Ok(format!("{} {}", seat.get(), write_words(&choice.words())))
    }

    /// Lets the other seats vote on a proposal, until there is a majority.
    fn vote(&mut self, proposer: Seat, choice: AnyChoice) -> Result<(), DeviceError> {
        for seat in Seat::all(self.game.players()).filter(|&seat| seat != proposer) {
            let view = self.game.view(Viewer::Seat(seat));
            let supports = any::supports(self.kind, &view, proposer, &choice.proposed());
            if self.ballot.step().is_none() && supports {
                self.ballot.support(&self.game, seat, proposer).map_err(malformed)?;
            }
        }
        Ok(())
    }
}
