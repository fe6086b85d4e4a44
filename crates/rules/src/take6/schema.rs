//! JSON Schema of the types with hand-written serialization.

use super::{FanCard, Fans};
use crate::schema::{schemas, set};

schemas! {
    Fans, "Fans", |generator| set::<FanCard>(generator, "The fan cards in play.", FanCard::ALL.len());
}
