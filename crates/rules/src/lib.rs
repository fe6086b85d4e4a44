//! The bull-heads family of card games as plain values.
//!
//! - [`game`]: the traits [`Game`](game::Game) and [`Rules`](game::Rules), and [`View`](game::View), what one viewer knows
//! - [`standings`]: current scores
//! - [`take6`], [`buffalo`], [`take_that`], [`bull_party`]: the games
//! - [`any`]: all games behind one type, and the list of games; [`descriptor`]: facts about a game for shared code
//! - [`card`], [`rows`], [`seat`], [`choice`]: what the games share
//! - [`deal`]: decks, and deals from seeds
//! - [`record`]: records of matches, replay and verification
//! - [`options`]: rules from text
//! - [`ballot`]: collects the answers of seats until a step is complete
//! - [`arrange`]: positions set up by hand
//!
//! A rejected step changes nothing; no input makes this crate panic; no step allocates; the same inputs give the same bytes
//! on every platform. The crate never reads a clock, a file or a random number, and never blocks.
//!
//! # Play a game
//!
//! Games need deals and choices. Here the deals come from a seed, and every seat takes the first option that it is offered.
//!
//! ```
//! use rodeo_rules::any::{AnyGame, GameKind};
//! use rodeo_rules::deal::Seed;
//! use rodeo_rules::game::{Awaiting, Game, RandomSource};
//!
//! struct First;
//! impl RandomSource for First {
//!     fn below(&mut self, _: u32) -> u32 {
//!         0
//!     }
//! }
//!
//! let rules = GameKind::Take6.read_rules(4, "rounds=1")?;
//! let mut game = AnyGame::new(&rules)?;
//! let seed = Seed::from_text("an example");
//! let mut events = Vec::new();
//! loop {
//!     match game.awaiting() {
//!         Awaiting::Deal => {
//!             let deck = game.deck().expect("a deal is needed");
//!             game.deal(&seed.order(&deck), &mut events)?;
//!         }
//!         Awaiting::Moves(seats) => {
//!             let choices: Vec<_> =
//!                 seats.iter().filter_map(|seat| Some((seat, game.any_choice(seat, &mut First)?))).collect();
//!             game.play(&choices, &mut events)?;
//!         }
//!         Awaiting::Over => break,
//!     }
//! }
//! assert_eq!(game.outcome().expect("the match is over").scores.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Replay a record
//!
//! ```
//! use rodeo_rules::game::Game;
//! use rodeo_rules::record::{Record, Replay, verify};
//!
//! let text = r#"rodeo-record 1
//! game take6 players=2 rounds=1 hand=2
//! seat 0 human "Ada"
//! seat 1 bot "Bob" "random"
//! deal cards 30 2 45 46 10 20 40 50
//! play 30 | 45
//! play 2 | 46
//! play row2 | -
//! result scores 6 0 winners 1
//! "#;
//! let record = Record::read(text.as_bytes())?;
//! assert_eq!(verify(&record)?.outcome.scores.as_slice(), [6, 0]);
//!
//! for replayed in Replay::new(&record)? {
//!     let replayed = replayed?;
//!     println!("step {}: {} events", replayed.number, replayed.events.len());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod any;
pub mod arrange;
pub mod ballot;
pub mod buffalo;
pub mod bull_party;
pub mod card;
pub mod choice;
pub mod deal;
pub mod descriptor;
mod error;
pub mod game;
pub mod options;
pub mod record;
pub mod rows;
#[cfg(feature = "schema")]
mod schema;
pub mod seat;
mod short_array;
pub mod standings;
pub mod take6;
pub mod take_that;
