//! Every message between nodes is JSON with its version, so that nodes of different versions refuse each other in words.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Version of the messages between nodes. A change that an older node cannot read increases it.
pub const VERSION: u32 = 1;

#[derive(Serialize)]
struct Sent<'a, T> {
    v: u32,
    body: &'a T,
}

#[derive(Deserialize)]
struct Received<'a> {
    v: u32,
    #[serde(borrow)]
    body: Option<&'a RawValue>,
}

/// Why a message of another node cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum DecodeError {
    /// The sender has another version.
    #[error(
        "message of version {0}, but this node speaks version {VERSION} (update all nodes to versions that fit)"
    )]
    Version(u32),
    /// The message is not what this version expects. The text contains no values.
    #[error("malformed message between nodes (line {line}, column {column})")]
    Malformed {
        /// Line of the error.
        line: usize,
        /// Column of the error.
        column: usize,
    },
}

impl From<serde_json::Error> for DecodeError {
    /// The text of the error could quote a hand or a chat line, so only its position is kept.
    fn from(error: serde_json::Error) -> DecodeError {
        DecodeError::Malformed { line: error.line(), column: error.column() }
    }
}

/// Serializes a message.
pub fn encode<T: Serialize>(body: &T) -> Vec<u8> {
    serde_json::to_vec(&Sent { v: VERSION, body }).expect("messages are plain data with string keys")
}

/// Parses a message. A message of another version is refused, whatever it contains.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    let Received { v, body } = serde_json::from_slice(bytes)?;
    if v != VERSION {
        return Err(DecodeError::Version(v));
    }
    let body = body.ok_or(DecodeError::Malformed { line: 0, column: 0 })?;
    Ok(serde_json::from_str(body.get())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_survive_the_journey() {
        let bytes = encode(&vec![3, 4]);
        assert_eq!(decode::<Vec<u32>>(&bytes).unwrap(), [3, 4]);
    }

    #[test]
    fn unknown_version_is_refused_with_both_versions() {
        // The body of another version may look like anything.
        let error = decode::<Vec<u32>>(br#"{"v":7,"body":{"secret":1},"more":[]}"#).unwrap_err();
        let text = error.to_string();
        assert!(text.contains("version 7") && text.contains("version 1"), "{text}");
    }

    #[test]
    fn errors_do_not_quote_the_message() {
        for bytes in [&b"{\"v\":1,\"body\":\"hand 104\"}"[..], b"{\"v\":1}", b"104", b"\xff"] {
            let text = decode::<Vec<u32>>(bytes).unwrap_err().to_string();
            assert!(!text.contains("104"), "{text}");
        }
    }
}
