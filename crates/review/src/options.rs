//! What to review, and how thoroughly.

use rodeo_rules::seat::SeatSet;

use crate::games::ReviewModel;

/// What to review, and how thoroughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Seats to review; `None` for all.
    pub seats: Option<SeatSet>,
    /// Worlds in which every alternative is evaluated; close decisions get more. Other samples grow and shrink with it.
    /// `None` for the default of the game.
    pub worlds: Option<u32>,
    /// The most worlds of a close decision, as a multiple of `worlds`. `None` for the default of the game.
    pub max_factor: Option<u32>,
    /// Seed of the sampled worlds.
    pub seed: u64,
    /// Step of the record with which the review starts. What happened before it counts as luck.
    pub first_step: usize,
    /// Evaluates only the choices that were made and those of the reference player: values and balances without costs, labels
    /// and reasons, in a fraction of the time.
    pub only_chosen: bool,
}

impl Options {
    /// A sample size of the game, in proportion to the worlds.
    pub(crate) fn scaled<G: ReviewModel>(&self, size: u32) -> u32 {
        let Some(worlds) = self.worlds else { return size };
        let scaled = u64::from(size) * u64::from(worlds) / u64::from(G::SETTINGS.base_worlds);
        u32::try_from(scaled).unwrap_or(u32::MAX).max(MIN_SAMPLE)
    }
}

/// Smallest size of a sample.
const MIN_SAMPLE: u32 = 8;
