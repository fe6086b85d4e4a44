//! What the bots know about each game, one folder per game.
//!
//! A game implements three traits, all with defaults: [`Heuristic`](crate::Heuristic), [`SearchModel`](crate::SearchModel)
//! and [`Roster`](crate::Roster). With empty implementations every level plays the game: `simple` plays the first
//! legal choice, and the search runs random playouts to the end of the match. Then override the methods that make the
//! bots stronger:
//!
//! - `heuristic.rs`: scores of choices
//! - `search/`: alternatives, playout policy and values of results
//! - `mod.rs`: playouts per level, and additional bots

rodeo_rules::for_each_game!(rodeo_rules::game_modules!(pub));
