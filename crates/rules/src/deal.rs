//! Chance as data: decks to shuffle, and deals from a seed.
//!
//! A game that needs a deal names a [`Deck`]; its caller provides the cards in some order. On a server the order comes from
//! a [`Seed`] by the algorithm `rodeo-deal-1`. `docs/fairness.md` describes it with test vectors and a second implementation.
//! It uses only SHA-256 and integers of fixed width, so it gives the same result on every platform.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::card::{Card, CardSet, MAX_CARD};
use crate::game::RandomSource;
use crate::seat::Seat;

/// Cards in order.
pub type Order = ArrayVec<Card, { MAX_CARD as usize }>;

/// What is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DealKind {
    /// The number cards.
    Cards,
    /// The special cards of Beat the Buffalo.
    Specials,
    /// The zero cards of Bull Party.
    Letters,
    /// The discard of Bull Party, which becomes the new stock.
    Reshuffle,
}

impl DealKind {
    /// All kinds of deals.
    pub const ALL: [DealKind; 4] =
        [DealKind::Cards, DealKind::Specials, DealKind::Letters, DealKind::Reshuffle];

    /// Returns the name in records and in the deal algorithm.
    pub const fn name(self) -> &'static str {
        match self {
            DealKind::Cards => "cards",
            DealKind::Specials => "specials",
            DealKind::Letters => "letters",
            DealKind::Reshuffle => "reshuffle",
        }
    }
}

/// A request for a deal: `need` of these cards, in random order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deck {
    /// What is shuffled.
    pub kind: DealKind,
    /// Number of deals of this kind earlier in the match.
    pub nth: u32,
    /// The cards to shuffle.
    pub cards: CardSet,
    /// Number of cards to deal; the others stay unseen.
    pub need: u8,
}

/// The secret that all deals of a match are computed from, with the nonces of the seats.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed {
    secret: [u8; 32],
    root: [u8; 32],
}

/// Name and version of the algorithm in records.
pub const DEAL_VERSION: &str = "rodeo-deal-1";

/// The most bytes of a nonce.
pub const MAX_NONCE: usize = 64;

impl Seed {
    /// Makes a seed from a secret of 32 random bytes and the nonces of the seats, which are used in ascending order of
    /// seats.
    pub fn new(secret: [u8; 32], nonces: &[(Seat, &[u8])]) -> Seed {
        let mut nonces: Vec<_> = nonces.to_vec();
        nonces.sort();
        let mut root = Sha256::new();
        root.update(DEAL_VERSION);
        root.update(secret);
        for (seat, nonce) in nonces {
            let nonce = &nonce[..nonce.len().min(MAX_NONCE)];
            root.update([seat.get(), nonce.len() as u8]);
            root.update(nonce);
        }
        Seed { secret, root: root.finalize().into() }
    }

    /// Makes a seed from any text, for matches that need no proof of fairness: the secret is the SHA-256 of the text.
    pub fn from_text(text: &str) -> Seed {
        Seed::new(Sha256::digest(text).into(), &[])
    }

    /// Returns the secret. It must stay hidden until the match is over.
    pub fn secret(&self) -> &[u8; 32] {
        &self.secret
    }

    /// Returns the SHA-256 of the secret. It is published before the first deal, so the secret cannot be changed later.
    pub fn commitment(&self) -> [u8; 32] {
        Sha256::digest(self.secret).into()
    }

    /// Returns the first `need` cards of a fair shuffle of the deck. Fewer cards are a prefix of more cards.
    pub fn order(&self, deck: &Deck) -> Order {
        let mut cards: Order = deck.cards.iter().collect();
        let mut stream = Stream::new(&self.root, deck.kind, deck.nth);
        let need = shuffle_prefix(&mut cards, deck.need, &mut stream).len();
        cards.truncate(need);
        cards
    }
}

/// Shuffles only the first `need` cards: they are as in a fair shuffle of all cards. Returns them.
#[inline]
pub fn shuffle_prefix<'a>(cards: &'a mut [Card], need: u8, rng: &mut impl RandomSource) -> &'a [Card] {
    let need = usize::from(need).min(cards.len());
    for place in 0..need {
        let rest = cards.len() - place;
        let other = place + rng.below(rest as u32) as usize;
        if other < cards.len() {
            cards.swap(place, other);
        }
    }
    &cards[..need]
}

/// Deals many times from a [`RandomSource`], for simulations and for the search of bots.
#[derive(Clone, Debug, Default)]
pub struct Dealer {
    deck: CardSet,
    sorted: Order,
    shuffled: Order,
}

impl Dealer {
    /// Returns a dealer without cards. It keeps the deck of the last deal, because the next one is often the same.
    pub fn new() -> Dealer {
        Dealer::default()
    }

    /// Returns the deal for a deck. It depends only on `rng`, not on earlier deals.
    #[inline]
    pub fn order(&mut self, deck: &Deck, rng: &mut impl RandomSource) -> &[Card] {
        if self.deck != deck.cards {
            self.deck = deck.cards;
            self.sorted = deck.cards.iter().collect();
        }
        self.shuffled.clone_from(&self.sorted);
        shuffle_prefix(&mut self.shuffled, deck.need, rng)
    }
}

/// Hides the secret, so that it never gets into a log.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// The 32-bit numbers that a deal is drawn from. Each block is the SHA-256 of key and counter, read as eight big-endian
/// numbers.
struct Stream {
    key: [u8; 32],
    counter: u32,
    block: [u8; 32],
    used: usize,
}

impl Stream {
    fn new(root: &[u8; 32], kind: DealKind, nth: u32) -> Stream {
        let mut key = Sha256::new();
        key.update(root);
        key.update(kind.name());
        key.update(nth.to_be_bytes());
        Stream { key: key.finalize().into(), counter: 0, block: [0; 32], used: 32 }
    }

    fn next(&mut self) -> u32 {
        if self.used == self.block.len() {
            let mut block = Sha256::new();
            block.update(self.key);
            block.update(self.counter.to_be_bytes());
            self.block = block.finalize().into();
            self.counter = self.counter.wrapping_add(1);
            self.used = 0;
        }
        let mut bytes = [0; 4];
        bytes.copy_from_slice(&self.block[self.used..self.used + 4]);
        self.used += 4;
        u32::from_be_bytes(bytes)
    }
}

impl RandomSource for Stream {
    /// Returns a uniform number below `n`: numbers at or above the largest multiple of `n` are skipped.
    fn below(&mut self, n: u32) -> u32 {
        let multiples = (1u64 << 32) / u64::from(n.max(1)) * u64::from(n.max(1));
        loop {
            let number = self.next();
            if u64::from(number) < multiples {
                return number % n.max(1);
            }
        }
    }
}

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex32(pub [u8; 32]);

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is not hexadecimal, or not of the expected length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct ParseHexError;

/// Writes bytes in hexadecimal, two digits each.
pub fn write_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Parses bytes from an even number of hexadecimal digits.
pub fn read_hex(text: &str) -> Result<Vec<u8>, ParseHexError> {
    let digit = |c: u8| (c as char).to_digit(16).map(|d| d as u8);
    if !text.len().is_multiple_of(2) {
        return Err(ParseHexError);
    }
    text.as_bytes()
        .chunks(2)
        .map(|two| Some(digit(two[0])? << 4 | digit(two[1])?))
        .collect::<Option<_>>()
        .ok_or(ParseHexError)
}

impl FromStr for Hex32 {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Hex32, ParseHexError> {
        Ok(Hex32(read_hex(text)?.try_into().map_err(|_| ParseHexError)?))
    }
}

#[cfg(test)]
mod tests;
