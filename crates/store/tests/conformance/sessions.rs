//! Sessions, tokens and recovery codes.

use rodeo_protocol::SessionId;
use rodeo_store::{SecretKind, Store, StoredSession, Write};

use crate::common::*;
use crate::{Backend, check_twice};

fn add(guest: u32, text: &str, kind: SecretKind, at: u64) -> Write {
    Write::AddSecret {
        guest: guest_id(guest),
        secret: secret(text),
        kind,
        label: format!("label of {text}"),
        at,
    }
}

fn id(text: &str) -> SessionId {
    secret(text).session_id()
}

/// The labels of a guest's sessions and tokens, in order.
fn labels(store: &dyn Store, guest: u32) -> Vec<String> {
    let sessions = store.sessions_of(guest_id(guest)).unwrap();
    sessions.into_iter().map(|session| session.label.replace("label of ", "")).collect()
}

/// Two guests; the first one has two sessions, a token and a recovery code.
fn with_sessions(backend: &dyn Backend) -> Box<dyn Store> {
    let store = backend.open();
    commit(
        &*store,
        vec![
            create_guest(1),
            create_guest(2),
            add(1, "laptop", SecretKind::Session, 2000),
            add(1, "phone", SecretKind::Session, 3000),
            add(1, "token", SecretKind::Token, 4000),
            add(1, "code", SecretKind::Recovery, 5000),
            add(2, "other", SecretKind::Session, 6000),
        ],
    );
    store
}

pub fn sessions_and_tokens_are_listed_without_secrets(backend: &dyn Backend) {
    let store = with_sessions(backend);
    commit(&*store, vec![Write::RecordSessionUse { secret: secret("laptop"), at: 9000 }]);
    // The clock was set back; the other one does not exist.
    commit(
        &*store,
        vec![
            Write::RecordSessionUse { secret: secret("laptop"), at: 8000 },
            Write::RecordSessionUse { secret: secret("unknown"), at: 8000 },
        ],
    );
    check_twice(backend, store, |store| {
        assert_eq!(labels(store, 1), ["laptop", "token", "phone"], "the most recently used one comes first");
        let laptop = StoredSession {
            id: id("laptop"),
            kind: SecretKind::Session,
            label: "label of laptop".to_owned(),
            created_at: 2000,
            last_used_at: 9000,
        };
        assert_eq!(store.sessions_of(guest_id(1)).unwrap()[0], laptop);
        assert_eq!(store.sessions_of(guest_id(3)), Ok(vec![]));
    });
}

pub fn secret_of_one_kind_is_not_accepted_as_another(backend: &dyn Backend) {
    let store = with_sessions(backend);
    for (text, own) in
        [("laptop", SecretKind::Session), ("token", SecretKind::Token), ("code", SecretKind::Recovery)]
    {
        for kind in SecretKind::ALL {
            let found = store.guest_by_secret(&secret(text), kind).unwrap();
            assert_eq!(found.is_some(), kind == own, "{text} as {kind:?}");
        }
    }
}

pub fn ended_session_is_gone_and_others_stay(backend: &dyn Backend) {
    let store = with_sessions(backend);
    let remove = |guest, text| Write::RemoveSession { guest: guest_id(guest), id: id(text) };
    // Sessions of others, and recovery codes, are not removed.
    commit(&*store, vec![remove(2, "laptop"), remove(1, "other"), remove(1, "code"), remove(1, "unknown")]);
    assert_eq!((labels(&*store, 1).len(), labels(&*store, 2).len()), (3, 1));
    assert!(store.guest_by_secret(&secret("code"), SecretKind::Recovery).unwrap().is_some());
    commit(&*store, vec![remove(1, "laptop")]);
    assert_eq!(labels(&*store, 1), ["token", "phone"]);
    assert_eq!(store.guest_by_secret(&secret("laptop"), SecretKind::Session), Ok(None));
    commit(&*store, vec![remove(1, "token")]);
    check_twice(backend, store, |store| assert_eq!(labels(store, 1), ["phone"]));
}

pub fn other_sessions_end_together(backend: &dyn Backend) {
    let store = with_sessions(backend);
    let end = |keep| Write::RemoveOtherSessions { guest: guest_id(1), keep };
    commit(&*store, vec![end(Some(id("phone")))]);
    assert_eq!(labels(&*store, 1), ["token", "phone"], "tokens stay valid");
    assert_eq!(labels(&*store, 2), ["other"]);
    commit(&*store, vec![end(None)]);
    assert_eq!(labels(&*store, 1), ["token"]);
}

pub fn new_session_replaces_the_least_recently_used(backend: &dyn Backend) {
    let store = with_sessions(backend);
    let more = StoredSession::MAX_SESSIONS - 2;
    commit(
        &*store,
        (0..more).map(|number| add(1, &format!("s{number}"), SecretKind::Session, 10_000)).collect(),
    );
    assert_eq!(labels(&*store, 1).len(), StoredSession::MAX_SESSIONS + 1, "sessions and one token");
    commit(&*store, vec![Write::RecordSessionUse { secret: secret("laptop"), at: 11_000 }]);
    commit(&*store, vec![add(1, "new", SecretKind::Session, 12_000)]);
    let left = labels(&*store, 1);
    assert_eq!(left.len(), StoredSession::MAX_SESSIONS + 1);
    let has = |text: &str| left.iter().any(|label| label == text);
    assert!(has("new") && has("laptop") && has("token") && !has("phone"), "{left:?}");
}
