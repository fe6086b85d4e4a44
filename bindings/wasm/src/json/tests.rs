//! Compares the reader of JSON with that of serde_json.

use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules, GameKind};
use rodeo_rules::game::Game;
use serde::Deserialize;

use super::*;

#[derive(Deserialize, PartialEq, Debug)]
struct Point {
    x: i32,
    #[serde(default)]
    y: i32,
    name: Option<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "snake_case")]
enum Shape {
    Nothing,
    Dot(Point),
    Line { from: Point, to: Point },
    Pair(u8, bool),
}

fn point(x: i32, y: i32) -> Point {
    Point { x, y, name: None }
}

#[test]
fn struct_is_an_object_or_the_list_of_its_fields() {
    for text in [r#"{"x":-1,"y":2}"#, r#"{"name":null,"y":2,"z":[{}],"x":-1}"#, "[-1,2]", "[-1,2,null]"] {
        assert_eq!(from_str::<Point>(text).unwrap(), point(-1, 2), "{text}");
    }
    assert_eq!(from_str::<Point>("[3]").unwrap(), point(3, 0));
}

#[test]
fn variants_are_read_by_name() {
    let line = Shape::Line { from: point(1, 0), to: point(2, 3) };
    for (text, shape) in [
        (r#""nothing""#, Shape::Nothing),
        (r#"{"dot":{"x":1}}"#, Shape::Dot(point(1, 0))),
        (r#"{"line":[[1],{"x":2,"y":3}]}"#, line),
        (r#"{"pair":[7,true]}"#, Shape::Pair(7, true)),
    ] {
        assert_eq!(from_str::<Shape>(text).unwrap(), shape, "{text}");
    }
}

#[test]
fn invalid_values_are_errors() {
    for text in ["", "{", "null", "[]", "[1,2,null,4]", r#"{"y":1}"#, r#"{"x":1.5}"#, r#"{"x":"1"}"#] {
        assert!(from_str::<Point>(text).is_err(), "{text}");
    }
    for text in
        [r#""circle""#, r#"{"nothing":null}"#, r#"{"dot":[1],"pair":[1,true]}"#, r#"{"pair":[300,true]}"#]
    {
        assert!(from_str::<Shape>(text).is_err(), "{text}");
    }
    let deep = "[".repeat(100_000);
    assert!(from_str::<Vec<Point>>(&deep).is_err());
}

#[test]
fn rules_games_and_events_are_read_as_serde_json_reads_them() {
    for (kind, players, options) in GameKind::short_matches_except([]) {
        let rules = kind.read_rules(players, options).unwrap();
        let text = serde_json::to_string(&rules).unwrap();
        assert_eq!(from_str::<AnyRules>(&text).unwrap(), rules);
        let mut game = AnyGame::new(&rules).unwrap();
        let mut events: Vec<AnyEvent> = Vec::new();
        if let Some(deck) = game.deck() {
            let order: Vec<_> = deck.cards.iter().take(usize::from(deck.need)).collect();
            game.deal(&order, &mut events).unwrap();
        }
        assert_eq!(from_str::<AnyGame>(&serde_json::to_string(&game).unwrap()).unwrap(), game);
        assert_eq!(from_str::<Vec<AnyEvent>>(&serde_json::to_string(&events).unwrap()).unwrap(), events);
    }
}
