//! Secrets of guests: stored as hashes, named by ids.

use rodeo_protocol::SessionId;
use sha2::Digest;

use crate::Millis;

/// The SHA-256 hash of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl SecretHash {
    /// Hashes a secret. Secrets are long and random, so a plain hash cannot be reversed by guessing.
    pub fn of(secret: &[u8]) -> SecretHash {
        SecretHash(sha2::Sha256::digest(secret).into())
    }

    /// Returns the id by which the guest refers to the session or token. It is a part of the hash, so it reveals nothing
    /// about the secret and cannot be used to log in.
    pub fn session_id(&self) -> SessionId {
        let (id, _) = self.0.split_first_chunk::<16>().expect("32 bytes contain 16");
        SessionId::from_random(*id)
    }
}

impl std::fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

/// What a secret is used for. A secret of one kind is never accepted as another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SecretKind {
    /// Cookie of a browser session.
    Session,
    /// Recovery code; a guest has at most one.
    Recovery,
    /// API token of a bot.
    Token,
}

impl SecretKind {
    /// All kinds of secrets that the store knows.
    pub const ALL: [SecretKind; 3] = [SecretKind::Session, SecretKind::Recovery, SecretKind::Token];

    /// Returns the name under which it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            SecretKind::Session => "session",
            SecretKind::Recovery => "recovery",
            SecretKind::Token => "token",
        }
    }

    /// Returns the kind with this name.
    pub fn from_name(name: &str) -> Option<SecretKind> {
        SecretKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A session or token of a guest, without its secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// Names the session or token.
    pub id: SessionId,
    /// [`Session`](SecretKind::Session) or [`Token`](SecretKind::Token).
    pub kind: SecretKind,
    /// Short description of the browser or program.
    pub label: String,
    /// Time of creation.
    pub created_at: Millis,
    /// Time of the last recorded use.
    pub last_used_at: Millis,
}

impl StoredSession {
    /// Number of sessions that a guest can have. A new one replaces the least recently used one.
    pub const MAX_SESSIONS: usize = 20;
}
