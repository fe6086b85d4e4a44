//! Every message between nodes is JSON with the version that is needed to read it, so that nodes of different versions work
//! together, and refuse in words what they cannot read.
//!
//! A node reads the versions from [`OLDEST`] to [`VERSION`]. It sends each message with the oldest version that contains this kind
//! of message, so nodes that were not updated yet read all messages but the new kinds. A change that older nodes would
//! misunderstand is a new kind; once no node needs the old kind, `OLDEST` increases, and nodes of both sides do not hear each
//! other any more.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// Newest version of the messages between nodes. A new kind of message increases it.
pub const VERSION: u32 = 3;
/// Oldest version of the messages that a node still reads.
pub const OLDEST: u32 = 1;

/// Versions of this process if they are not those of the program.
static REPLACED: OnceLock<RangeInclusive<u32>> = OnceLock::new();

/// Returns the versions that this process reads.
pub fn versions() -> RangeInclusive<u32> {
    REPLACED.get().cloned().unwrap_or(OLDEST..=VERSION)
}

/// Lets this process read and send as a program of other versions would. For tests of updates, before the first message.
pub fn replace_versions(versions: RangeInclusive<u32>) {
    // Only the first call counts: versions of a process never change.
    let _ = REPLACED.set(versions);
}

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
        "message of version {received}, but this node reads versions {} to {} (update all nodes to versions that fit)",
        reads.start(), reads.end()
    )]
    Version {
        /// Version that is needed to read the message.
        received: u32,
        /// Versions that this node reads.
        reads: RangeInclusive<u32>,
    },
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

/// Serializes a message of a kind that the oldest version has.
pub fn encode<T: Serialize>(body: &T) -> Vec<u8> {
    encode_as(OLDEST, body)
}

/// Serializes a message of a kind that was added in this version.
pub fn encode_as<T: Serialize>(version: u32, body: &T) -> Vec<u8> {
    let v = version.max(*versions().start());
    serde_json::to_vec(&Sent { v, body }).expect("messages are plain data with string keys")
}

/// Parses a message. A message of a version that this node does not read is refused, whatever it contains.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    let Received { v, body } = serde_json::from_slice(bytes)?;
    let reads = versions();
    if !reads.contains(&v) {
        return Err(DecodeError::Version { received: v, reads });
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
        for (v, bytes) in [(7, &br#"{"v":7,"body":{"secret":1},"more":[]}"#[..]), (0, br#"{"v":0}"#)] {
            let text = decode::<Vec<u32>>(bytes).unwrap_err().to_string();
            assert!(text.contains(&format!("version {v},")) && text.contains("versions 1 to 3"), "{text}");
        }
    }

    #[test]
    fn old_kinds_of_messages_are_sent_in_the_oldest_version() {
        let version = |bytes: Vec<u8>| serde_json::from_slice::<Received<'_>>(&bytes).unwrap().v;
        assert_eq!((version(encode(&1)), version(encode_as(2, &1))), (OLDEST, 2));
        assert_eq!(decode::<u32>(&encode_as(2, &7)).unwrap(), 7);
    }

    #[test]
    fn errors_do_not_quote_the_message() {
        for bytes in [&b"{\"v\":1,\"body\":\"hand 104\"}"[..], b"{\"v\":1}", b"104", b"\xff"] {
            let text = decode::<Vec<u32>>(bytes).unwrap_err().to_string();
            assert!(!text.contains("104"), "{text}");
        }
    }
}
