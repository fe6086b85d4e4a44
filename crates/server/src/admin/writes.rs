//! What administrative actions write to the store, with checked arguments.

use rodeo_protocol::admin::{ResolveRequest, RestrictRequest, Restriction, RestrictionKind};
use rodeo_protocol::{GuestId, Problem, ProblemCode};
use rodeo_store::{Resolution, Write};
use rodeo_table::sanitize;

use crate::http::guests::clean_name;

/// Maximum length of a reason or note in characters.
const MAX_NOTE_CHARS: usize = 500;

/// Changes the name of a guest; returns the write and the name without invisible characters.
pub fn rename(guest: GuestId, name: &str) -> Result<(Write, String), Problem> {
    let name = clean_name(name)?;
    Ok((Write::RenameGuest { guest, name: name.clone() }, name))
}

/// Mutes or bans a guest from `now` on, in milliseconds since 1970-01-01 UTC.
pub fn restriction(
    guest: GuestId,
    kind: RestrictionKind,
    request: &RestrictRequest,
    now: u64,
) -> Result<Restriction, Problem> {
    let until_ms = request.for_ms.map(|duration| now.saturating_add(duration).min(i64::MAX as u64));
    Ok(Restriction { guest, kind, since_ms: now, until_ms, reason: note(&request.reason)? })
}

/// Resolves a report at `now`.
pub fn resolve(id: u64, request: &ResolveRequest, now: u64) -> Result<Write, Problem> {
    Ok(Write::ResolveReport { id, resolution: Resolution { at_ms: now, note: note(&request.note)? } })
}

/// Returns a reason or note without invisible characters; it may be empty.
pub fn note(text: &str) -> Result<String, Problem> {
    let too_long = || {
        let message = format!("A reason or note has at most {MAX_NOTE_CHARS} characters.");
        Problem::new(ProblemCode::TooLarge, message)
    };
    sanitize::text(text, MAX_NOTE_CHARS).ok_or_else(too_long)
}
