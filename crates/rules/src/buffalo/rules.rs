//! Options of a match.

use serde::{Deserialize, Serialize};

use crate::any::GameKind;
use crate::card::{Card, CardSet};
use crate::game::{self, DecisionRule, OptionValues, RuleOption, RulesError};
use crate::options::{read_number, read_word};

/// Maximum number of players.
pub(super) const MAX_PLAYERS: usize = 6;
/// Maximum number of cards in a hand and in the buffalo's pile.
pub(super) const MAX_HAND: usize = 10;
/// Number of special cards (rule buffalo 1.5).
pub(super) const ALL_SPECIALS: usize = 16;

/// The rules of a match of Beat the Buffalo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BuffaloRules", !deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Number of players, 1–6.
    pub players: u8,
    /// How the team agrees on using a special card or lifting a Stop!. The game itself accepts every use; the caller
    /// that collects the choices counts the votes (rule buffalo 7.10).
    #[serde(default)]
    pub decide: DecisionRule,
    /// Number of cards dealt to each player and to the buffalo, 1–10.
    #[serde(default = "default_hand")]
    pub hand: u8,
    /// The highest card, up to 104.
    #[serde(default = "default_cards")]
    pub cards: u8,
}

const DECIDES: &[&str] = &["anyone", "majority"];

const fn default_hand() -> u8 {
    MAX_HAND as u8
}

const fn default_cards() -> u8 {
    104
}

impl Rules {
    /// The number cards in play (rules buffalo 1.1, O4).
    #[inline]
    pub fn deck_cards(&self) -> CardSet {
        CardSet::range(1, self.cards)
    }

    /// All special cards, including those that are not in play (rule buffalo 1.5).
    pub fn special_cards() -> CardSet {
        CardSet::range(1, ALL_SPECIALS as u8)
    }

    /// Number of special cards in play (rule buffalo 1.6).
    pub fn specials_in_play(&self) -> u8 {
        match self.players {
            0 | 1 => 0,
            2 => 2,
            3 => 4,
            4 => 6,
            5 => 11,
            _ => ALL_SPECIALS as u8,
        }
    }

    /// Factor for the team's heads at the end (rule buffalo 9.3).
    pub fn head_counts(&self) -> u16 {
        if self.players <= 2 { 2 } else { 1 }
    }

    /// Number of number cards dealt: the hands, the buffalo's pile and the start cards.
    pub(super) fn dealt(&self) -> u16 {
        (u16::from(self.players) + 1) * u16::from(self.hand) + 4
    }
}

impl game::Rules for Rules {
    fn defaults(players: u8) -> Rules {
        Rules { players, decide: DecisionRule::default(), hand: default_hand(), cards: default_cards() }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn check(&self) -> Result<(), RulesError> {
        let conflict = |code, reason: String| Err(RulesError::conflict(code, reason));
        GameKind::Buffalo.check_players(self.players)?;
        if !(1..=MAX_HAND as u8).contains(&self.hand) {
            return conflict("hand", format!("hand must be 1–{MAX_HAND}, got {}", self.hand));
        }
        if self.cards > default_cards() {
            return conflict("cards", format!("cards must be at most 104, got {}", self.cards));
        }
        if self.dealt() > u16::from(self.cards) {
            return conflict(
                "too_few_cards",
                format!("not enough cards: {} are dealt, but the deck has {}", self.dealt(), self.cards),
            );
        }
        Ok(())
    }

    fn deck_values(&self) -> Vec<(Card, u8)> {
        self.deck_cards().iter().map(|card| (card, card.heads())).collect()
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] = &[
            RuleOption { name: "decide", values: OptionValues::OneOf(DECIDES) },
            RuleOption { name: "hand", values: OptionValues::Number(1, MAX_HAND as u16) },
            RuleOption { name: "cards", values: OptionValues::Number(1, 104) },
        ];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match option {
            "decide" => Some(DECIDES[self.decide as usize].into()),
            "hand" => Some(self.hand.to_string()),
            "cards" => Some(self.cards.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match option {
            "decide" => {
                self.decide =
                    [DecisionRule::Anyone, DecisionRule::Majority][read_word("decide", value, DECIDES)?]
            }
            "hand" => self.hand = read_number("hand", value, 1, MAX_HAND as u16)?,
            "cards" => self.cards = read_number("cards", value, 1, 104)?,
            _ => return Err(crate::options::no_such_option::<Rules>(option)),
        }
        Ok(())
    }
}
