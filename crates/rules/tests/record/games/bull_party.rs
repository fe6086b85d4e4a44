//! Bull Party.

pub const OPTIONS: &[&str] = &[
    "",
    "numbers=30 hand=2 out=0 bulls=9",
    "numbers=40 hand=3 out=3 bulls=none heads=\
     1+2+3+4+5+6+7+8+9+10+1+2+3+4+5+6+7+8+9+10+1+2+3+4+5+6+7+8+9+10+1+2+3+4+5+6+7+8+9+0",
];

pub const WEB_MATCHES: &[(u8, &str)] = &[(2, ""), (3, "numbers=30 hand=2 out=0"), (5, "")];
