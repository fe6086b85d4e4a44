//! Options of a match.

use serde::{Deserialize, Serialize};

use super::fans::{FanCard, Fans};
use crate::any::GameKind;
use crate::card::{Card, CardSet};
use crate::game::{self, OptionValues, RuleOption, RulesError};
use crate::options::{read_list, read_number, read_word};

/// The rules of a match of Take 6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Rules", !deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Number of players, 2–10.
    pub players: u8,
    /// When the match ends.
    #[serde(default)]
    pub end: End,
    /// Which cards are in play.
    #[serde(default)]
    pub deck: DeckSize,
    /// How hands are dealt.
    #[serde(default)]
    pub deal: DealMode,
    /// Whether drafted hands stay visible.
    #[serde(default)]
    pub drafted: Drafted,
    /// The fan cards in play.
    #[serde(default)]
    pub fans: Fans,
    /// Number of cards dealt to each player, 1–10.
    #[serde(default = "default_hand")]
    pub hand: u8,
    /// The highest card of the full deck, up to 104.
    #[serde(default = "default_cards")]
    pub cards: u8,
}

/// End condition of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6End"))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// After the round in which a score reaches this number of heads, 1–1000.
    Limit(u16),
    /// After this number of rounds, 1–1000.
    Rounds(u16),
}

impl End {
    /// Returns the number of rounds, if it is fixed.
    pub const fn rounds(self) -> Option<u16> {
        match self {
            End::Limit(_) => None,
            End::Rounds(rounds) => Some(rounds),
        }
    }
}

impl Default for End {
    fn default() -> End {
        End::Limit(66)
    }
}

/// Which cards are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Deck"))]
#[serde(rename_all = "snake_case")]
pub enum DeckSize {
    /// All cards up to `cards`.
    #[default]
    Full,
    /// Only as many as are dealt, starting with 1 (rule take6 6.1).
    Limited,
}

/// How hands are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Deal"))]
#[serde(rename_all = "snake_case")]
pub enum DealMode {
    /// Shuffled and dealt.
    #[default]
    Random,
    /// Players take turns to pick from all cards, which are face up.
    Draft,
}

/// Whether hands drafted face up stay visible. This concerns the display only: every view knows what everyone has seen,
/// so that bots do not have to forget what people remember.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Take6Drafted"))]
#[serde(rename_all = "snake_case")]
pub enum Drafted {
    /// Shown all the time.
    #[default]
    Open,
    /// Hidden after the draft.
    Memory,
}

const DECKS: &[&str] = &["full", "limited"];
const DEALS: &[&str] = &["random", "draft"];
const DRAFTED: &[&str] = &["open", "memory"];

const fn default_hand() -> u8 {
    10
}

const fn default_cards() -> u8 {
    104
}

impl Rules {
    /// The cards in play (rules take6 1.1, 6.1, O15).
    #[inline]
    pub fn deck_cards(&self) -> CardSet {
        match self.deck {
            DeckSize::Full => CardSet::range(1, self.cards),
            DeckSize::Limited => CardSet::range(1, self.dealt().min(u16::from(u8::MAX)) as u8),
        }
    }

    /// Number of cards dealt per round: the hands and the four start cards.
    #[inline]
    pub(super) fn dealt(&self) -> u16 {
        u16::from(self.players) * u16::from(self.hand) + 4
    }
}

impl game::Rules for Rules {
    fn defaults(players: u8) -> Rules {
        Rules {
            players,
            end: End::default(),
            deck: DeckSize::default(),
            deal: DealMode::default(),
            drafted: Drafted::default(),
            fans: Fans::default(),
            hand: default_hand(),
            cards: default_cards(),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn check(&self) -> Result<(), RulesError> {
        let conflict = |code, reason: String| Err(RulesError::conflict(code, reason));
        GameKind::Take6.check_players(self.players)?;
        if self.hand == 0 || self.hand > 10 {
            return conflict("hand", format!("hand must be 1–10, got {}", self.hand));
        }
        if self.cards > 104 {
            return conflict("cards", format!("cards must be at most 104, got {}", self.cards));
        }
        if self.deck == DeckSize::Limited && self.players > 6 {
            return conflict(
                "limited_players",
                format!("{} players, but the limited deck is for 2–6", self.players),
            );
        }
        if self.deal == DealMode::Draft && self.deck != DeckSize::Limited {
            return conflict("draft_needs_limited", "the draft needs the limited deck".into());
        }
        if self.drafted == Drafted::Memory && self.deal != DealMode::Draft {
            return conflict("memory_needs_draft", "only drafted hands can be played from memory".into());
        }
        if self.deck == DeckSize::Limited && self.cards != default_cards() {
            return conflict(
                "limited_fixes_cards",
                "the limited deck determines the highest card: do not set cards".into(),
            );
        }
        if self.dealt() > u16::from(self.cards) {
            return conflict(
                "too_few_cards",
                format!("not enough cards: {} are dealt, but the deck has {}", self.dealt(), self.cards),
            );
        }
        match self.end {
            End::Limit(0) | End::Rounds(0) => conflict("end", "limit or rounds must be at least 1".into()),
            End::Limit(limit) if limit > 1000 => {
                conflict("end", format!("limit must be 1–1000, got {limit}"))
            }
            End::Rounds(rounds) if rounds > 1000 => {
                conflict("end", format!("rounds must be 1–1000, got {rounds}"))
            }
            // The rows hold 20 cards: if more are dealt, a row is taken in every round, so the match ends.
            End::Limit(_) if self.dealt() <= 20 => conflict(
                "limit_needs_takes",
                "with at most 20 cards a row may never fill: set rounds instead of limit".into(),
            ),
            End::Limit(_) | End::Rounds(_) => Ok(()),
        }
    }

    fn deck_values(&self) -> Vec<(Card, u8)> {
        self.deck_cards().iter().map(|card| (card, card.heads())).collect()
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] = &[
            RuleOption { name: "limit", values: OptionValues::Number(1, 1000) },
            RuleOption { name: "rounds", values: OptionValues::Number(1, 1000) },
            RuleOption { name: "deck", values: OptionValues::OneOf(DECKS) },
            RuleOption { name: "deal", values: OptionValues::OneOf(DEALS) },
            RuleOption { name: "drafted", values: OptionValues::OneOf(DRAFTED) },
            RuleOption { name: "fans", values: OptionValues::AnyOf(FanCard::NAMES) },
            RuleOption { name: "hand", values: OptionValues::Number(1, 10) },
            RuleOption { name: "cards", values: OptionValues::Number(1, 104) },
        ];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match (option, self.end) {
            ("limit", End::Limit(n)) | ("rounds", End::Rounds(n)) => Some(n.to_string()),
            ("deck", _) => Some(DECKS[self.deck as usize].into()),
            ("deal", _) => Some(DEALS[self.deal as usize].into()),
            ("drafted", _) => Some(DRAFTED[self.drafted as usize].into()),
            ("fans", _) => Some(self.fans.to_string()),
            ("hand", _) => Some(self.hand.to_string()),
            ("cards", _) => Some(self.cards.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match option {
            "limit" => self.end = End::Limit(read_number("limit", value, 1, 1000)?),
            "rounds" => self.end = End::Rounds(read_number("rounds", value, 1, 1000)?),
            "deck" => self.deck = [DeckSize::Full, DeckSize::Limited][read_word("deck", value, DECKS)?],
            "deal" => self.deal = [DealMode::Random, DealMode::Draft][read_word("deal", value, DEALS)?],
            "drafted" => {
                self.drafted = [Drafted::Open, Drafted::Memory][read_word("drafted", value, DRAFTED)?]
            }
            "fans" => {
                self.fans =
                    read_list("fans", value, FanCard::NAMES)?.into_iter().map(|at| FanCard::ALL[at]).collect()
            }
            "hand" => self.hand = read_number("hand", value, 1, 10)?,
            "cards" => self.cards = read_number("cards", value, 1, 104)?,
            _ => return Err(crate::options::no_such_option::<Rules>(option)),
        }
        Ok(())
    }
}
