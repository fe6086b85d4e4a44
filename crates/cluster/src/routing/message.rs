//! Requests to the owner of a table, their replies, and events for all nodes.

use rodeo_protocol::api::ReportRequest;
use rodeo_protocol::{ClientMessage, Code, GuestId, Problem, TableId, Updates};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::envelope::encode_as;
use super::usage::{HeldConnections, Usage};

/// A guest whom the gateway has authenticated.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Identity {
    /// Id of the guest.
    pub id: GuestId,
    /// Display name, which the table shows to all.
    pub name: String,
    /// Whether the guest is a declared bot.
    pub bot: bool,
}

/// One end of a link.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LinkAddress {
    /// Random number of the process.
    pub instance: u128,
    /// Number of the connection in that process.
    pub link: u64,
}

/// What a node asks another one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    /// The summary of a table: `TableSummary`.
    Summary {
        /// Table that the request is about.
        table: TableId,
    },
    /// Applies a message of a guest without a connection: `TableState`.
    Act {
        /// Table that the request is about.
        table: TableId,
        /// Guest who sends the message.
        guest: Identity,
        /// Message as a client would send it.
        message: ClientMessage,
    },
    /// Stores a report of a player: `ReportReceipt`.
    Report {
        /// Table that the request is about.
        table: TableId,
        /// Guest who reports another.
        guest: Identity,
        /// Report as the client has sent it.
        report: ReportRequest,
    },
    /// Opens a link to a table: the [`LinkAddress`] of the owner's end.
    Connect {
        /// Table that the request is about.
        table: TableId,
        /// Guest who is connected.
        guest: Identity,
        /// Number of the last change that the client has.
        have: Option<u64>,
        /// How the client wants to be kept up to date.
        updates: Updates,
        /// The gateway's end of the link.
        gateway: LinkAddress,
    },
    /// The public tables of the node that can be joined or watched: a list of `TableSummary`.
    Lobby {
        /// At most so many tables.
        limit: usize,
    },
    /// The table with this code, if the node has it: an optional `TableSummary`.
    TableByCode {
        /// Short code of a table.
        code: Code,
    },
    /// The tables at which a guest has a seat: a list of `TableSummary`.
    TablesOf {
        /// Guest whose data are asked for.
        guest: GuestId,
    },
}

/// Answer to a [`Request`].
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// The value that the request asks for.
    Value(Box<RawValue>),
    /// Nothing has changed, for this reason.
    Refused(Refusal),
}

/// Why a node does not do what it is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The table is not served by this node.
    NotHere,
    /// What the client is told.
    Problem(Problem),
    /// The request is of a version that the node does not speak, or malformed. The text says which.
    Unreadable(String),
}

impl Reply {
    /// Wraps the value of a request.
    pub fn value<T: Serialize>(value: &T) -> Reply {
        let json = serde_json::value::to_raw_value(value).expect("values are plain data with string keys");
        Reply::Value(json)
    }
}

/// What a node tells all others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The node lives. Sent several times a second.
    Alive {
        /// Random number of the process.
        instance: u128,
        /// Id under which it takes requests.
        node: u64,
    },
    /// The process is about to end.
    Leaving {
        /// Random number of the process.
        instance: u128,
    },
    /// A worker lives and thinks for bots. Sent several times a second.
    Worker {
        /// Random number of the process.
        instance: u128,
        /// Number of decisions that it makes at the same time.
        threads: usize,
    },
    /// Mutes or bans have changed in the database.
    RestrictionsChanged {},
    /// Sessions or the name of a guest have changed in the database.
    GuestChanged {
        /// Guest whose data have changed.
        guest: GuestId,
    },
    /// An operator has changed the name of a guest, also where they sit.
    GuestRenamed {
        /// Guest whose data have changed.
        guest: GuestId,
    },
    /// What clients of the node have used of limits that hold across nodes. Since version 2.
    Usage {
        /// Since the last event of this kind.
        usage: Vec<Usage>,
    },
    /// Guests who have several connections to the node: all that there are, or those with the most. Since version 3.
    Connections {
        /// Random number of the process.
        instance: u128,
        /// Their connections at this moment.
        held: Vec<HeldConnections>,
    },
}

impl Event {
    /// Serializes the event with the version that is needed to read it.
    pub fn encode(&self) -> Vec<u8> {
        let version = match self {
            Event::Usage { .. } => 2,
            Event::Connections { .. } => 3,
            _ => 1,
        };
        encode_as(version, self)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{decode, encode};
    use super::*;

    #[test]
    fn requests_and_replies_survive_the_journey() {
        let guest = Identity { id: GuestId::from_random([1; 16]), name: "Ann".into(), bot: false };
        let table = TableId::from_random([2; 16]);
        let gateway = LinkAddress { instance: u128::MAX, link: u64::MAX };
        let request = Request::Connect { table, guest, have: Some(3), updates: Updates::default(), gateway };
        assert_eq!(decode::<Request>(&encode(&request)).unwrap(), request);
        let Reply::Value(value) = decode(&encode(&Reply::value(&gateway))).unwrap() else {
            panic!("refused")
        };
        assert_eq!(serde_json::from_str::<LinkAddress>(value.get()).unwrap(), gateway);
    }
}
