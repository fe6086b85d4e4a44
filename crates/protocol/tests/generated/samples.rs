//! Messages of every kind, and what the schemas say of them.

use std::collections::BTreeSet;

use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_laws::walk::Match;
use rodeo_protocol::api::SettingsPatch;
use rodeo_protocol::changes::Changes;
use rodeo_protocol::id::{Code, GuestId, MatchId, TableId};
use rodeo_protocol::message::{Prompt, Snapshot, Update};
use rodeo_protocol::table::{
    ChatLine, HintMode, MatchResult, PendingDecision, Proposal, ScoreSheet, SeatState, TablePhase,
    TableSettings, TableState, Visibility,
};
use rodeo_protocol::view::GameView;
use rodeo_protocol::{ClientMessage, PROTOCOL, Problem, ProblemCode, Reaction, ServerMessage};
use rodeo_rules::any::{AnyEvent, AnyGame, AnyRules, GameKind};
use rodeo_rules::game::{Game, Outcome};
use rodeo_rules::seat::{Seat, SeatSet, Viewer};
use serde_json::{Value, json};

use crate::{client, message_types, schema, server};

fn seat() -> Seat {
    Seat::new(1).unwrap()
}

/// One of each kind at least. The compiler names those that are missing.
fn client_messages() -> Vec<ClientMessage> {
    use ClientMessage::*;
    let (question, level) = (7, "keen".to_owned());
    let settings = SettingsPatch {
        game: Some(GameKind::Buffalo),
        players: Some(3),
        options: Some("decide=majority".into()),
        clock: Some(0),
        visibility: Some(Visibility::Public),
        spectators: Some(false),
        show_seen: Some(true),
        hints: Some(HintMode::AfterChoosing),
    };
    let messages = vec![
        Choose { question, choice: "stop row2".into() },
        Withdraw { question },
        Support { question, seat: seat() },
        PassForTurn { question },
        NextWords { question, words: "stop".into() },
        Chat { text: "Well played!".into() },
        React { reaction: Reaction::Cheer },
        History { until: 41 },
        Sit { seat: Some(seat()) },
        Sit { seat: None },
        Leave {},
        Nonce { nonce: "00ffA1".into() },
        AddBot { seat: Some(seat()), level: level.clone() },
        AddBot { seat: None, level: level.clone() },
        Remove { seat: seat() },
        ChangeSettings { settings },
        ChangeSettings { settings: SettingsPatch::default() },
        Start { fill: Some(level) },
        Start { fill: None },
        Pause {},
        Resume {},
        Rematch { wanted: true },
        Nudge { seat: seat() },
        Return {},
        Ping { t: 17 },
    ];
    for message in &messages {
        match message {
            Choose { .. } | Withdraw { .. } | Support { .. } | PassForTurn { .. } | NextWords { .. } => {}
            React { .. } | History { .. } => {}
            Chat { .. } | Sit { .. } | Leave {} | Nonce { .. } | AddBot { .. } | Remove { .. } => {}
            ChangeSettings { .. } | Start { .. } | Pause {} | Resume {} | Rematch { .. } => {}
            Nudge { .. } | Return {} | Ping { .. } => {}
        }
    }
    messages
}

#[test]
fn client_messages_match_the_schema() {
    let checker = client();
    let mut seen = BTreeSet::new();
    for message in client_messages() {
        let written = serde_json::to_value(&message).unwrap();
        checker.check(&written).unwrap();
        seen.insert(message.name().to_owned());
        // What the server would not read is not in the schema either.
        let mut more = written.clone();
        more["surprise"] = json!(1);
        assert!(checker.check(&more).is_err() && serde_json::from_value::<ClientMessage>(more).is_err());
    }
    assert_eq!(seen, message_types(&checker).into_iter().collect());
}

#[test]
fn invalid_client_messages_fail_the_schema() {
    let checker = client();
    for wrong in [
        json!({}),
        json!({"type": "dance"}),
        json!({"type": "choose", "question": -1, "choice": "3"}),
        json!({"type": "choose", "choice": "3"}),
        json!({"type": "sit", "seat": 10}),
        json!({"type": "change_settings", "settings": {"game": "chess"}}),
    ] {
        assert!(checker.check(&wrong).is_err(), "{wrong}");
        assert!(serde_json::from_value::<ClientMessage>(wrong).is_err());
    }
}

fn table(rules: AnyRules) -> TableState {
    let guest = GuestId::from_random([7; 16]);
    let outcome = Outcome::best([3, 9, 3], rodeo_rules::game::ScoreOrder::LowestWins);
    TableState {
        id: TableId::from_random([1; 16]),
        code: Code::from_random([9; 8]),
        settings: TableSettings {
            rules,
            clock: Some(30),
            visibility: Visibility::Private,
            spectators: true,
            show_seen: false,
            hints: HintMode::OnRequest,
            deal: None,
        },
        deck: rodeo_protocol::view::deck(&rules),
        seats: vec![
            SeatState::Empty,
            SeatState::Guest { id: guest, name: "One".into(), bot: false },
            SeatState::HouseBot { level: "keen".into(), name: "Bot 3".into() },
        ],
        host: Some(guest),
        phase: TablePhase::Playing,
        matches: 1,
        commitment: "ab".repeat(32),
        nonces: SeatSet::only(seat()),
        rematch: SeatSet::EMPTY,
        result: Some(MatchResult {
            id: MatchId::from_random([3; 16]),
            outcome,
            commitment: "ab".repeat(32),
            secret: "cd".repeat(32),
            nonces: vec![(seat(), "00ff".into())],
        }),
    }
}

/// One of each kind at least, full and empty. The compiler names those that are missing.
fn server_messages(rules: AnyRules, view: GameView, events: Vec<AnyEvent>) -> Vec<ServerMessage> {
    let problem = Problem::new(ProblemCode::RateLimited, "slowly").retry_after_ms(500);
    let ask = Prompt {
        question: 7,
        next: vec!["3".into(), "row2".into()],
        needs_more: true,
        answer: Some("3".into()),
    };
    let (name, text) = ("One".to_owned(), "Hello".to_owned());
    let chat = vec![ChatLine { seq: 3, seat: seat(), guest: None, name, text, at_ms: Some(1) }];
    let history = ServerMessage::History { until: 3, events: events.clone() };
    let now = PendingDecision {
        question: Some(7),
        asked: SeatSet::all(3),
        waiting: SeatSet::only(seat()),
        passed_for_turn: SeatSet::only(seat()),
        proposals: vec![Proposal {
            seat: seat(),
            choice: "stop row1".into(),
            supporters: SeatSet::only(seat()),
        }],
        needed: Some(2),
        away: SeatSet::only(seat()),
        stand_in: SeatSet::only(seat()),
        left_ms: Some(1500),
        nudge_after_ms: Some(45_000),
        nudged: SeatSet::only(seat()),
    };
    let sheet = ScoreSheet { rounds_before: 3, lines: vec![[0, -4, 66].into_iter().collect()] };
    let snapshot = Snapshot {
        seq: 5,
        seat: Some(seat()),
        table: table(rules),
        view: Some(view.clone()),
        game: AnyGame::new(&rules).ok().map(Box::new),
        score_sheet: Some(sheet.clone()),
        pending: now.clone(),
        prompt: Some(ask.clone()),
        chat: chat.clone(),
    };
    let bare = Snapshot {
        seat: None,
        table: TableState { host: None, result: None, ..table(rules) },
        view: None,
        game: None,
        score_sheet: None,
        pending: PendingDecision::default(),
        prompt: None,
        chat: Vec::new(),
        ..snapshot.clone()
    };
    let update = Update {
        seq: 9,
        prev_seq: 8,
        table: Some(table(rules)),
        events,
        view: Some(view),
        score_sheet: Some(sheet),
        pending: Some(now),
        prompt: Some(Some(ask)),
        chat,
    };
    let gone = Update { prompt: Some(None), ..Update::default() };
    let messages = vec![
        ServerMessage::Welcome {
            protocol: PROTOCOL,
            server: "0.1.0".into(),
            table: TableId::from_random([1; 16]),
            you: GuestId::from_random([255; 16]),
        },
        ServerMessage::Snapshot(Box::new(snapshot)),
        ServerMessage::Snapshot(Box::new(bare)),
        ServerMessage::Update(Box::new(update)),
        ServerMessage::Update(Box::new(gone)),
        ServerMessage::Update(Box::default()),
        ServerMessage::NextWords {
            question: 7,
            words: "stop".into(),
            next: vec!["row1".into()],
            complete: false,
        },
        ServerMessage::Rejected { request: "choose".into(), question: Some(7), problem: problem.clone() },
        ServerMessage::Rejected { request: String::new(), question: None, problem: problem.clone() },
        ServerMessage::Pong { t: u64::MAX },
        ServerMessage::Reaction {
            guest: GuestId::from_random([7; 16]),
            seat: Some(seat()),
            name: "One".into(),
            reaction: Reaction::Thanks,
        },
        ServerMessage::Reaction {
            guest: GuestId::from_random([7; 16]),
            seat: None,
            name: "Two".into(),
            reaction: Reaction::Ouch,
        },
        ServerMessage::SpectatorChat {
            guest: GuestId::from_random([7; 16]),
            name: "Two".into(),
            text: "Hello".into(),
            at_ms: 1,
        },
        history,
        ServerMessage::Closing { problem },
    ];
    for message in &messages {
        match message {
            ServerMessage::Welcome { .. } | ServerMessage::Snapshot(_) | ServerMessage::Update(_) => {}
            ServerMessage::Changes(_) => {}
            ServerMessage::NextWords { .. } | ServerMessage::Rejected { .. } => {}
            ServerMessage::Reaction { .. } | ServerMessage::SpectatorChat { .. } => {}
            ServerMessage::History { .. } => {}
            ServerMessage::Pong { .. } | ServerMessage::Closing { .. } => {}
        }
    }
    messages
}

/// Whole matches of every game at every table that the laws know: all rules, all views, all events as each viewer sees them.
#[test]
fn server_messages_match_the_schema() {
    let (checker, changes) = (server(), schema("docs/protocol/changes.schema.json"));
    let mut rng = XorShift::new(6);
    let mut seen = BTreeSet::new();
    // Of games with many tables, every second, third … so that about 28 are left.
    let tables = GameKind::ALL.iter().flat_map(|&kind| {
        let tables = tables::of_kind(kind);
        let step = (tables.len() / 28).max(1);
        tables.into_iter().step_by(step)
    });
    for rules in tables {
        let mut played = Match::<AnyGame>::new(&rules);
        let mut told = 0;
        for _ in 0..60 {
            let Some(step) = played.any_step(&mut rng) else { break };
            played.take(step).unwrap();
            for viewer in Viewer::all(played.game.players()).step_by(2) {
                let view = GameView::new(&played.game.view(viewer), viewer == Viewer::Public);
                checker.check_as("GameView", &serde_json::to_value(&view).unwrap()).unwrap();
            }
            for event in &played.events[told..] {
                for event in [event.clone(), AnyGame::show(event, Viewer::Public)] {
                    checker.check_as("AnyEvent", &serde_json::to_value(&event).unwrap()).unwrap();
                }
            }
            let events = played.events[told..].to_vec();
            let sent = Changes { seq: 7, events, waiting: Some(SeatSet::all(2)), ..Changes::default() };
            changes.check(&serde_json::to_value(&sent).unwrap()).unwrap();
            let text = serde_json::to_string(&ServerMessage::Changes(Box::new(sent.clone()))).unwrap();
            assert_eq!(serde_json::from_str::<Changes>(&text).unwrap(), sent, "{text}");
            told = played.events.len();
        }
        let view = GameView::new(&played.game.view(Viewer::Public), true);
        for message in server_messages(rules, view, played.events.iter().take(3).cloned().collect()) {
            let written: Value = serde_json::to_value(&message).unwrap();
            checker.check(&written).unwrap();
            seen.insert(written["type"].as_str().unwrap().to_owned());
        }
    }
    assert_eq!(seen, message_types(&checker).into_iter().collect());
}

#[test]
fn invalid_server_messages_fail_the_schema() {
    let checker = server();
    for wrong in [
        json!({"type": "pong"}),
        json!({"type": "update", "seq": 1}),
        json!({"type": "update", "seq": 1, "prev_seq": 0, "table": null}),
        json!({"type": "update", "seq": 1, "prev_seq": 0, "events": [{"take6": {"placed": {"seat": 0, "card": 128, "row": 0}}}]}),
        json!({"type": "closing", "problem": {"code": "bored", "message": ""}}),
    ] {
        assert!(checker.check(&wrong).is_err(), "{wrong}");
    }
    checker.check(&json!({"type": "update", "seq": 1, "prev_seq": 0, "prompt": null})).unwrap();
}
