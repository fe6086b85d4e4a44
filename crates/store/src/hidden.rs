//! What may be told of a write: everything but the facts.

use std::fmt;

use crate::{StoredTable, Write};

/// Stands for a text that must not get into logs.
struct Hidden<'a>(&'a str);

impl fmt::Debug for Hidden<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({} bytes)", self.0.len())
    }
}

impl fmt::Debug for Write {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Write::OpenTable { id, at } => {
                f.debug_struct("OpenTable").field("id", id).field("at", at).finish()
            }
            Write::Facts { table, first, facts, at } => write_facts("Facts", table, *first, facts, *at, f),
            Write::Rebase { table, first, facts, at } => write_facts("Rebase", table, *first, facts, *at, f),
            Write::CloseTable { id } => f.debug_struct("CloseTable").field("id", id).finish(),
            Write::NewGuest { guest, secrets } => {
                f.debug_struct("NewGuest").field("guest", guest).field("secrets", secrets).finish()
            }
            Write::Rename { guest, name } => {
                f.debug_struct("Rename").field("guest", guest).field("name", name).finish()
            }
            Write::AddSecret { guest, secret, kind, at } => f
                .debug_struct("AddSecret")
                .field("guest", guest)
                .field("secret", secret)
                .field("kind", kind)
                .field("at", at)
                .finish(),
            Write::Seen { guest, at } => {
                f.debug_struct("Seen").field("guest", guest).field("at", at).finish()
            }
            Write::FinishMatch(finished) => f.debug_tuple("FinishMatch").field(&finished.card.id).finish(),
            Write::Sweep(before) => f.debug_tuple("Sweep").field(before).finish(),
        }
    }
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let facts: Vec<_> = self.facts.iter().map(|facts| Hidden(facts)).collect();
        f.debug_struct("StoredTable")
            .field("id", &self.id)
            .field("opened_at", &self.opened_at)
            .field("touched_at", &self.touched_at)
            .field("facts", &facts)
            .finish()
    }
}

fn write_facts(
    name: &str,
    table: &dyn fmt::Debug,
    first: u64,
    facts: &str,
    at: u64,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    f.debug_struct(name)
        .field("table", table)
        .field("first", &first)
        .field("facts", &Hidden(facts))
        .field("at", &at)
        .finish()
}
