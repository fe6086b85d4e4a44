//! The games a second time, as naively as they can be written, against the engine.
//!
//! Both play *every* possible match of a tiny deal to its end, whatever anybody may choose at any moment, and must agree
//! on how many matches there are and on how many of them end in each way: scores, winners, and the buffalo's heads; and
//! on which ones, by a sum over all that was said in them. So for these deals the engine offers all choices that the rules
//! allow and no other, and does with them what the rules say.
//!
//! The naive games are written from `docs/rules` alone. They share nothing with the engine but plain numbers (see `plain`)
//! and the order in which cards are dealt, so a rule misread there would have to be misread in the same way here.
//! What they pass over on the way (rows taken because they were full, jumps of the cow, used specials …) is counted too, so
//! that no rule agrees only because it never came up. Where there are too many matches to walk through, the choices that
//! are not followed are at least noted word for word. What is secret, and what a table is told, is not looked at here.
//!
//! | game | counted |
//! |---|---|
//! | Take 6 | full and limited deck, draft, two rounds, each fan card alone, all of them together; 2–10 players |
//! | Beat the Buffalo | alone; two players with every pair of specials; three players with a pile of specials; anyone decides |
//! | Bull Party | one round; several rounds with all picks and rows, but one laying at a time; 2–5 players |
//! | Take That | standard and advanced; 2–4 players |

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests, which clippy takes for production code.

mod buffalo;
mod buffalo_naive;
mod bull_party;
mod bull_party_naive;
mod engine;
mod plain;
mod take6;
mod take6_naive;
mod take_that;
