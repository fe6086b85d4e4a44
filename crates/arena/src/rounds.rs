//! The length of the matches in a contest.

use rodeo_rules::any::GameKind;

/// Adds options that make a match a single round, unless the length of a match is set. Simulations count rounds.
pub fn single_match(kind: GameKind, options: &str) -> String {
    let has = |name: &str| {
        let is_named =
            |part: &str| part.split_once('=').is_some_and(|(option, _)| option.trim_start() == name);
        options.split([',', ' ', ';']).any(is_named)
    };
    match kind.descriptor().single_round {
        Some(single) if !single.length_options.iter().any(|option| has(option)) => {
            format!("{},{options}", single.option)
        }
        _ => options.to_owned(),
    }
}
