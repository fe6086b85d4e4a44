//! A client that follows events, seen as one that is sent the state.

use std::collections::BTreeMap;

use rodeo_protocol::message::Update;
use rodeo_protocol::{FollowError, Follower, ServerMessage};

/// What a client with `updates=events` knows after each message.
#[derive(Clone, Debug, Default)]
pub struct FollowedTable {
    /// By number of the last change. A client that reconnects can claim an earlier state than it has.
    at: BTreeMap<u64, Follower>,
    current: u64,
}

impl FollowedTable {
    /// Returns the message that a client with `updates=state` would have been sent instead.
    pub fn as_state(&mut self, message: ServerMessage) -> Result<ServerMessage, FollowError> {
        Ok(match message {
            ServerMessage::Snapshot(snapshot) => {
                let follower = Follower::new((*snapshot).clone())?;
                self.current = snapshot.seq;
                self.at.insert(snapshot.seq, follower);
                ServerMessage::Snapshot(snapshot)
            }
            ServerMessage::Changes(changes) => {
                let prev_seq = changes.prev_seq.unwrap_or(self.current);
                let mut follower = self.at.get(&prev_seq).cloned().ok_or(FollowError::NoGame)?;
                let (table, resumed) = (follower.table().clone(), changes.prev_seq.is_some());
                let (events, chat) = (changes.events.clone(), changes.chat.clone());
                follower.apply(*changes)?;
                let now = follower.snapshot();
                self.current = now.seq;
                self.at.insert(now.seq, follower);
                ServerMessage::Update(Box::new(Update {
                    seq: now.seq,
                    prev_seq,
                    table: Some(now.table).filter(|now| resumed || *now != table),
                    view: now.view.filter(|_| resumed || !events.is_empty()),
                    events,
                    score_sheet: now.score_sheet,
                    pending: Some(now.pending),
                    prompt: Some(now.prompt),
                    chat,
                }))
            }
            other => other,
        })
    }
}
