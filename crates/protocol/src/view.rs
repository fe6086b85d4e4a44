//! What a viewer sees of a game, ready to be drawn.

use rodeo_rules::any::AnyGame;
use rodeo_rules::game::View;
use serde::{Deserialize, Serialize};

/// A game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameView(AnyGame);

impl GameView {
    /// What the viewer sees. `aid`: does the table show which cards have been played?
    pub fn new(view: &View<AnyGame>, _aid: bool) -> GameView {
        GameView(**view)
    }
}
