//! Rules from text such as `deck=limited,deal=draft`, for command lines and records.

use crate::game::{OptionValues, Rules, RulesError};

/// Returns the index of a word in a list of words.
pub(crate) fn read_word(option: &'static str, value: &str, words: &[&str]) -> Result<usize, RulesError> {
    words
        .iter()
        .position(|&word| word == value)
        .ok_or_else(|| no_such_value(option, value, format!("one of {}", words.join(", "))))
}

/// Returns the indices of words joined by `+`; `none` is the empty list.
pub(crate) fn read_list(option: &'static str, value: &str, words: &[&str]) -> Result<Vec<usize>, RulesError> {
    if value == "none" || value.is_empty() {
        return Ok(Vec::new());
    }
    let wanted = || format!("none, or some of {} joined by +", words.join(", "));
    let mut indices = Vec::new();
    for name in value.split('+') {
        match words.iter().position(|&word| word == name) {
            Some(index) if !indices.contains(&index) => indices.push(index),
            Some(_) => return Err(RulesError::conflict("option_twice", format!("{name} is given twice"))),
            None => return Err(no_such_value(option, name, wanted())),
        }
    }
    Ok(indices)
}

/// Parses a whole number in a range.
pub(crate) fn read_number<N: TryFrom<u16>>(
    option: &'static str,
    value: &str,
    low: u16,
    high: u16,
) -> Result<N, RulesError> {
    let number = value.parse::<u16>().ok().filter(|number| (low..=high).contains(number));
    number
        .and_then(|number| N::try_from(number).ok())
        .ok_or_else(|| no_such_value(option, value, format!("a whole number from {low} to {high}")))
}

/// Parses whole numbers joined by `+`.
pub(crate) fn read_numbers(
    option: &'static str,
    value: &str,
    low: u16,
    high: u16,
) -> Result<Vec<u8>, RulesError> {
    value.split('+').map(|number| read_number(option, number, low, high)).collect()
}

/// Makes the error for an option that the game does not have.
pub(crate) fn no_such_option<R: Rules>(option: &str) -> RulesError {
    let known: Vec<&str> = R::options().iter().map(|option| option.name).collect();
    RulesError::NoSuchOption { option: option.chars().take(40).collect(), known: known.join(", ") }
}

fn no_such_value(option: &'static str, value: &str, wanted: String) -> RulesError {
    RulesError::NoSuchValue { option, value: value.chars().take(40).collect(), wanted }
}

/// Describes the values that an option accepts.
pub fn describe(values: OptionValues) -> String {
    match values {
        OptionValues::OneOf(words) => words.join(" | "),
        OptionValues::AnyOf(words) => format!("none, or some of {} joined by +", words.join(", ")),
        OptionValues::Number(low, high) => format!("{low}–{high}"),
        OptionValues::Numbers => "numbers joined by +".into(),
    }
}

/// Parses rules: the defaults with the options of a text, which are separated by commas, semicolons or blanks.
pub fn read_options<R: Rules>(players: u8, text: &str) -> Result<R, RulesError> {
    let mut rules = R::defaults(players);
    let mut given: Vec<&str> = Vec::new();
    for part in text.split([',', ' ', ';']).filter(|part| !part.is_empty()) {
        let (option, value) = part.split_once('=').ok_or_else(|| {
            RulesError::conflict(
                "option_form",
                format!("expected option=value, found {:?}", part.chars().take(40).collect::<String>()),
            )
        })?;
        rules.set(option.trim(), value.trim())?;
        if given.contains(&option) {
            return Err(RulesError::conflict("option_twice", format!("{option} is given twice")));
        }
        given.push(option);
    }
    // An option that is not in force any more was replaced by a later one, as `limit` is by `rounds` (rule take6 O4).
    match given.iter().find(|option| rules.get(option.trim()).is_none()) {
        Some(option) => Err(RulesError::conflict(
            "options_exclude",
            format!("{option} excludes another option that is given"),
        )),
        None => rules.check().map(|()| rules),
    }
}

/// Writes the options that differ from the defaults, for [`read_options`].
pub fn write_options<R: Rules>(rules: &R) -> String {
    let defaults = R::defaults(rules.players());
    let changed: Vec<String> = R::options()
        .iter()
        .filter_map(|option| Some((option.name, rules.get(option.name)?)))
        .filter(|(name, value)| defaults.get(name).as_ref() != Some(value))
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    changed.join(" ")
}
