//! Bytes as rng.

use rodeo_rules::any::GameKind;
use rodeo_rules::card::Card;
use rodeo_rules::choice::{Keyword, Word, Words};
use rodeo_rules::deal::Deck;
use rodeo_rules::game::{OptionValues, RandomSource, Rules};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};

use crate::rng::XorShift;

/// Bytes that decide whatever is to be decided, one after another. Used up, they say 0.
#[derive(Clone, Debug)]
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Decides by these bytes.
    pub fn new(data: &'a [u8]) -> Bytes<'a> {
        Bytes(data)
    }

    /// Whether all bytes are used.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A generator seeded from the bytes, for decisions that are not worth a byte each.
    pub fn rng(&mut self) -> XorShift {
        XorShift::new(u64::from(self.byte()) << 8 | u64::from(self.byte()))
    }

    /// One of these.
    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        let at = self.below(u32::try_from(items.len()).ok()?.max(1));
        items.get(at as usize)
    }

    /// Picks a game.
    pub fn kind(&mut self) -> GameKind {
        self.pick(GameKind::ALL).copied().unwrap_or(GameKind::ALL[0])
    }

    /// A seat, also one where nobody sits.
    pub fn seat(&mut self) -> Seat {
        Seat::new(self.below(MAX_SEATS as u32) as u8).unwrap_or_default()
    }

    /// Picks a viewer.
    pub fn viewer(&mut self) -> Viewer {
        if self.below(4) == 0 { Viewer::Public } else { Viewer::Seat(self.seat()) }
    }

    /// An order of a deck: a shuffle from two bytes, then a few cards put elsewhere, so that small changes of the bytes
    /// are small changes of the deal.
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

    /// Picks arbitrary words.
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

    /// The keywords first, then rows, then piles.
    fn keyword_row_or_pile(&self, number: u8) -> Word {
        match Keyword::all().nth(number.into()) {
            Some(keyword) => Word::Keyword(keyword),
            None => match number - Keyword::all().count() as u8 {
                row @ 0..=8 => RowId::new(row).map_or(Word::Pile(255), Word::Row),
                pile => Word::Pile(pile - 9),
            },
        }
    }

    /// Rules that can mostly be played: the defaults, with some options set to values they name. An option that cannot be
    /// had with the others is mostly left alone.
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
            // Of lists of numbers it does not say how many there may be.
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
