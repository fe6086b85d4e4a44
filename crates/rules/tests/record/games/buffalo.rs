//! Beat the Buffalo.

pub const OPTIONS: &[&str] = &["", "decide=majority hand=3 cards=40", "hand=1"];

pub const WEB_MATCHES: &[(u8, &str)] =
    &[(1, "hand=3"), (2, "hand=3"), (3, "hand=2 cards=40"), (4, ""), (5, "hand=2"), (6, "hand=2")];
