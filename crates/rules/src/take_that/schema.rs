//! JSON Schema of the types with hand-written serialization.

use super::Sequence;
use crate::card::Card;
use crate::schema::{schemas, set};

schemas! {
    Sequence, "Sequence",
        |generator| set::<Card>(generator, "Cards in order.", Sequence::CAPACITY);
}
