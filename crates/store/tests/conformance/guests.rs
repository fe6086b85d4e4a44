//! Guests and their secrets.

use rodeo_store::{Guest, SecretKind, StoreError, Write};

use crate::common::*;
use crate::{Backend, check_twice};

fn with_secrets(number: u32, secrets: &[(&str, SecretKind)]) -> Write {
    let secrets = secrets.iter().map(|(text, kind)| (secret(text), *kind)).collect();
    Write::CreateGuest { guest: guest(number), secrets }
}

pub fn guest_is_found_by_id_and_by_every_secret(backend: &dyn Backend) {
    let store = backend.open();
    commit(
        &*store,
        vec![with_secrets(1, &[("cookie", SecretKind::Session), ("code", SecretKind::Recovery)])],
    );
    let bot = Guest { bot: true, name: "Zoë 🐂".to_owned(), ..guest(2) };
    let token = vec![(secret("token"), SecretKind::Token)];
    commit(&*store, vec![Write::CreateGuest { guest: bot.clone(), secrets: token }]);
    check_twice(backend, store, |store| {
        assert_eq!(store.guest(guest_id(1)), Ok(Some(guest(1))));
        assert_eq!(store.guest_by_secret(&secret("cookie"), SecretKind::Session), Ok(Some(guest(1))));
        assert_eq!(store.guest_by_secret(&secret("code"), SecretKind::Recovery), Ok(Some(guest(1))));
        assert_eq!(store.guest_by_secret(&secret("token"), SecretKind::Token), Ok(Some(bot.clone())));
        assert_eq!(store.guest_by_secret(&secret("guessed"), SecretKind::Session), Ok(None));
        assert_eq!(store.guest(guest_id(3)), Ok(None));
    });
}

pub fn reads_see_own_commits_under_concurrency(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(0)]);
    std::thread::scope(|scope| {
        for reader in 0..16 {
            let store = &*store;
            scope.spawn(move || {
                for number in 1..=20 {
                    let id = 100 * reader + number;
                    commit(store, vec![create_guest(id)]);
                    assert_eq!(store.guest(guest_id(id)), Ok(Some(guest(id))));
                    assert_eq!(store.guest(guest_id(0)), Ok(Some(guest(0))));
                }
            });
        }
    });
}

pub fn rename_and_visits_are_stored(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![create_guest(1)]);
    commit(&*store, vec![Write::RenameGuest { guest: guest_id(1), name: "Ada".to_owned() }]);
    commit(&*store, vec![Write::RecordVisit { guest: guest_id(1), at: 5000 }]);
    // The clock was set back.
    commit(&*store, vec![Write::RecordVisit { guest: guest_id(1), at: 4000 }]);
    let ada = Guest { name: "Ada".to_owned(), last_seen_at: 5000, ..guest(1) };
    assert_eq!(store.guest(guest_id(1)), Ok(Some(ada)));
    // A visit of an unknown guest is ignored; a rename of one fails.
    commit(&*store, vec![Write::RecordVisit { guest: guest_id(2), at: 5000 }]);
    assert_eq!(store.guest(guest_id(2)), Ok(None));
    assert!(
        try_commit(&*store, vec![Write::RenameGuest { guest: guest_id(2), name: "Eve".to_owned() }]).is_err()
    );
}

pub fn recovery_code_replaces_the_old_one(backend: &dyn Backend) {
    let store = backend.open();
    commit(
        &*store,
        vec![with_secrets(1, &[("cookie", SecretKind::Session), ("old code", SecretKind::Recovery)])],
    );
    commit(&*store, vec![with_secrets(2, &[("other's code", SecretKind::Recovery)])]);
    let add = |text: &str, kind| Write::AddSecret {
        guest: guest_id(1),
        secret: secret(text),
        kind,
        label: String::new(),
        at: 2000,
    };
    commit(&*store, vec![add("new code", SecretKind::Recovery), add("second cookie", SecretKind::Session)]);
    let found = |text: &str, kind| store.guest_by_secret(&secret(text), kind).unwrap();
    for (text, kind) in [
        ("cookie", SecretKind::Session),
        ("second cookie", SecretKind::Session),
        ("new code", SecretKind::Recovery),
    ] {
        assert_eq!(found(text, kind), Some(guest(1)), "{text}");
    }
    assert_eq!(found("old code", SecretKind::Recovery), None);
    assert_eq!(found("other's code", SecretKind::Recovery), Some(guest(2)));
}

pub fn secret_belongs_to_one_guest(backend: &dyn Backend) {
    let store = backend.open();
    commit(&*store, vec![with_secrets(1, &[("cookie", SecretKind::Session)])]);
    assert!(try_commit(&*store, vec![with_secrets(2, &[("cookie", SecretKind::Session)])]).is_err());
    assert_eq!(store.guest(guest_id(2)), Ok(None), "the guest was created in part");
    let add = |number| Write::AddSecret {
        guest: guest_id(number),
        secret: secret("cookie"),
        kind: SecretKind::Token,
        label: String::new(),
        at: 2000,
    };
    assert!(try_commit(&*store, vec![add(1)]).is_err());
    assert!(try_commit(&*store, vec![add(3)]).is_err(), "the guest does not exist");
    assert_eq!(store.guest_by_secret(&secret("cookie"), SecretKind::Session), Ok(Some(guest(1))));
}

pub fn debug_output_and_errors_contain_no_secrets(backend: &dyn Backend) {
    let store = backend.open();
    let hash = secret("cookie");
    let digits: String = hash.0.iter().map(|byte| format!("{byte:02x}")).collect();
    let numbers = format!("{:?}", hash.0);
    let batch = vec![
        with_secrets(1, &[("cookie", SecretKind::Session), ("cookie", SecretKind::Token)]),
        Write::AddSecret {
            guest: guest_id(1),
            secret: hash,
            kind: SecretKind::Session,
            label: "4711".to_owned(),
            at: 0,
        },
        append(1, 0, "the seed is 4711"),
        replace(1, 0, "the seed is 4711"),
    ];
    let error = try_commit(&*store, batch.clone()).unwrap_err();
    let mut texts = vec![format!("{batch:?}"), format!("{error} {error:?}")];
    commit(&*store, vec![open_table(1), append(1, 0, "the seed is 4711")]);
    texts.push(format!("{:?}", tables(&*store)));
    for text in texts {
        for hidden in ["4711", &digits, &numbers, "cookie\""] {
            assert!(!text.contains(hidden), "{hidden} in {text}");
        }
    }
    assert!(matches!(error, StoreError::Database(_)));
}
