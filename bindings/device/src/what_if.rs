//! Tables that continue a record with another choice.

use rodeo_bots::Level;
use rodeo_protocol::api::{DEFAULT_BOT_LEVEL, OpenTable};
use rodeo_protocol::table::HintMode;
use rodeo_protocol::{ClientMessage, Code, Problem, ProblemCode, TableId};
use rodeo_rules::any::{AnyChoice, AnyGame, GameKind};
use rodeo_rules::choice::{Choice, read_words, write_words};
use rodeo_rules::deal::write_hex;
use rodeo_rules::game::{Awaiting, DecisionRule, DiscardEvents, Game, Rules};
use rodeo_rules::record::{Chance, Player, PlayerKind, Record, Replay, Step, compare_deals};
use rodeo_rules::seat::Seat;
use rodeo_table::{
    Checkpoint, Fact, FactBatch, GuestIdentity, Input, Millis, Occupant, Secret, SecureRandom, Table,
};
use serde::{Deserialize, Serialize};
use serde_json::json;
use wasm_bindgen::prelude::*;

use crate::effects::{Effects, StoredFacts};
use crate::random::DeviceRandom;
use crate::table::{DeviceTable, identity, millis};
use crate::{DeviceError, malformed, to_json};

/// Which choice of a record is replaced.
#[derive(Deserialize)]
struct WhatIf {
    /// The record, as text or JSON.
    record: String,
    /// Number of the step in the record, from 0.
    step: usize,
    /// The seat that decides otherwise. The player takes it.
    seat: Seat,
    /// The other choice, as words of the record.
    choice: String,
}

/// A table that is ready to be stored and then restored.
#[derive(Serialize)]
struct OpenedTable {
    id: TableId,
    effects: Effects,
}

/// Opens a table that continues a record: the same cards and choices up to a step, then another choice of one seat, which the
/// player takes. Bots of the record go on, other players are replaced by bots. `request` has `record`, `step`, `seat` and
/// `choice`; the result has the `id` of the table and its first `effects`, to be stored.
#[wasm_bindgen]
pub fn what_if(request: &str, player: &str, seed: &[u8], now: f64) -> Result<String, DeviceError> {
    let request: WhatIf = serde_json::from_str(request).map_err(malformed)?;
    let (guest, mut random, now) = (identity(player)?, DeviceRandom::new(seed)?, millis(now));
    let record = Record::read(request.record.as_bytes()).map_err(malformed)?;
    let chance = record.chance.clone().ok_or_else(no_seed)?;
    let report = compare_deals(&record).map_err(malformed)?;
    if report.deals.iter().any(|deal| deal.dealt != deal.expected) {
        return Err(no_seed());
    }
    let checkpoint = checkpoint(&record, &chance, &request, &guest, &mut random, now)?;
    let start = Fact::MatchStarted { id: random.match_id(), at: now, styles: Vec::new() };
    let mut facts = vec![Fact::Checkpoint(Box::new(checkpoint)), start];
    // Deals are replayed as written: they were compared with the seed above.
    let record = Record { chance: None, ..record };
    let mut replay = Replay::new(&record).map_err(malformed)?;
    while replay.done() < request.step {
        if let Some(Step::Play(choices)) = record.steps.get(replay.done()) {
            facts.extend(answers(replay.game(), choices, now));
        }
        replay.step(&mut DiscardEvents).map_err(malformed)?.ok_or_else(|| malformed("no such step"))?;
    }
    let Some(Step::Play(choices)) = record.steps.get(request.step) else {
        return Err(malformed("nobody chooses at this step"));
    };
    let words = read_words(&request.choice).map_err(malformed)?;
    let choice = replay.game().parse_choice(&words).ok_or_else(|| malformed("no such choice"))?;
    let is_vote = choice.is_unilateral() && replay.game().decide() == DecisionRule::Majority;
    if is_vote {
        facts.extend(answers(replay.game(), &[(request.seat, choice)], now));
    } else if !choice.is_unilateral() {
        let others = choices.iter().copied().filter(|(other, _)| *other != request.seat);
        facts.extend(answers(replay.game(), &others.collect::<Vec<_>>(), now));
    }
    let mut table = DeviceTable::new(Table::restore(facts.clone(), now).map_err(malformed)?, random);
    if !is_vote {
        // As a message of the player, because it may end the match.
        let (question, choice) = (replay.game().question(), request.choice);
        table.handle(Input::Message(guest, ClientMessage::Choose { question, choice }), now)?;
    }
    let mut effects = table.take_effects(now);
    if let Some(last) = effects.facts.take() {
        facts.extend(FactBatch::facts_from_json(&last.json).map_err(malformed)?);
    }
    let batch = FactBatch { first_seq: 1, replaces_all: true, facts };
    effects.facts =
        Some(StoredFacts { first_seq: batch.first_seq, replaces_all: true, json: batch.to_json() });
    Ok(to_json(&OpenedTable { id: table.id(), effects }))
}

/// The first fact of the table: the seed of the record, the player on the seat, bots on the others.
fn checkpoint(
    record: &Record,
    chance: &Chance,
    request: &WhatIf,
    guest: &GuestIdentity,
    random: &mut DeviceRandom,
    now: Millis,
) -> Result<Checkpoint, DeviceError> {
    if request.seat.get() >= record.rules.players() {
        return Err(malformed("no such seat"));
    }
    let kind = record.rules.kind();
    let seats = Seat::all(record.rules.players()).zip(&record.seats).map(|(seat, other)| {
        if seat == request.seat {
            return Occupant::Guest { id: guest.id, name: guest.name.clone(), bot: false };
        }
        Occupant::house_bot(level_of(other, kind), seat)
    });
    let open: OpenTable = serde_json::from_value(json!({
        "game": kind,
        "players": record.rules.players(),
        "hints": HintMode::OnRequest,
    }))
    .map_err(malformed)?;
    let (id, code) = (random.table_id(), Code::from_random(random.number().to_be_bytes()));
    let mut checkpoint = Checkpoint::for_request(&open, guest, id, code, now, Secret(chance.secret))?;
    checkpoint.settings.rules = record.rules;
    checkpoint.rules_version = record.rules_version;
    checkpoint.seats = seats.collect();
    checkpoint.nonces = chance.nonces.iter().map(|(seat, nonce)| (*seat, write_hex(nonce))).collect();
    Ok(checkpoint)
}

/// The level of a bot of the record; the default level for everyone else.
fn level_of(player: &Player, game: GameKind) -> Level {
    let name = match &player.kind {
        PlayerKind::Bot(name) => name.as_ref(),
        PlayerKind::Human => None,
    };
    let known = name.and_then(|name| name.parse::<Level>().ok());
    let default = || DEFAULT_BOT_LEVEL.parse().expect("the default level is a level");
    known.filter(|level| level.plays(game)).unwrap_or_else(default)
}

/// The facts that make the step.
fn answers(game: &AnyGame, choices: &[(Seat, AnyChoice)], at: Millis) -> Vec<Fact> {
    let mut facts = Vec::new();
    for (seat, choice) in choices {
        let choice_words = write_words(&choice.words());
        facts.push(Fact::Answered { seat: *seat, choice: choice_words, at, by_bot: false });
        if choice.is_unilateral() && game.decide() == DecisionRule::Majority {
            // A record does not say who supported a proposal.
            let Awaiting::Moves(asked) = game.awaiting() else { continue };
            let others = asked.iter().filter(|other| other != seat).take(usize::from(game.players() / 2));
            facts.extend(others.map(|other| Fact::Supported {
                seat: other,
                proposer: *seat,
                at,
                by_bot: false,
            }));
        }
    }
    facts
}

fn no_seed() -> DeviceError {
    let message = "The record has no seed, or its deals do not follow from it.";
    DeviceError(Problem::new(ProblemCode::Malformed, message))
}
