//! Bots: players that see only what their seat sees.
//!
//! - [`Bot`], [`DecisionContext`], [`Decision`]: the interface of a bot
//! - [`Budget`]: the thinking limit of one decision; [`set_clock`]: the clock of time budgets where there is none
//! - [`SeatRng`]: a portable random number generator
//! - [`Level`], [`BotKind`]: bots by name; [`Roster`]: the bots of a game
//! - [`any`]: bots for callers that do not know the game at compile time
//! - [`WeightFile`], [`weight_file`]: the weights of networks, embedded or loaded by the caller
//! - [`strength`]: measured playing strength
//! - [`Random`]: plays any legal choice; [`Heuristic::finish_at_random`]: whole matches of random players
//! - [`Heuristic`]: scores the choices of a game; [`Simple`] takes the best, [`Gentle`] makes the mistakes of a beginner
//! - [`Search`]: evaluates alternatives by playouts in determinized worlds, guided by a [`SearchModel`]
//! - [`Worlds`], [`SampledWorld`]: sampled worlds of a view, for other evaluations
//! - [`games`]: what the bots know about each game, one folder per game; Take 6 adds [`Flat`] and [`Net`]
//!
//! A bot cannot cheat: it is given a [`View`](rodeo_rules::game::View), never a game. The same view, random numbers and
//! number of playouts give the same decision on every platform.
//!
//! # Write a bot and let it play
//!
//! ```
//! use rodeo_bots::{Bot, Budget, Decision, DecisionContext, Level, Roster, SeatRng, Simple};
//! use rodeo_rules::deal::Dealer;
//! use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
//! use rodeo_rules::options::read_options;
//! use rodeo_rules::seat::Viewer;
//! use rodeo_rules::take6::{Choice, Phase, Take6};
//!
//! /// Plays its lowest card.
//! struct Lowest;
//!
//! impl Bot<Take6> for Lowest {
//!     fn decide(&mut self, context: &DecisionContext<'_, Take6>, rng: &mut SeatRng) -> Option<Decision<Choice>> {
//!         let seat = context.seat()?;
//!         if context.view.phase() != Phase::Choose {
//!             return Simple.decide(context, rng); // which row to take
//!         }
//!         context.view.hand(seat).first().map(Choice::Card).map(Decision::unscored)
//!     }
//! }
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut rng = SeatRng::new(6);
//! let mut game = Take6::new(&read_options(2, "rounds=1")?)?;
//! let mut bots: [Box<dyn Bot<Take6>>; 2] =
//!     [Box::new(Lowest), Take6::bot(Level::Keen).ok_or("keen does not play Take 6")?];
//! loop {
//!     match game.awaiting() {
//!         Awaiting::Over => break,
//!         Awaiting::Deal => {
//!             let deck = game.deck().ok_or("no deck")?;
//!             game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents)?;
//!         }
//!         Awaiting::Moves(seats) => {
//!             let mut step = Vec::new();
//!             for seat in seats.iter() {
//!                 let view = game.view(Viewer::Seat(seat));
//!                 let context = DecisionContext::new(&view, Budget::Playouts(20));
//!                 let decision = bots[seat.index()].decide(&context, &mut rng).ok_or("no decision")?;
//!                 step.push((seat, decision.choice));
//!             }
//!             game.play(&step, &mut DiscardEvents)?;
//!         }
//!     }
//! }
//! let outcome = game.outcome().ok_or("no outcome")?;
//! assert_eq!(outcome.scores.len(), 2);
//! # Ok(())
//! # }
//! ```

pub mod any;
mod bot;
mod budget;
mod clock;
pub mod games;
mod heuristic;
mod numeric;
mod opponents;
mod random;
mod random_match;
mod rng;
mod roster;
mod row_mistakes;
mod search;
pub mod strength;
mod style_summary;
mod weights;

pub use bot::{Bot, Decision, DecisionContext};
pub use budget::{Budget, Deadline, ParseBudgetError};
pub use clock::set_clock;
pub use games::take6::{CardEstimate, Flat, Net};
pub use heuristic::{Gentle, Heuristic, ScoredChoices, Simple};
pub use opponents::{OpponentEstimate, PlayStyle, SeatStyles, StyleEvidence, StyleProbabilities};
pub use random::{Random, random_choice};
pub use random_match::{RandomTable, Unrecorded};
pub use rng::SeatRng;
pub use roster::{BotKind, Level, LevelPlayouts, Roster, UnknownBot};
pub use search::{
    Alternatives, Answers, SampledWorld, Search, SearchModel, Values, WorldLikelihood, WorldSampler, Worlds,
};
pub use style_summary::StyleSummary;
pub use weights::{WeightFile, WeightsError, weight_file};
