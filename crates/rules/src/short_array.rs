//! Arrays that may be written without the default values at their end, as in compact messages.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};

/// Reads at most `N` values; missing ones are the default.
pub(crate) fn deserialize<'de, D, T, const N: usize>(deserializer: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Default,
{
    deserializer.deserialize_seq(ShortArray(PhantomData))
}

struct ShortArray<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Default, const N: usize> Visitor<'de> for ShortArray<T, N> {
    type Value = [T; N];

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at most {N} values")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<[T; N], A::Error> {
        let mut array = std::array::from_fn(|_| T::default());
        for place in &mut array {
            match values.next_element()? {
                Some(value) => *place = value,
                None => return Ok(array),
            }
        }
        match values.next_element::<serde::de::IgnoredAny>()? {
            None => Ok(array),
            Some(_) => Err(A::Error::invalid_length(N + 1, &self)),
        }
    }
}
