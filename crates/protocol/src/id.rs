//! Unguessable ids, and short codes to read out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Alphabet of ids and recovery codes: digits and letters without look-alikes.
pub(crate) const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A text that cannot be parsed as an id or code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not {0}")]
pub struct ParseIdError(pub &'static str);

/// Number of letters of an id: 100 random bits.
pub(crate) const LENGTH: usize = 20;

/// Declares types of ids.
macro_rules! ids {
    ($($(#[$doc:meta])* $Id:ident, $what:literal;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $Id(u128);

            impl $Id {
                /// Creates an id from random bytes.
                pub const fn from_random(bytes: [u8; 16]) -> $Id {
                    $Id(u128::from_be_bytes(bytes) >> (128 - 5 * LENGTH))
                }

                /// Returns the id as a number.
                pub const fn number(self) -> u128 {
                    self.0
                }
            }

            impl fmt::Display for $Id {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    write_letters(self.0, LENGTH, f)
                }
            }

            impl fmt::Debug for $Id {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(self, f)
                }
            }

            impl FromStr for $Id {
                type Err = ParseIdError;

                fn from_str(text: &str) -> Result<$Id, ParseIdError> {
                    read_letters(text, LENGTH).map($Id).ok_or(ParseIdError($what))
                }
            }

            impl Serialize for $Id {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $Id {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Id, D::Error> {
                    read_text(deserializer)
                }
            }
        )+
    };
}

ids! {
    /// Id of a table. It is the key to a private table: whoever knows it may enter.
    TableId, "the id of a table";
    /// Id of a match.
    MatchId, "the id of a match";
    /// Id of a guest: a person or a bot.
    GuestId, "the id of a player";
    /// Id of a session or of a bot token. It names the secret without revealing it.
    SessionId, "the id of a session";
}

fn write_letters(number: u128, length: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let letter = |place: usize| LETTERS[(number >> (5 * place)) as usize & 31] as char;
    (0..length).rev().try_for_each(|place| fmt::Write::write_char(f, letter(place)))
}

fn read_letters(text: &str, length: usize) -> Option<u128> {
    if text.len() != length {
        return None;
    }
    text.bytes().try_fold(0, |number, letter| {
        let digit = LETTERS.iter().position(|known| *known == letter)?;
        Some(number << 5 | digit as u128)
    })
}

fn read_text<'de, D: Deserializer<'de>, T: FromStr<Err: fmt::Display>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}

/// Short code of a table, to read out: six consonants, so that it never spells a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Code([u8; 6]);

pub(crate) const CONSONANTS: &[u8; 20] = b"BCDFGHJKLMNPQRSTVWXZ";

impl Code {
    /// Creates a code from random bytes.
    pub fn from_random(bytes: [u8; 8]) -> Code {
        let mut number = u64::from_be_bytes(bytes);
        Code([(); 6].map(|()| {
            let letter = CONSONANTS[(number % 20) as usize];
            number /= 20;
            letter
        }))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(place, &letter)| {
            let gap = if place == 3 { "-" } else { "" };
            write!(f, "{gap}{}", letter as char)
        })
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Case, spaces and dashes are ignored.
impl FromStr for Code {
    type Err = ParseIdError;

    fn from_str(text: &str) -> Result<Code, ParseIdError> {
        const NO_CODE: ParseIdError = ParseIdError("the code of a table: six letters such as KTR-MBX");
        if text.len() > 20 {
            return Err(NO_CODE);
        }
        let letters: Vec<u8> = text
            .bytes()
            .filter(|letter| !b" -".contains(letter))
            .map(|letter| letter.to_ascii_uppercase())
            .collect();
        let letters: [u8; 6] = letters.try_into().map_err(|_| NO_CODE)?;
        if letters.iter().all(|letter| CONSONANTS.contains(letter)) {
            Ok(Code(letters))
        } else {
            Err(NO_CODE)
        }
    }
}

impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Code {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Code, D::Error> {
        read_text(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_codes_round_trip() {
        for byte in 0..=255 {
            let id = TableId::from_random([byte; 16]);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.to_string().len(), LENGTH);
            let code = Code::from_random([byte; 8]);
            assert_eq!(code.to_string().parse(), Ok(code));
        }
    }

    #[test]
    fn code_ignores_case_spaces_and_dashes() {
        let code = Code::from_random([7; 8]);
        let printed = code.to_string();
        for heard in [printed.to_lowercase(), printed.replace('-', ""), printed.replace('-', " ")] {
            assert_eq!(heard.parse(), Ok(code));
        }
        for wrong in ["", "KTR-MB", "KTR-MBXX", "KTR-MBA", "KTR-MB1", "ÄÄÄ", &"-".repeat(50)] {
            assert!(wrong.parse::<Code>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn invalid_ids_are_rejected() {
        for wrong in ["", "0", &"u".repeat(20), &"0".repeat(21), &"A".repeat(20), "../../../../../../etc"] {
            assert!(wrong.parse::<TableId>().is_err(), "{wrong:?}");
        }
    }
}
