//! Choosing by place.

use rodeo_rules::game::RandomSource;

/// RandomSource that choose by place among what is offered.
pub enum Offered {
    First,
    Last,
    /// The second thing first; has it been taken?
    Second(bool),
}

impl RandomSource for Offered {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Offered::First => 0,
            Offered::Last => n - 1,
            Offered::Second(taken) => u32::from(!std::mem::replace(taken, true)).min(n - 1),
        }
    }
}
