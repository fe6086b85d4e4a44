//! Options of a match.

use serde::{Deserialize, Serialize};

use super::mirror::{TENS, minus};
use crate::any::GameKind;
use crate::card::{Card, CardSet};
use crate::game::{self, OptionValues, RuleOption, RulesError};
use crate::options::{read_number, read_word};

/// The rules of a match of Take That.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TakeThatRules", !from))]
#[serde(from = "PartialRules")]
pub struct Rules {
    /// Number of players, 2–4.
    pub players: u8,
    /// Number of games in the match, 1–100.
    pub games: u8,
    /// The standard or the advanced variant.
    pub variant: Variant,
    /// Number of cards dealt to each player, 1–39.
    pub hand: u8,
    /// The lowest number in play, at least 12.
    pub low: u8,
    /// The highest number in play, at most 98.
    pub high: u8,
}

/// Variant of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TakeThatVariant"))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Without section 6 of the rules.
    #[default]
    Standard,
    /// A line of one card costs its taker an extra card (section 6 of the rules).
    Advanced,
}

/// Rules as deserialized: options left out get their defaults, which for the hand depends on the number of players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartialRules {
    players: u8,
    games: Option<u8>,
    variant: Option<Variant>,
    hand: Option<u8>,
    low: Option<u8>,
    high: Option<u8>,
}

impl From<PartialRules> for Rules {
    fn from(given: PartialRules) -> Rules {
        let defaults = <Rules as game::Rules>::defaults(given.players);
        Rules {
            players: given.players,
            games: given.games.unwrap_or(defaults.games),
            variant: given.variant.unwrap_or(defaults.variant),
            hand: given.hand.unwrap_or(defaults.hand),
            low: given.low.unwrap_or(defaults.low),
            high: given.high.unwrap_or(defaults.high),
        }
    }
}

const VARIANTS: &[&str] = &["standard", "advanced"];
/// The lowest and the highest number (rule take-that 1.1).
const LOWEST: u8 = 12;
const HIGHEST: u8 = 98;
/// Largest hand: two players can hold this many of the 79 cards each.
const MAX_HAND: u8 = 39;
const MAX_GAMES: u8 = 100;

impl Rules {
    /// The cards in play (rules take-that 1.1, O5).
    #[inline]
    pub fn deck_cards(&self) -> CardSet {
        CardSet::range(self.low, self.high) - TENS
    }

    /// Number of cards in all hands together.
    fn in_hands(&self) -> u16 {
        u16::from(self.players) * u16::from(self.hand)
    }
}

impl game::Rules for Rules {
    fn defaults(players: u8) -> Rules {
        // Rule take-that 2.1.
        let hand = if players < 4 { 9 } else { 8 };
        Rules { players, games: 2, variant: Variant::default(), hand, low: LOWEST, high: HIGHEST }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn check(&self) -> Result<(), RulesError> {
        let conflict = |code, reason: String| Err(RulesError::conflict(code, reason));
        GameKind::TakeThat.check_players(self.players)?;
        if !(1..=MAX_GAMES).contains(&self.games) {
            return conflict("games", format!("games must be 1–{MAX_GAMES}, got {}", self.games));
        }
        if !(1..=MAX_HAND).contains(&self.hand) {
            return conflict("hand", format!("hand must be 1–{MAX_HAND}, got {}", self.hand));
        }
        if self.low < LOWEST || self.high > HIGHEST || self.low > self.high {
            return conflict(
                "cards",
                format!(
                    "low and high must be in {LOWEST}–{HIGHEST} and in order, got {} and {}",
                    self.low, self.high
                ),
            );
        }
        let cards = self.deck_cards().len();
        if self.in_hands() > u16::from(cards) {
            return conflict(
                "too_few_cards",
                format!("not enough cards: {} are dealt, but the deck has {cards}", self.in_hands()),
            );
        }
        Ok(())
    }

    fn deck_values(&self) -> Vec<(Card, u8)> {
        self.deck_cards().iter().map(|card| (card, minus(CardSet::from_iter([card])) as u8)).collect()
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] = &[
            RuleOption { name: "games", values: OptionValues::Number(1, MAX_GAMES as u16) },
            RuleOption { name: "variant", values: OptionValues::OneOf(VARIANTS) },
            RuleOption { name: "hand", values: OptionValues::Number(1, MAX_HAND as u16) },
            RuleOption { name: "low", values: OptionValues::Number(LOWEST as u16, HIGHEST as u16) },
            RuleOption { name: "high", values: OptionValues::Number(LOWEST as u16, HIGHEST as u16) },
        ];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match option {
            "games" => Some(self.games.to_string()),
            "variant" => Some(VARIANTS[self.variant as usize].into()),
            "hand" => Some(self.hand.to_string()),
            "low" => Some(self.low.to_string()),
            "high" => Some(self.high.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        let (lowest, highest) = (u16::from(LOWEST), u16::from(HIGHEST));
        match option {
            "games" => self.games = read_number("games", value, 1, u16::from(MAX_GAMES))?,
            "variant" => {
                self.variant = [Variant::Standard, Variant::Advanced][read_word("variant", value, VARIANTS)?]
            }
            "hand" => self.hand = read_number("hand", value, 1, u16::from(MAX_HAND))?,
            "low" => self.low = read_number("low", value, lowest, highest)?,
            "high" => self.high = read_number("high", value, lowest, highest)?,
            _ => return Err(crate::options::no_such_option::<Rules>(option)),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rules as _;
    use crate::options::{read_options, write_options};

    #[test]
    fn default_hand_depends_on_the_number_of_players() {
        let read = |text: &str| serde_json::from_str::<Rules>(text).unwrap();
        for (players, hand) in [(2, 9), (3, 9), (4, 8)] {
            let defaults = Rules::defaults(players);
            assert_eq!((defaults.hand, defaults.games, defaults.variant), (hand, 2, Variant::Standard));
            assert_eq!(read(&format!(r#"{{"players":{players}}}"#)), defaults);
            assert_eq!(read(&serde_json::to_string(&defaults).unwrap()), defaults);
            assert_eq!(defaults.check(), Ok(()));
            assert_eq!(write_options(&defaults), "");
        }
        let advanced = read(r#"{"players":4,"variant":"advanced","hand":9,"low":13}"#);
        assert_eq!(write_options(&advanced), "variant=advanced hand=9 low=13");
        assert_eq!(read_options(4, &write_options(&advanced)), Ok(advanced));
        assert!(serde_json::from_str::<Rules>(r#"{"players":4,"hands":9}"#).is_err());
        assert!(serde_json::from_str::<Rules>(r#"{"games":4}"#).is_err());
    }

    /// Options take-that O1, O2, O4, O6 and O7.
    #[test]
    fn unplayable_rules_are_rejected() {
        let code = |change: fn(&mut Rules)| {
            let mut rules = Rules::defaults(2);
            change(&mut rules);
            rules.check().map_err(|bad| bad.code())
        };
        assert_eq!(code(|rules| rules.players = 1), Err("players"));
        assert_eq!(code(|rules| rules.players = 5), Err("players"));
        assert_eq!(code(|rules| rules.games = 0), Err("games"));
        assert_eq!(code(|rules| rules.games = 101), Err("games"));
        assert_eq!(code(|rules| rules.hand = 0), Err("hand"));
        assert_eq!(code(|rules| rules.hand = 40), Err("hand"));
        assert_eq!(code(|rules| rules.hand = 39), Ok(()));
        assert_eq!(code(|rules| rules.low = 11), Err("cards"));
        assert_eq!(code(|rules| rules.high = 99), Err("cards"));
        assert_eq!(code(|rules| (rules.low, rules.high) = (50, 49)), Err("cards"));
        // 12–31 without 20 and 30 are 18 cards: exactly two hands of nine.
        assert_eq!(code(|rules| rules.high = 31), Ok(()));
        assert_eq!(code(|rules| rules.high = 29), Err("too_few_cards"));
        assert_eq!(code(|rules| (rules.players, rules.hand) = (3, 27)), Err("too_few_cards"));
        for (option, value) in
            [("games", "0"), ("variant", "other"), ("hand", "40"), ("low", "11"), ("high", "99")]
        {
            assert_eq!(Rules::defaults(2).set(option, value).map_err(|bad| bad.code()), Err("no_such_value"));
        }
        assert_eq!(Rules::defaults(2).set("limit", "1").map_err(|bad| bad.code()), Err("no_such_option"));
    }
}
