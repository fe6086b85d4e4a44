//! Bytes as a source of decisions.

use rodeo_rules::any::GameKind;
use rodeo_rules::card::Card;
use rodeo_rules::choice::{Keyword, Word, Words};
use rodeo_rules::deal::Deck;
use rodeo_rules::game::{OptionValues, RandomSource, Rules};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};

use crate::rng::XorShift;

/// Bytes that are consumed by decisions, one after another. After the last one come zeros.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Starts at the first byte.
    pub fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    /// Whether all bytes are consumed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Returns a generator seeded with two bytes, for uses that need many numbers.
    pub fn rng(&mut self) -> XorShift {
        XorShift::new(u64::from(self.byte()) << 8 | u64::from(self.byte()))
    }

    /// Returns one of these items.
    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        let at = self.below(u32::try_from(items.len()).ok()?.max(1));
        items.get(at as usize)
    }

    /// Returns a game.
    pub fn kind(&mut self) -> GameKind {
        self.pick(GameKind::ALL).copied().unwrap_or(GameKind::ALL[0])
    }

    /// Returns a seat, possibly one beyond the players of the match.
    pub fn seat(&mut self) -> Seat {
        Seat::new(self.below(MAX_SEATS as u32) as u8).unwrap_or_default()
    }

    /// Returns a viewer.
    pub fn viewer(&mut self) -> Viewer {
        if self.below(4) == 0 { Viewer::Public } else { Viewer::Seat(self.seat()) }
    }

    /// Returns a deal of the deck: a shuffle from two bytes with a few cards swapped, so that small changes of the bytes are
    /// small changes of the deal.
    pub fn order(&mut self, deck: &Deck) -> Vec<Card> {
        let mut cards = self.rng().order(&Deck { need: deck.cards.len(), ..*deck });
        for _ in 0..self.below(6) {
            let (one, other) = (self.below(cards.len() as u32), self.below(cards.len() as u32));
            if !cards.is_empty() {
                cards.swap(one as usize, other as usize);
            }
        }
        cards.truncate(deck.need.into());
        cards
    }

    /// Returns words, valid or not.
    pub fn words(&mut self) -> Words {
        (0..1 + self.below(5)).map(|_| self.word()).collect()
    }

    fn word(&mut self) -> Word {
        match self.byte() {
            0 => Word::Pass,
            number @ 1..=127 => Card::new(number).map_or(Word::Pass, Word::Card),
            number => self.keyword_row_or_pile(number - 128),
        }
    }

    /// Numbers stand for the keywords first, then for rows, then for piles.
    fn keyword_row_or_pile(&self, number: u8) -> Word {
        match Keyword::all().nth(number.into()) {
            Some(keyword) => Word::Keyword(keyword),
            None => match number - Keyword::all().count() as u8 {
                row @ 0..=8 => RowId::new(row).map_or(Word::Pile(255), Word::Row),
                pile => Word::Pile(pile - 9),
            },
        }
    }

    /// Returns mostly valid rules: the defaults, with some options set to values that they accept. Options that exclude others
    /// are mostly left alone.
    pub fn rules<R: Rules>(&mut self, kind: GameKind) -> Result<R, String> {
        let (few, many) = kind.players().into_inner();
        let players = match self.below(8) {
            0 => self.byte(),
            _ => few + self.below(u32::from(many - few) + 1) as u8,
        };
        let mut rules = R::defaults(players);
        for _ in 0..self.below(6) {
            let Some(option) = self.pick(R::options()) else { break };
            let value = self.value(option.values);
            let mut changed = rules;
            let set = changed.set(option.name, &value);
            // The length of a list of numbers is not part of the option's description.
            if set.is_err() && !matches!(option.values, OptionValues::Numbers) {
                return Err(format!("{}={value}: {set:?}", option.name));
            }
            if changed.check().is_ok() || self.below(16) == 0 {
                rules = changed;
            }
        }
        Ok(rules)
    }

    fn value(&mut self, values: OptionValues) -> String {
        match values {
            OptionValues::OneOf(words) => self.pick(words).copied().unwrap_or_default().into(),
            OptionValues::AnyOf(words) => {
                let bits = self.byte();
                let on = |at: usize| bits >> (at % 8) & 1 == 1;
                let chosen: Vec<&str> =
                    words.iter().enumerate().filter(|(at, _)| on(*at)).map(|(_, &word)| word).collect();
                if chosen.is_empty() { "none".into() } else { chosen.join("+") }
            }
            OptionValues::Number(low, high) => {
                (u32::from(low) + self.below(u32::from(high - low) + 1)).to_string()
            }
            OptionValues::Numbers => {
                let numbers: Vec<String> =
                    (0..1 + self.below(18)).map(|_| self.below(100).to_string()).collect();
                numbers.join("+")
            }
        }
    }
}

impl RandomSource for Bytes<'_> {
    fn below(&mut self, n: u32) -> u32 {
        match n {
            0 | 1 => 0,
            2..=256 => u32::from(self.byte()) % n,
            _ => (u32::from(self.byte()) << 8 | u32::from(self.byte())) % n,
        }
    }
}
