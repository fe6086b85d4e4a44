//! Take 6.

pub const OPTIONS: &[&str] = &[
    "",
    "rounds=1 hand=2",
    "limit=20",
    "rounds=2 deck=limited",
    "rounds=2 hand=3 deck=limited deal=draft drafted=memory",
    "rounds=1 fans=even_odd+mountaineering+jumping_cow+flip_digits",
    "rounds=2 fans=flip_digits hand=3",
];

pub const WEB_MATCHES: &[(u8, &str)] = &[
    (4, "limit=40"),
    (10, "rounds=1"),
    (3, "rounds=2 deck=limited"),
    (2, "rounds=2 hand=3 cards=40"),
    (3, "rounds=1 hand=3 deck=limited deal=draft"),
];
