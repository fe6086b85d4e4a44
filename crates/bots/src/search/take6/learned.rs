//! The numbers of the policy, as `examples/learn_take6.rs` wrote them.

use super::policy::WEIGHTS;

/// All tables, one behind the other.
pub const LEARNED: [i16; WEIGHTS] = [0; WEIGHTS];
