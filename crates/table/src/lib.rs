//! One live table as a state machine: seats, decisions, clocks and chat.
//!
//! | item | purpose |
//! |---|---|
//! | [`Table`] | the state machine; takes an [`Input`] and a [`Context`] (time, randomness, policy) |
//! | [`Fact`], [`FactBatch`] | the durable log of a table; [`Table::restore`] rebuilds a table from it |
//! | [`BotRequest`] | a decision that a bot must make, on any thread |
//! | [`SyncState`] | what a client has received so far; [`Table::sync_message`] returns the rest |
//! | [`FinishedMatch`] | a completed match with its record |
//! | [`read_message`], [`game_info`] | parses a message of a client; describes a game and its options |
//! | [`sanitize`] | cleans names and chat lines |
//! | `fuzz` (feature) | the property that the fuzz target checks |
//!
//! # Guarantees
//!
//! - A rejected input changes nothing.
//! - Messages for a viewer are built from that viewer's view only.
//! - The same facts always restore the same table.
//! - The crate does no I/O, reads no clock, has no random source of its own and never blocks.
//!
//! # Example
//!
//! A table without a server: one guest plays a match against two bots. The caller stores the facts, delivers the messages and
//! runs the bots.
//!
//! ```
//! use rodeo_bots::{Level, SeatRng, any};
//! use rodeo_protocol::table::{HintMode, TablePhase, TableSettings, Visibility};
//! use rodeo_protocol::{ClientMessage, Code, GuestId, TableId};
//! use rodeo_rules::any::GameKind;
//! use rodeo_rules::choice::{Choice, write_words};
//! use rodeo_rules::game::{Awaiting, Game};
//! use rodeo_rules::seat::Seat;
//! use rodeo_table::{Checkpoint, Context, Fact, GuestIdentity, Input, Occupant, Policy, Secret, Table};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let ana = GuestIdentity { id: GuestId::from_random([1; 16]), name: "Ana".into(), bot: false };
//! let settings = TableSettings {
//!     rules: GameKind::Take6.read_rules(3, "rounds=1")?,
//!     clock: None,
//!     visibility: Visibility::Private,
//!     spectators: true,
//!     show_seen: true,
//!     hints: HintMode::Off,
//!     deal: None,
//! };
//! let mut seats = vec![ana.occupant()];
//! seats.extend([1, 2].map(|seat| Occupant::house_bot(Level::Simple, Seat::new(seat).expect("seats 0 to 9 exist"))));
//! let mut table = Table::open(Checkpoint::new(
//!     TableId::from_random([2; 16]),
//!     Code::from_random([3; 8]),
//!     0,
//!     settings,
//!     seats,
//!     Some(ana.id),
//!     Secret([4; 32]),
//! ))?;
//!
//! let policy = Policy::default();
//! let mut random = || [5; 32]; // A server uses the operating system's random number generator.
//! let mut context = Context { now: 0, random: &mut random, policy: &policy };
//! let mut rng = SeatRng::new(6);
//! let mut facts: Vec<Fact> = Vec::new();
//!
//! table.handle(Input::Connected(ana.clone()), &mut context)?;
//! table.handle(Input::Message(ana.clone(), ClientMessage::Start { fill: None }), &mut context)?;
//! while table.phase() == TablePhase::Playing {
//!     for request in table.take_bot_requests(context.now, &policy) {
//!         let choice = any::choose(request.kind, &request.view, &request.history, request.known_players(), &mut rng);
//!         table.handle(Input::BotAnswered { request: request.id, choice }, &mut context)?;
//!     }
//!     let (game, seat) = (table.game().expect("a match is being played"), table.seat_of(ana.id).expect("Ana has a seat"));
//!     if matches!(game.awaiting(), Awaiting::Moves(seats) if seats.contains(seat)) {
//!         let choice = game.any_choice(seat, &mut rng).expect("an asked seat has a choice");
//!         let choice = write_words(&choice.words());
//!         let message = ClientMessage::Choose { question: game.question(), choice };
//!         table.handle(Input::Message(ana.clone(), message), &mut context)?;
//!     }
//!     // A server commits these before it sends anything to anybody.
//!     facts.extend(table.take_facts().into_iter().flat_map(|batch| batch.facts));
//! }
//!
//! assert_eq!(table.take_finished().len(), 1);
//! assert_eq!(Table::restore(facts, context.now)?.state(), table.state());
//! # Ok(())
//! # }
//! ```

mod abandon;
mod bot_transfer;
mod bots;
mod clock;
mod conversation;
mod earlier_styles;
mod event_log;
mod fact;
#[cfg(feature = "fuzz")]
pub mod fuzz;
mod game_info;
mod host;
mod live_match;
mod messages;
mod occupant;
mod open_request;
mod part_changes;
mod presence;
pub mod sanitize;
mod state;
mod sync;
mod table;

pub use bot_transfer::{SentBotRequest, UnknownBotRequest};
pub use fact::{Checkpoint, Fact, FactBatch, FactError, Secret};
pub use game_info::game_info;
pub use host::{check_clock, house_level};
pub use live_match::FinishedMatch;
pub use messages::{message_too_large, read_message};
pub use occupant::Occupant;
pub use sync::SyncState;
pub use table::{BotRequest, BotRequestId, Context, GuestIdentity, Input, Policy, SecureRandom, Table};

/// Milliseconds since the Unix epoch, by the caller's clock.
pub type Millis = u64;
