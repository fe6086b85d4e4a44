//! Positions set up by hand, for lessons, puzzles and the worked examples of the rules.

use serde::Deserialize;

use super::SEATS;
use super::piles::Piles;
use super::rules::Rules;
use super::state::{BullParty, FULL, Phase, Round, START};
use super::stock::Stock;
use super::zero::Letter;
use crate::arrange::{Arrange, ArrangementError, Used};
use crate::card::{Card, CardSet};
use crate::choice::MAX_NEXT_WORDS;
use crate::game::Game;
use crate::rows::Row;
use crate::seat::{Seat, SeatSet};

/// A position before a picking or, if all rows are taken, before laying.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// One row per player; a taken row is empty.
    pub rows: Vec<ArrangedRow>,
    /// Number cards in hand by seat.
    pub hands: Vec<CardSet>,
    /// Cards in hand that everyone has seen.
    #[serde(default)]
    pub seen: CardSet,
    /// Letters of the zero cards by seat; default A, B, C …
    #[serde(default)]
    pub letters: Vec<Letter>,
    /// Seats whose letters everyone has seen.
    #[serde(default)]
    pub lettered: SeatSet,
    /// The draw pile, top card first. Number cards that are not mentioned have left the game.
    #[serde(default)]
    pub stock: Vec<Card>,
    /// The discard pile.
    #[serde(default)]
    pub discard: CardSet,
    /// Piles by seat.
    #[serde(default)]
    pub piles: Vec<Vec<CardSet>>,
    /// Heads on bull cards by seat.
    #[serde(default)]
    pub bulls: Vec<u16>,
    /// Number of bull cards that have left their pile; default: those on rows.
    #[serde(default)]
    pub bulls_used: Option<u8>,
    /// Seats that have already taken a row in this round.
    #[serde(default)]
    pub done: SeatSet,
    /// Whether this is the last round. Without a draw pile it is; with one, the draw pile is then a reshuffled discard
    /// pile.
    #[serde(default)]
    pub round: Round,
}

/// A row with or without a bull card.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub enum ArrangedRow {
    /// Number cards only.
    Cards(Row),
    /// Number cards with a bull card.
    WithBull {
        /// The number cards.
        cards: Row,
        /// Heads of the bull card.
        bull: u8,
    },
}

impl ArrangedRow {
    fn parts(self) -> (Row, Option<u8>) {
        match self {
            ArrangedRow::Cards(cards) => (cards, None),
            ArrangedRow::WithBull { cards, bull } => (cards, Some(bull)),
        }
    }
}

impl Arrange for BullParty {
    type Arrangement = Arrangement;

    fn arranged(rules: &Rules, arrangement: &Arrangement) -> Result<BullParty, ArrangementError> {
        let mut game = BullParty::new(rules)?;
        let mut used = Used::new(rules.number_cards());
        game.arrange_seats(arrangement, &mut used)?;
        game.arrange_rows(arrangement, &mut used)?;
        game.arrange_stock(arrangement, &mut used)?;
        let stock: CardSet = arrangement.stock.iter().copied().collect();
        let hands = arrangement.hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        if !arrangement.seen.is_subset(hands) {
            return Err(ArrangementError::Other("a seen card is not in a hand"));
        }
        let hidden = match game.round {
            Round::Ordinary => hands | stock,
            Round::Last => hands,
        };
        game.unseen = (hidden - arrangement.seen) | used.left();
        game.question = 2;
        game.phase = if game.playing.is_empty() { Phase::Lay } else { Phase::Pick };
        game.check_hands()?;
        game.check_future()?;
        Ok(game)
    }
}

impl BullParty {
    fn arrange_seats(&mut self, arrangement: &Arrangement, used: &mut Used) -> Result<(), ArrangementError> {
        let players = usize::from(self.rules.players);
        let all = SeatSet::all(self.rules.players);
        let letters: Vec<Letter> = match arrangement.letters.as_slice() {
            [] => Letter::all().take(players).collect(),
            letters => letters.to_vec(),
        };
        let fits = arrangement.hands.len() == players
            && letters.len() == players
            && arrangement.piles.len() <= players
            && arrangement.bulls.len() <= players
            && arrangement.done.iter().chain(arrangement.lettered.iter()).all(|seat| all.contains(seat));
        if !fits {
            return Err(ArrangementError::Seats);
        }
        let different: CardSet = letters.iter().map(|letter| letter.card()).collect();
        if usize::from(different.len()) != players {
            return Err(ArrangementError::Other("two zero cards with the same letter"));
        }
        for (seat, (&hand, &letter)) in arrangement.hands.iter().zip(&letters).enumerate() {
            used.put(hand)?;
            self.hands[seat] = hand;
            self.hand_sizes[seat] = hand.len();
            self.letters[seat] = Some(letter);
        }
        self.bulls[..arrangement.bulls.len()].copy_from_slice(&arrangement.bulls);
        self.piles = Piles::read(&arrangement.piles).ok_or(ArrangementError::Other("invalid piles"))?;
        for seat in all.iter() {
            used.put(self.piles.laid(seat))?;
        }
        self.lettered = arrangement.lettered;
        self.playing = all.iter().filter(|&seat| !arrangement.done.contains(seat)).collect();
        Ok(())
    }

    fn arrange_rows(&mut self, arrangement: &Arrangement, used: &mut Used) -> Result<(), ArrangementError> {
        if arrangement.rows.len() > usize::from(self.rules.players) {
            return Err(ArrangementError::Rows);
        }
        for (place, row) in arrangement.rows.iter().enumerate() {
            let (cards, bull) = row.parts();
            used.put_row(cards)?;
            let size = cards.len();
            let possible = size == 0 || (START..=FULL).contains(&size);
            if !possible || (bull.is_some() && size != FULL) {
                return Err(ArrangementError::Rows);
            }
            self.rows[place] = cards;
            self.row_bulls[place] = bull;
        }
        let bulls = self.row_bulls.iter().flatten().count() as u8;
        self.bulls_used = arrangement.bulls_used.unwrap_or(bulls);
        if self.bulls_used < bulls || self.bulls_used > self.rules.bulls.len() {
            return Err(ArrangementError::Other("too many bull cards"));
        }
        if self.remaining_rows().count() != usize::from(self.playing.len()) {
            return Err(ArrangementError::Rows);
        }
        Ok(())
    }

    fn arrange_stock(&mut self, arrangement: &Arrangement, used: &mut Used) -> Result<(), ArrangementError> {
        for &card in &arrangement.stock {
            used.put(CardSet::from_iter([card]))?;
        }
        used.put(arrangement.discard)?;
        self.stock = Stock::new(&arrangement.stock);
        self.discard = arrangement.discard;
        self.round = if self.stock.is_empty() { Round::Last } else { arrangement.round };
        if self.round == Round::Last {
            self.reshuffled = self.stock.set();
        }
        Ok(())
    }

    /// Checks hand sizes: a seat in the round has a full hand; one that took a row played one card and got two to five.
    fn check_hands(&self) -> Result<(), ArrangementError> {
        let hand = self.rules.hand;
        let fits = Seat::all(self.rules.players).all(|seat| match self.playing.contains(seat) {
            true => self.hand_size(seat) == hand,
            false => (hand - 1 + START..=hand - 1 + FULL).contains(&self.hand_size(seat)),
        });
        if fits { Ok(()) } else { Err(ArrangementError::Hands) }
    }

    /// Checks that every future layout is possible, whatever is picked, and that every choice of a pile can be offered.
    /// See [`Rules::check`](crate::game::Rules::check) and [`Piles`] for dealt games.
    fn check_future(&self) -> Result<(), ArrangementError> {
        let players = u16::from(self.rules.players);
        let stock = u16::from(self.stock.size());
        let room: u16 = self.open_rows().map(|row| u16::from(FULL - self.row_len(row))).sum();
        let discard = u16::from(self.discard.len() + self.playing.len());
        let second = stock.saturating_sub(room).max(1) + discard >= 2 * players;
        let later = stock <= 2 * players || discard + 1 >= players;
        if self.round == Round::Ordinary && !(second && later) {
            return Err(ArrangementError::Other("not enough cards for future layouts"));
        }
        let gain = u16::from(FULL) - 1;
        let to_lay = 2 * gain + gain * stock / (2 * players + 3);
        let most = |seat| u16::from(self.piles.count(seat)) + u16::from(self.hand_size(seat)) + to_lay;
        if Seat::all(SEATS as u8).any(|seat| usize::from(most(seat)) > MAX_NEXT_WORDS) {
            return Err(ArrangementError::Other("too many piles"));
        }
        Ok(())
    }
}
