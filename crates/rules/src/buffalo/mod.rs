//! Beat the Buffalo. Rules: `docs/rules/buffalo.md`.

mod special;

pub use special::Special;
