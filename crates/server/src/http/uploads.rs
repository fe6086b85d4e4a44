//! Matches that were played without this server, uploaded to the history of their player.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use rodeo_bots::Level;
use rodeo_protocol::api::{MatchSummary, UploadMatch};
use rodeo_protocol::table::SeatState;
use rodeo_protocol::{GuestId, MatchId, Problem, ProblemCode, TableId};
use rodeo_rules::deal::Hex32;
use rodeo_rules::game::Rules;
use rodeo_rules::record::{Chance, Player, PlayerKind, Record, verify};
use rodeo_rules::seat::Seat;
use rodeo_store::{Guest, Millis, StoredMatch, Write};
use rodeo_table::Occupant;
use sha2::{Digest, Sha256};

use super::{ApiError, JsonBody};
use crate::app::App;
use crate::session::Caller;

/// Maximum size of the request in bytes. The longest matches against nine bots have a tenth of it.
pub(super) const MAX_UPLOAD: usize = 512 << 10;
/// Uploads of a guest per second, and how many at once: the matches of a journey.
pub(crate) const UPLOADS_PER_SECOND: f64 = 0.05;
pub(crate) const UPLOAD_BURST: f64 = 60.0;

/// Stores a match after replaying it by the rules. Uploading it again changes nothing and returns it again.
pub(super) async fn upload_match(
    State(app): State<App>,
    Caller(guest): Caller,
    JsonBody(body): JsonBody<UploadMatch>,
) -> Result<(StatusCode, Json<MatchSummary>), ApiError> {
    app.limit_upload(guest.id)?;
    let now = app.now();
    // Replaying takes milliseconds, too long for a thread that serves others.
    let stored = app.read_store(move |_| Ok(verified_match(&guest, &body, now))).await??;
    let id = stored.summary.id;
    app.commit(vec![Write::SaveMatch(Box::new(stored))]).await?;
    let summary = app.read_store(move |store| store.match_summary(id)).await?;
    Ok((StatusCode::CREATED, Json(summary.ok_or_else(deleted)?)))
}

/// Checks the record and returns the match to store. Nothing that the uploader has written is stored but legal choices: names come
/// from the guest and from the levels of the bots.
fn verified_match(guest: &Guest, upload: &UploadMatch, now: Millis) -> Result<StoredMatch, Problem> {
    let record = Record::read(upload.record.as_bytes()).map_err(invalid)?;
    let verified = verify(&record).map_err(invalid)?;
    let Some(chance) = record.chance.as_ref().filter(|_| verified.seeded) else {
        return Err(invalid("the record has no seed, so its deals cannot be verified"));
    };
    let (id, table) = ids(guest.id, chance);
    let occupants = occupants(guest, &record)?;
    let ended_ms = upload.ended_ms.min(now);
    let summary = MatchSummary {
        id,
        rules: record.rules,
        seats: occupants.iter().map(Occupant::state).collect::<Vec<SeatState>>(),
        replaced_by_bot: Default::default(),
        outcome: verified.outcome,
        started_ms: upload.started_ms.min(ended_ms),
        ended_ms,
        steps: record.steps.len() as u32,
        commitment: Hex32(chance.seed().commitment()).to_string(),
        ratings: Vec::new(),
        played_offline: true,
    };
    let record = Record { seats: occupants.iter().map(Occupant::player).collect::<Vec<Player>>(), ..record };
    Ok(StoredMatch { summary, record: record.to_json(), table, rated: None })
}

/// The uploader on the seat of the person, house bots on all others.
fn occupants(guest: &Guest, record: &Record) -> Result<Vec<Occupant>, Problem> {
    let people = record.seats.iter().filter(|player| player.kind == PlayerKind::Human).count();
    if people != 1 {
        return Err(invalid("only matches of one person against bots can be uploaded"));
    }
    let occupant = |(seat, player): (Seat, &Player)| match &player.kind {
        PlayerKind::Human => Ok(Occupant::Guest { id: guest.id, name: guest.name.clone(), bot: guest.bot }),
        PlayerKind::Bot(level) => {
            let level = level.as_deref().and_then(|level| level.parse::<Level>().ok());
            let level = level.filter(|level| Level::LADDER.contains(level));
            let level =
                level.ok_or_else(|| invalid("only matches against bots of known levels can be uploaded"))?;
            Ok(Occupant::house_bot(level, seat))
        }
    };
    Seat::all(record.rules.players()).zip(&record.seats).map(occupant).collect()
}

/// Ids that depend only on the guest and the secret of the match, so that a repeated upload is recognised.
fn ids(guest: GuestId, chance: &Chance) -> (MatchId, TableId) {
    let hash = Sha256::new()
        .chain_update(b"rodeo uploaded match")
        .chain_update(guest.number().to_be_bytes())
        .chain_update(chance.secret)
        .finalize();
    let half = |from: usize| -> [u8; 16] {
        hash[from..from + 16].try_into().expect("a SHA-256 has two halves of 16 bytes")
    };
    (MatchId::from_random(half(0)), TableId::from_random(half(16)))
}

fn invalid(reason: impl std::fmt::Display) -> Problem {
    Problem::new(ProblemCode::InvalidRecord, format!("This match cannot be uploaded: {reason}."))
}

/// The guest was deleted, or an operator deleted the match, in the same moment.
fn deleted() -> Problem {
    Problem::new(ProblemCode::MatchNotFound, "This match was deleted.")
}
