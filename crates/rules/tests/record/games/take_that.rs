//! Take That.

pub const OPTIONS: &[&str] = &["", "games=1 hand=2 low=30 high=47", "games=3 variant=advanced"];

pub const WEB_MATCHES: &[(u8, &str)] = &[(2, ""), (3, "games=3 low=30 high=47 hand=2"), (4, "games=1")];
