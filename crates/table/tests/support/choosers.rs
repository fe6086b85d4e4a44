//! Random sources that select an offered choice by its position.

use rodeo_rules::game::RandomSource;

/// Selects among the offered words by position.
pub enum Chooser {
    First,
    Last,
    /// The second word, then always the first. The flag says whether the second word has been taken.
    Second(bool),
}

impl RandomSource for Chooser {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Chooser::First => 0,
            Chooser::Last => n - 1,
            Chooser::Second(taken) => u32::from(!std::mem::replace(taken, true)).min(n - 1),
        }
    }
}
