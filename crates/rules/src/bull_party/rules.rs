//! Options of a match.

use serde::{Deserialize, Serialize};

use super::heads::{Bulls, HeadList, Heads, MAX_HEADS};
use crate::any::GameKind;
use crate::card::{Card, CardSet};
use crate::game::{self, OptionValues, RuleOption, RulesError};
use crate::options::{no_such_option, read_number};

/// The rules of a match of Bull Party.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BullPartyRules", !from, !into))]
#[serde(from = "Form", into = "Form")]
pub struct Rules {
    /// Number of players, 2–5.
    pub players: u8,
    /// The highest number card, up to 100.
    pub numbers: u8,
    /// Number of number cards dealt to each player and kept after each round, 1–7.
    pub hand: u8,
    /// Number of number cards that leave the game unseen.
    pub out: u8,
    /// The heads of the number cards.
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Heads::is_default"))]
    pub heads: Heads,
    /// The bull cards from top to bottom.
    #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "are_default_bulls"))]
    pub bulls: Bulls,
}

/// Rules as serialized: options left out have their defaults, and lists are written only if they differ from them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    players: u8,
    #[serde(default = "default_numbers")]
    numbers: u8,
    #[serde(default = "default_hand")]
    hand: u8,
    /// The default depends on the number of players.
    #[serde(default)]
    out: Option<u8>,
    #[serde(default, skip_serializing_if = "Heads::is_default")]
    heads: Heads,
    #[serde(default = "default_bulls", skip_serializing_if = "are_default_bulls")]
    bulls: Bulls,
}

impl From<Form> for Rules {
    fn from(form: Form) -> Rules {
        let Form { players, numbers, hand, out, heads, bulls } = form;
        Rules { players, numbers, hand, out: out.unwrap_or(default_out(players)), heads, bulls }
    }
}

impl From<Rules> for Form {
    fn from(rules: Rules) -> Form {
        let Rules { players, numbers, hand, out, heads, bulls } = rules;
        Form { players, numbers, hand, out: Some(out), heads, bulls }
    }
}

/// Largest hand: the last laying of 7 − 1 + 5 cards, a card and a pile each, is a choice of 22 words.
const MAX_HAND: u8 = 7;
const MAX_NUMBERS: u8 = 100;

const fn default_numbers() -> u8 {
    MAX_NUMBERS
}

const fn default_hand() -> u8 {
    5
}

/// Rule bull-party 2.4.
const fn default_out(players: u8) -> u8 {
    match players {
        2 => 50,
        3 => 25,
        _ => 0,
    }
}

/// Rule bull-party 1.5.
fn default_bulls() -> Bulls {
    HeadList::new(&[4, 4, 4, 5, 5, 5, 6, 6, 7, 7]).unwrap_or(HeadList::EMPTY)
}

fn are_default_bulls(bulls: &Bulls) -> bool {
    *bulls == default_bulls()
}

impl Rules {
    /// The number cards, including those that leave the game (rules bull-party 1.1, O2).
    #[inline]
    pub fn number_cards(&self) -> CardSet {
        CardSet::range(1, self.numbers)
    }

    /// Number of cards left for the rows (rule bull-party O8); negative if the rules cannot be played.
    pub(super) fn stock(&self) -> i32 {
        i32::from(self.numbers) - i32::from(self.out) - i32::from(self.players) * i32::from(self.hand)
    }
}

impl game::Rules for Rules {
    fn defaults(players: u8) -> Rules {
        Rules {
            players,
            numbers: default_numbers(),
            hand: default_hand(),
            out: default_out(players),
            heads: Heads::default(),
            bulls: default_bulls(),
        }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn check(&self) -> Result<(), RulesError> {
        let conflict = |code, reason: String| Err(RulesError::conflict(code, reason));
        GameKind::BullParty.check_players(self.players)?;
        if self.numbers > MAX_NUMBERS {
            let reason = format!("numbers must be at most {MAX_NUMBERS}, got {}", self.numbers);
            return conflict("numbers", reason);
        }
        if self.hand == 0 || self.hand > MAX_HAND {
            return conflict("hand", format!("hand must be 1–{MAX_HAND}, got {}", self.hand));
        }
        if let Heads::Own(list) = self.heads
            && list.len() != self.numbers
        {
            let reason =
                format!("heads has {} entries, but there are {} number cards", list.len(), self.numbers);
            return conflict("heads", reason);
        }
        let own = match &self.heads {
            Heads::Take6 => &[],
            Heads::Own(list) => list.as_slice(),
        };
        if let Some(heads) = own.iter().chain(self.bulls.as_slice()).find(|&&heads| heads > MAX_HEADS) {
            return conflict("too_many_heads", format!("a card must have 0–{MAX_HEADS} heads, got {heads}"));
        }
        self.check_stock()
    }

    fn deck_values(&self) -> Vec<(Card, u8)> {
        self.number_cards().iter().map(|card| (card, self.heads.of(card))).collect()
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] = &[
            RuleOption { name: "numbers", values: OptionValues::Number(1, MAX_NUMBERS as u16) },
            RuleOption { name: "hand", values: OptionValues::Number(1, MAX_HAND as u16) },
            RuleOption { name: "out", values: OptionValues::Number(0, MAX_NUMBERS as u16) },
            RuleOption { name: "heads", values: OptionValues::Numbers },
            RuleOption { name: "bulls", values: OptionValues::Numbers },
        ];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match option {
            "numbers" => Some(self.numbers.to_string()),
            "hand" => Some(self.hand.to_string()),
            "out" => Some(self.out.to_string()),
            "heads" => Some(self.heads.to_string()),
            "bulls" => Some(self.bulls.to_string()),
            _ => None,
        }
    }

    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match option {
            "numbers" => self.numbers = read_number("numbers", value, 1, u16::from(MAX_NUMBERS))?,
            "hand" => self.hand = read_number("hand", value, 1, u16::from(MAX_HAND))?,
            "out" => self.out = read_number("out", value, 0, u16::from(MAX_NUMBERS))?,
            "heads" => self.heads = Heads::read("heads", value)?,
            "bulls" => self.bulls = HeadList::read("bulls", value)?,
            _ => return Err(no_such_option::<Rules>(option)),
        }
        Ok(())
    }
}

impl Rules {
    /// Checks that there are always enough cards for a layout (rule bull-party O8). A round takes two cards per row for
    /// the layout and at most three per row for zeros, and leaves one card per seat in the discard pile. So after a
    /// first round that was not the last, six cards per seat leave at least one per seat, enough for the second layout
    /// together with the discard pile; later layouts find more discards.
    fn check_stock(&self) -> Result<(), RulesError> {
        let players = i32::from(self.players);
        let stock = self.stock();
        if stock == 2 * players || stock >= 6 * players {
            return Ok(());
        }
        let reason = format!(
            "{stock} cards are left for the rows, but {} or at least {} are needed",
            2 * players,
            6 * players
        );
        Err(RulesError::conflict("stock", reason))
    }
}
