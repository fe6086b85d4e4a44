//! Guests and what opens the door to them.

use rodeo_store::{Guest, SecretKind, Store, StoreError, Write};

use crate::things::*;

fn with_secrets(number: u32, secrets: &[(&str, SecretKind)]) -> Write {
    let secrets = secrets.iter().map(|(text, kind)| (secret(text), *kind)).collect();
    Write::NewGuest { guest: somebody(number), secrets }
}

#[test]
fn a_guest_is_found_by_id_and_by_every_secret() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![with_secrets(1, &[("cookie", SecretKind::Cookie), ("code", SecretKind::Recovery)])]);
    let bot = Guest { bot: true, name: "Zoë 🐂".to_owned(), ..somebody(2) };
    let token = vec![(secret("token"), SecretKind::Token)];
    commit(&store, vec![Write::NewGuest { guest: bot.clone(), secrets: token }]);
    for store in again(&folder, store) {
        assert_eq!(store.guest(guest(1)), Ok(Some(somebody(1))));
        assert_eq!(store.guest_by_secret(&secret("cookie")), Ok(Some(somebody(1))));
        assert_eq!(store.guest_by_secret(&secret("code")), Ok(Some(somebody(1))));
        assert_eq!(store.guest_by_secret(&secret("token")), Ok(Some(bot.clone())));
        assert_eq!(store.guest_by_secret(&secret("guessed")), Ok(None));
        assert_eq!(store.guest(guest(3)), Ok(None));
    }
}

#[test]
fn many_read_at_once_while_one_writes() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![new_guest(0)]);
    std::thread::scope(|scope| {
        for reader in 0..16 {
            let store = &store;
            scope.spawn(move || {
                // Whoever has committed something reads it, whatever the others do.
                for number in 1..=20 {
                    let id = 100 * reader + number;
                    commit(store, vec![new_guest(id)]);
                    assert_eq!(store.guest(guest(id)), Ok(Some(somebody(id))));
                    assert_eq!(store.guest(guest(0)), Ok(Some(somebody(0))));
                }
            });
        }
    });
}

#[test]
fn names_change_and_guests_are_seen() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![new_guest(1)]);
    commit(&store, vec![Write::Rename { guest: guest(1), name: "Ada".to_owned() }]);
    commit(&store, vec![Write::Seen { guest: guest(1), at: 5000 }]);
    // A clock that went back.
    commit(&store, vec![Write::Seen { guest: guest(1), at: 4000 }]);
    let ada = Guest { name: "Ada".to_owned(), seen_at: 5000, ..somebody(1) };
    assert_eq!(store.guest(guest(1)), Ok(Some(ada)));
    // Nobody is made by being seen; a name for nobody is a mistake.
    commit(&store, vec![Write::Seen { guest: guest(2), at: 5000 }]);
    assert_eq!(store.guest(guest(2)), Ok(None));
    assert!(try_commit(&store, vec![Write::Rename { guest: guest(2), name: "Eve".to_owned() }]).is_err());
}

#[test]
fn a_new_recovery_code_takes_the_place_of_the_old_one() {
    let folder = Folder::new();
    let store = folder.open();
    commit(
        &store,
        vec![with_secrets(1, &[("cookie", SecretKind::Cookie), ("old code", SecretKind::Recovery)])],
    );
    commit(&store, vec![with_secrets(2, &[("other's code", SecretKind::Recovery)])]);
    let add = |text: &str, kind| Write::AddSecret { guest: guest(1), secret: secret(text), kind, at: 2000 };
    commit(&store, vec![add("new code", SecretKind::Recovery), add("second cookie", SecretKind::Cookie)]);
    for text in ["cookie", "second cookie", "new code"] {
        assert_eq!(store.guest_by_secret(&secret(text)), Ok(Some(somebody(1))), "{text}");
    }
    assert_eq!(store.guest_by_secret(&secret("old code")), Ok(None));
    assert_eq!(store.guest_by_secret(&secret("other's code")), Ok(Some(somebody(2))));
}

#[test]
fn nobody_gets_a_secret_of_somebody_else() {
    let folder = Folder::new();
    let store = folder.open();
    commit(&store, vec![with_secrets(1, &[("cookie", SecretKind::Cookie)])]);
    assert!(try_commit(&store, vec![with_secrets(2, &[("cookie", SecretKind::Cookie)])]).is_err());
    assert_eq!(store.guest(guest(2)), Ok(None), "nor is half a guest left");
    let add = |number| Write::AddSecret {
        guest: guest(number),
        secret: secret("cookie"),
        kind: SecretKind::Token,
        at: 2000,
    };
    assert!(try_commit(&store, vec![add(1)]).is_err());
    assert!(try_commit(&store, vec![add(3)]).is_err(), "nobody there");
    assert_eq!(store.guest_by_secret(&secret("cookie")), Ok(Some(somebody(1))));
}

#[test]
fn what_is_told_of_writes_and_errors_holds_no_secret() {
    let folder = Folder::new();
    let store = folder.open();
    let hash = secret("cookie");
    let digits: String = hash.0.iter().map(|byte| format!("{byte:02x}")).collect();
    let numbers = format!("{:?}", hash.0);
    let batch = vec![
        with_secrets(1, &[("cookie", SecretKind::Cookie), ("cookie", SecretKind::Token)]),
        Write::AddSecret { guest: guest(1), secret: hash, kind: SecretKind::Cookie, at: 0 },
        facts(1, 0, "the seed is 4711"),
        rebase(1, 0, "the seed is 4711"),
    ];
    let error = try_commit(&store, batch.clone()).unwrap_err();
    let mut told = vec![format!("{batch:?}"), format!("{error} {error:?}"), format!("{store:?}")];
    commit(&store, vec![open_table(1), facts(1, 0, "the seed is 4711")]);
    told.push(format!("{:?}", tables(&store)));
    for told in told {
        for hidden in ["4711", &digits, &numbers, "cookie\""] {
            assert!(!told.contains(hidden), "{hidden} in {told}");
        }
    }
    assert!(matches!(error, StoreError::Database(_)));
}
