//! Examples as data: a position, steps, and their expected results.
//!
//! A scenario is a TOML file named after the rule it shows; `crates/laws/tests/scenarios/README.md` describes the form.

use rodeo_rules::arrange::Arrange;
use rodeo_rules::card::Card;
use rodeo_rules::choice::{read_words, write_words};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{Seat, Viewer};
use serde::Deserialize;
use serde_json::Value;

use crate::walk::{Match, Step as Taken};

/// A scenario, as in its file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The rules it shows, e.g. `take6 4.5`.
    pub shows: Vec<String>,
    /// Name of the game.
    pub game: String,
    /// Rules of the match; missing options have their default.
    pub rules: Value,
    /// The initial position; if missing, the match starts before its first deal.
    pub table: Option<Value>,
    /// Steps and checks, in order.
    pub step: Vec<Step>,
}

/// One step of a scenario: a deal or a play, checks, or both.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    play: Option<Vec<String>>,
    deal: Option<Vec<u8>>,
    rejected: Option<String>,
    events: Option<Vec<Value>>,
    never: Option<Vec<Value>>,
    then: Option<Value>,
    options: Option<Offered>,
    view: Option<Seen>,
    awaits: Option<Value>,
    outcome: Option<Value>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Offered {
    seat: u8,
    #[serde(default)]
    after: String,
    next: Vec<String>,
    #[serde(default)]
    complete: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    viewer: Value,
    #[serde(default)]
    then: Value,
    unknown: Option<Vec<u8>>,
}

/// Parses a scenario.
pub fn read(text: &str) -> Result<Scenario, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

/// Runs a scenario of this game.
pub fn run<G: Arrange>(scenario: &Scenario) -> Result<(), String> {
    let rules: G::Rules =
        serde_json::from_value(scenario.rules.clone()).map_err(|error| format!("rules: {error}"))?;
    let game = match &scenario.table {
        Some(table) => {
            let table = serde_json::from_value(table.clone()).map_err(|error| format!("table: {error}"))?;
            G::arranged(&rules, &table).map_err(|error| format!("table: {error}"))?
        }
        None => G::new(&rules).map_err(|error| format!("rules: {error}"))?,
    };
    let mut played = Match::from(game);
    for (number, step) in scenario.step.iter().enumerate() {
        run_step(&mut played, step).map_err(|error| format!("step {}: {error}", number + 1))?;
        for followed in &played.followed {
            if *followed != played.game.view(followed.viewer()) {
                return Err(format!(
                    "step {}: the view of {:?} differs from the game",
                    number + 1,
                    followed.viewer()
                ));
            }
        }
    }
    Ok(())
}

fn run_step<G: Arrange>(played: &mut Match<G>, step: &Step) -> Result<(), String> {
    let taken = match (&step.play, &step.deal) {
        (Some(play), None) => Some(read_play(&played.game, play)),
        (None, Some(deal)) => Some(Ok(complete_deal(&played.game, deal)?)),
        (None, None) => None,
        (Some(_), Some(_)) => return Err("a step has either `play` or `deal`".into()),
    };
    let before = played.events.len();
    match taken {
        Some(Ok(taken)) => {
            let game = played.game.clone();
            match (played.take(taken), &step.rejected) {
                (Ok(()), None) => {}
                (Err(error), Some(code)) if error.code() == code && game == played.game => {}
                (Err(error), None) => return Err(format!("rejected: {error}")),
                (result, Some(code)) => {
                    return Err(format!("should be rejected with {code:?}, but: {result:?}"));
                }
            }
        }
        Some(Err(_)) if step.rejected.as_deref() == Some("words") => {}
        Some(Err(error)) => return Err(error),
        None => {}
    }
    if let Some(expected) = &step.events {
        find_events(&played.events[before..], expected)?;
    }
    for unwanted in step.never.iter().flatten() {
        let told = played.events[before..].iter().map(json);
        if let Some(event) = told.into_iter().find(|event| compare(unwanted, event, "event").is_ok()) {
            return Err(format!("unexpected event {event}"));
        }
    }
    if let Some(then) = &step.then {
        compare(then, &json(&played.game), "game")?;
    }
    if let Some(offered) = &step.options {
        check_options(&played.game, offered)?;
    }
    if let Some(seen) = &step.view {
        check_view(&played.game, seen)?;
    }
    if let Some(awaits) = &step.awaits {
        let actual = match played.game.awaiting() {
            Awaiting::Deal => Value::from("deal"),
            Awaiting::Over => Value::from("over"),
            Awaiting::Moves(seats) => json(&seats),
        };
        compare(awaits, &actual, "awaited")?;
    }
    if let Some(outcome) = &step.outcome {
        compare(outcome, &json(&played.game.outcome()), "outcome")?;
    }
    Ok(())
}

/// Parses the choices of a play by seat; the text of a seat without a choice is empty.
pub fn read_play<G: Game>(game: &G, play: &[impl AsRef<str>]) -> Result<Taken<G::Choice>, String> {
    let mut choices = Vec::new();
    let said = play.iter().map(AsRef::as_ref).enumerate();
    for (number, text) in said.filter(|(_, text)| !text.is_empty()) {
        let seat = Seat::new(number as u8).ok_or("too many seats")?;
        let words = read_words(text).map_err(|error| error.to_string())?;
        choices.push((seat, game.parse_choice(&words).ok_or_else(|| format!("{text:?} is not a choice"))?));
    }
    Ok(Taken::Play(choices))
}

/// Returns the deal that starts with these cards; the others follow in ascending order.
pub fn complete_deal<G: Game>(game: &G, first: &[u8]) -> Result<Taken<G::Choice>, String> {
    let deck = game.deck().ok_or("no deal is needed")?;
    let mut order = first
        .iter()
        .map(|&number| Card::new(number).ok_or_else(|| format!("there is no card {number}")))
        .collect::<Result<Vec<_>, _>>()?;
    let rest = deck.cards - order.iter().copied().collect();
    order.extend(rest.iter());
    order.truncate(usize::from(deck.need).max(first.len()));
    Ok(Taken::Deal(deck.kind, order))
}

/// Checks that the expected events happen in this order; other events may happen in between.
fn find_events<E: serde::Serialize>(events: &[E], expected: &[Value]) -> Result<(), String> {
    let actual: Vec<Value> = events.iter().map(json).collect();
    let mut left = actual.iter();
    for wanted in expected {
        if !left.any(|event| compare(wanted, event, "event").is_ok()) {
            let told: Vec<String> = actual.iter().map(Value::to_string).collect();
            return Err(format!("no event {wanted} (in this order) among\n  {}", told.join("\n  ")));
        }
    }
    Ok(())
}

fn check_options<G: Game>(game: &G, offered: &Offered) -> Result<(), String> {
    let seat = Seat::new(offered.seat).ok_or("no such seat")?;
    let said = read_words(&offered.after).map_err(|error| error.to_string())?;
    let options = game.next_words(seat, &said);
    let mut actual: Vec<String> = options.next.iter().map(|word| write_words(&[*word])).collect();
    let mut wanted = offered.next.clone();
    actual.sort();
    wanted.sort();
    if actual != wanted || options.complete != offered.complete {
        return Err(format!(
            "offered are {actual:?} (complete: {}), not {wanted:?} ({})",
            options.complete, offered.complete
        ));
    }
    Ok(())
}

fn check_view<G: Game>(game: &G, seen: &Seen) -> Result<(), String> {
    let viewer = match &seen.viewer {
        Value::Number(number) => Viewer::Seat(
            number.as_u64().and_then(|n| Seat::new(u8::try_from(n).ok()?)).ok_or("no such seat")?,
        ),
        _ => Viewer::Public,
    };
    let view = game.view(viewer);
    if !seen.then.is_null() {
        compare(&seen.then, &json(&*view), "view")?;
    }
    let unknown: Vec<u8> = view.unknown().iter().map(|pool| pool.cards.len()).collect();
    match &seen.unknown {
        Some(wanted) if *wanted != unknown => {
            Err(format!("{unknown:?} cards are hidden from {viewer:?}, not {wanted:?}"))
        }
        _ => Ok(()),
    }
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// Compares an expected value with the actual one. Objects are compared by the keys given; arrays may omit empty items at
/// their end.
fn compare(expected: &Value, actual: &Value, path: &str) -> Result<(), String> {
    let nothing = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::Array(items) => items.is_empty(),
        Value::Bool(true) | Value::String(_) | Value::Object(_) => false,
    };
    match (expected, actual) {
        (Value::Object(wanted), Value::Object(found)) => wanted.iter().try_for_each(|(key, value)| {
            compare(value, found.get(key).unwrap_or(&Value::Null), &format!("{path}.{key}"))
        }),
        (Value::Array(wanted), Value::Array(found)) if wanted.len() <= found.len() => {
            for (at, (value, found)) in wanted.iter().zip(found).enumerate() {
                compare(value, found, &format!("{path}[{at}]"))?;
            }
            match found[wanted.len()..].iter().all(nothing) {
                true => Ok(()),
                false => Err(format!("{path} is {actual}, not {expected}")),
            }
        }
        _ if expected == actual => Ok(()),
        _ => Err(format!("{path} is {actual}, not {expected}")),
    }
}
