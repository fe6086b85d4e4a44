//! Facts: their stored format, and facts that cannot be restored.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use rodeo_protocol::table::{HintMode, TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, Code, GuestId, TableId};
use rodeo_rules::any::GameKind;
use rodeo_rules::seat::Seat;
use rodeo_table::{
    Checkpoint, Context, Fact, FactBatch, FactError, GuestIdentity, Input, Occupant, Policy, Secret, Table,
};

fn guest(number: u8) -> GuestIdentity {
    GuestIdentity { id: GuestId::from_random([number; 16]), name: format!("Guest {number}"), bot: false }
}

fn checkpoint() -> Checkpoint {
    let settings = TableSettings {
        rules: GameKind::Take6.read_rules(2, "rounds=1").unwrap(),
        clock: None,
        visibility: Visibility::Private,
        spectators: true,
        show_seen: true,
        hints: HintMode::Off,
        deal: None,
    };
    let seats = vec![guest(1).occupant(), guest(2).occupant()];
    let (id, code) = (TableId::from_random([7; 16]), Code::from_random([7; 8]));
    Checkpoint::new(id, code, 0, settings, seats, Some(guest(1).id), Secret([7; 32]))
}

/// The facts of a table at which a match has started.
fn started() -> Vec<Fact> {
    let mut table = Table::open(checkpoint()).unwrap();
    let mut random = || [9; 32];
    let mut context = Context { now: 5, random: &mut random, policy: &Policy::default() };
    table.handle(Input::Message(guest(1), ClientMessage::Start { fill: None }), &mut context).unwrap();
    table.take_facts().unwrap().facts
}

fn restore(facts: Vec<Fact>) -> Result<Table, FactError> {
    Table::restore(facts, 0)
}

#[test]
fn unknown_rules_version_is_refused_and_names_the_table() {
    let newer = Checkpoint { rules_version: 999, ..checkpoint() };
    let error = restore(vec![Fact::Checkpoint(Box::new(newer))]).unwrap_err();
    let FactError::UnknownRulesVersion { table, game: "take6", found: 999, known } = error else {
        panic!("{error:?}");
    };
    assert_eq!((table, known), (checkpoint().id, checkpoint().rules_version));
    assert!(error.to_string().contains(&table.to_string()), "{error}");

    let settings = TableSettings { rules: GameKind::BullParty.default_rules(2), ..checkpoint().settings };
    let changed = Fact::SettingsChanged { settings, rules_version: 999 };
    let error = restore(vec![Fact::Checkpoint(Box::new(checkpoint())), changed]).unwrap_err();
    assert!(
        matches!(error, FactError::UnknownRulesVersion { game: "bull_party", found: 999, .. }),
        "{error:?}"
    );
}

#[test]
fn checkpoint_without_rules_version_is_refused() {
    let mut json = serde_json::to_value(Fact::Checkpoint(Box::new(checkpoint()))).unwrap();
    json["checkpoint"].as_object_mut().unwrap().remove("rules_version").unwrap();
    let error = FactBatch::facts_from_json(&format!("[{json}]")).unwrap_err();
    assert!(error.to_string().contains("rules_version"), "{error}");
}

#[test]
fn contradictory_facts_are_refused() {
    let checkpoint = || Fact::Checkpoint(Box::new(checkpoint()));
    let seat = |number| Seat::new(number).unwrap();
    let left = |stand_in: Option<&str>| Fact::SeatLeft {
        seat: seat(1),
        removed: false,
        stand_in: stand_in.map(str::to_owned),
    };
    let facts_after_start = |fact| started().into_iter().chain([fact]).collect::<Vec<_>>();
    assert!(restore(started()).is_ok());
    assert!(restore(facts_after_start(left(Some("simple")))).is_ok());
    let invalid = [
        vec![],
        vec![Fact::Paused],
        vec![checkpoint(), checkpoint()],
        vec![checkpoint(), Fact::SeatTaken { seat: seat(5), occupant: Occupant::Empty }],
        vec![checkpoint(), Fact::Answered { seat: seat(0), choice: "5".into(), at: 0, by_bot: false }],
        vec![checkpoint(), left(Some("simple"))],
        facts_after_start(left(None)),
        facts_after_start(Fact::Withdrawn { seat: seat(9) }),
        facts_after_start(Fact::Answered { seat: seat(0), choice: "no card".into(), at: 0, by_bot: false }),
    ];
    for facts in invalid {
        let result = restore(facts.clone());
        assert!(matches!(result, Err(FactError::Invalid(_))), "{facts:?}: {result:?}");
    }
}

/// The names in stored facts are stable. If this test fails, existing databases cannot be read.
#[test]
fn stored_format_is_stable() {
    let json = FactBatch { first_seq: 1, replaces_all: false, facts: started() }.to_json();
    let expected = concat!(
        r#"[{"checkpoint":{"seq":1,"id":"ID","code":"CODE","opened_at":0,"rules_version":1,"settings":SETTINGS,"#,
        r#""seats":[{"guest":{"id":"GUEST1","name":"Guest 1"}},{"guest":{"id":"GUEST2","name":"Guest 2"}}],"#,
        r#""host":"GUEST1","secret":"SECRET","matches":0}},{"match_started":{"id":"MATCH","at":5}}]"#,
    );
    let checkpoint = checkpoint();
    let values = [
        ("ID", checkpoint.id.to_string()),
        ("CODE", checkpoint.code.to_string()),
        ("SETTINGS", serde_json::to_string(&checkpoint.settings).unwrap()),
        ("GUEST1", guest(1).id.to_string()),
        ("GUEST2", guest(2).id.to_string()),
        ("SECRET", "07".repeat(32)),
        ("MATCH", rodeo_protocol::MatchId::from_random([9; 16]).to_string()),
    ];
    let expected = values.iter().fold(expected.to_owned(), |text, (name, value)| {
        text.replace(&format!("\"{name}\""), &format!("\"{value}\""))
            .replace(&format!(":{name},"), &format!(":{value},"))
    });
    assert_eq!(json, expected);
    let facts = FactBatch::facts_from_json(
        r#"[{"seat_left":{"seat":1,"removed":true,"stand_in":"keen"}},{"seat_left":{"seat":0}},
            {"renamed":{"seat":0,"name":"Ada"}},{"nonce_set":{"seat":0,"nonce":"00ff"}},
            {"answered":{"seat":0,"choice":"12","at":3,"by_bot":true}},{"supported":{"seat":0,"proposer":1,"at":3}},
            {"passed_for_turn":{"seat":0,"at":3}},{"withdrawn":{"seat":0}},"paused","resumed",
            {"chat_sent":{"seat":0,"text":"hello"}},{"rematch_vote":{"seat":0,"wanted":true}},
            {"seat_taken":{"seat":0,"occupant":{"house_bot":{"level":"keen","name":"Bot 1"}}}},
            {"seat_taken":{"seat":0,"occupant":"empty"}}]"#,
    );
    assert_eq!(facts.unwrap().len(), 14);
}
