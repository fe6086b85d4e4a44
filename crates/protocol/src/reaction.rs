//! Quick reactions of people at a table.

use serde::{Deserialize, Serialize};

/// A quick reaction. The set is closed: a reaction cannot carry a message of its sender.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Joy about what happened.
    Cheer,
    /// Laughter about what happened.
    Laugh,
    /// Surprise or admiration.
    Wow,
    /// Sympathy for somebody who takes cards, or pity for oneself.
    Ouch,
    /// The choice is hard and takes time.
    Think,
    /// Thanks for the game.
    Thanks,
}
