//! Invalid states and events.

use rodeo_rules::any::{AnyEvent, AnyGame, GameKind};
use rodeo_rules::arrange::Arrange;
use rodeo_rules::choice::Words;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource};
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::with_game;
use serde::Deserialize;
use serde_json::Value;

use super::Bytes;
use super::bend::bend;
use super::matches::drive;
use crate::books::Books;
use crate::law::{self, Kept, hold};
use crate::rng::XorShift;
use crate::standings;
use crate::walk::{Match, take};

/// The most steps of the matches that states and events are taken from.
const STEPS: u32 = 50;
/// Number of random changes to a state.
const HAPPENINGS: usize = 24;
/// The most steps played from an arranged position.
const ARRANGED_STEPS: usize = 3_000;

/// Any event can be applied to any state or view, and all methods can be called on the result, without a panic. Bytes that
/// start like JSON are a state and a list of events; others play two matches and mix their states and events.
pub fn events_never_panic(data: &[u8]) -> Kept {
    if data.first() == Some(&b'[') {
        let (document, rest) = split(data);
        if let Ok((mut game, events)) = serde_json::from_slice::<(AnyGame, Vec<AnyEvent>)>(document) {
            let mut bytes = Bytes::new(rest);
            for event in &events {
                game.apply(event);
                call_all(&game, Viewer::Public, &mut bytes);
            }
        }
        return Ok(());
    }
    let mut bytes = Bytes::new(data);
    let kind = bytes.kind();
    with_game!(kind, G => {
        let steps = bytes.below(STEPS) as usize;
        let one = drive::<G>(kind, &mut bytes, steps, |_, _| Ok(()))?;
        let (Some(one), Some(other)) = (one, drive::<G>(kind, &mut bytes, steps, |_, _| Ok(()))?) else {
            return Ok(());
        };
        mix(&one, &other, &mut bytes);
        Ok(())
    })
}

/// Applies random changes and events to the last state of a match.
fn mix<G: Game>(one: &Match<G>, other: &Match<G>, bytes: &mut Bytes<'_>) {
    let donors = [json(&other.game), json(&one.events), json(&other.events)];
    let mut game = one.game.clone();
    for _ in 0..HAPPENINGS {
        if bytes.is_empty() {
            return;
        }
        let viewer = bytes.viewer();
        match bytes.below(9) {
            0 => game.hide(viewer),
            1 => one.events.iter().chain(&other.events).take(bytes.byte().into()).for_each(|e| game.apply(e)),
            2 => {
                if let Some(event) = bytes.pick(&other.events) {
                    game.apply(&G::show(event, viewer));
                }
            }
            3 | 4 => {
                let mut event = bytes.pick(&one.events).map(json).unwrap_or_default();
                bend(&mut event, &donors, bytes);
                if let Ok(event) = serde_json::from_value::<G::Event>(event) {
                    let _ = G::show(&event, viewer);
                    game.apply(&event);
                }
            }
            5 | 6 => {
                let mut state = json(&game);
                bend(&mut state, &donors, bytes);
                if let Ok(state) = serde_json::from_value(state) {
                    game = state;
                }
            }
            7 => {
                let mut rng = bytes.rng();
                if let Some(step) = Match::from(game.clone()).any_step(&mut rng) {
                    let _ = take(&mut game, &step, &mut Vec::new());
                }
            }
            _ => {
                let view = other.game.view(viewer);
                let _ = game.recall(&view);
            }
        }
        call_all(&game, viewer, bytes);
    }
}

/// Calls all methods of a state.
fn call_all<G: Game>(game: &G, viewer: Viewer, bytes: &mut Bytes<'_>) {
    let _ = (game.awaiting(), game.question(), game.outcome(), game.players(), game.rules());
    let mut rng = bytes.rng();
    if let Some(deck) = game.deck() {
        let _ = game.clone().deal(&rng.order(&deck), &mut Vec::new());
    }
    let words = bytes.words();
    for seat in Seat::all(MAX_SEATS as u8) {
        let _ = (game.next_words(seat, &Words::new()), game.next_words(seat, &words));
        let answers: Vec<_> =
            game.any_choice(seat, &mut rng).map(|choice| (seat, choice)).into_iter().collect();
        let _ = game.clone().play(&answers, &mut DiscardEvents);
    }
    let view = game.view(viewer);
    let _ = view.imagine(&law::random_orders(&view, &mut rng));
    let _ = game.recall(&view);
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Splits the input at the first zero: a text, and the bytes after it.
fn split(data: &[u8]) -> (&[u8], &[u8]) {
    match data.iter().position(|&byte| byte == 0) {
        Some(end) => (&data[..end], &data[end + 1..]),
        None => (data, &[]),
    }
}

/// A position as JSON: the rules and the arrangement of the table.
#[derive(Deserialize)]
struct Arranged {
    game: GameKind,
    rules: Value,
    table: Value,
}

/// Any arranged position is rejected, or can be played to its end and keeps the laws. The bytes are a JSON document; those
/// after a zero change it and decide the choices.
pub fn arrangements_never_panic(data: &[u8]) -> Kept {
    let (document, rest) = split(data);
    let Ok(mut document) = serde_json::from_slice::<Value>(document) else { return Ok(()) };
    let mut bytes = Bytes::new(rest);
    if bytes.below(4) != 0 {
        bend(&mut document, &[], &mut bytes);
    }
    let Ok(arranged) = serde_json::from_value::<Arranged>(document) else { return Ok(()) };
    with_game!(arranged.game, G => arrange::<G>(arranged.rules, arranged.table, &mut bytes))
}

fn arrange<G: Books + Arrange>(rules: Value, table: Value, bytes: &mut Bytes<'_>) -> Kept {
    let Ok(rules) = serde_json::from_value::<G::Rules>(rules) else { return Ok(()) };
    let Ok(table) = serde_json::from_value::<G::Arrangement>(table) else { return Ok(()) };
    let game = match G::arranged(&rules, &table) {
        Ok(game) => game,
        Err(error) => {
            return hold("errors are short and have a code", error.to_string().len() < 2000, || {
                error.to_string()
            });
        }
    };
    let mut rng = bytes.rng();
    let mut played = Match::from(game);
    // A position may leave out the cards and heads of earlier rounds; then nothing can be balanced.
    let mut balanced = false;
    for number in 0..ARRANGED_STEPS {
        balanced |= played.game.balance().is_ok();
        if balanced {
            law::books_balance(&played.game)?;
        }
        if number % 16 == 0 || played.game.awaiting() == Awaiting::Over {
            check_arranged(&played, &mut rng)?;
        }
        let Some(step) = played.any_step(&mut rng) else { break };
        law::take_step(&mut played, step)?;
    }
    Ok(())
}

/// Checks the laws that do not depend on how the match got to its position.
fn check_arranged<G: Books>(played: &Match<G>, rng: &mut XorShift) -> Kept {
    standings::awaiting_is_consistent(&played.game)?;
    standings::scores_are_public(&played.game)?;
    law::views_follow(played)?;
    law::serialization_round_trips(played)?;
    law::options_are_a_tree(&played.game, rng)?;
    law::offered_is_accepted(&played.game, rng)?;
    law::nothing_else_is_accepted(&played.game, rng)?;
    law::deals_are_checked(&played.game, rng)?;
    for view in &played.followed {
        law::views_offer_the_same(&played.game, view)?;
        law::worlds_look_the_same(&played.game, view, rng)?;
    }
    Ok(())
}
