//! A table arranged by hand: for teaching, puzzles and the examples of the books.

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

/// A position before a picking, or, with all rows taken, before the laying.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The rows, one a player; one that was taken is empty.
    pub rows: Vec<ArrangedRow>,
    /// The number cards in hand.
    pub hands: Vec<CardSet>,
    /// The cards in hands that everybody has seen.
    #[serde(default)]
    pub seen: CardSet,
    /// The letters of the zero cards; left out, A, B, C … by seat.
    #[serde(default)]
    pub letters: Vec<Letter>,
    /// Whose letters everybody has seen.
    #[serde(default)]
    pub lettered: SeatSet,
    /// The face-down deck, the top card first. Number cards that lie nowhere have left the game.
    #[serde(default)]
    pub stock: Vec<Card>,
    /// The discard.
    #[serde(default)]
    pub discard: CardSet,
    /// The piles of each seat.
    #[serde(default)]
    pub piles: Vec<Vec<CardSet>>,
    /// Heads on the bull cards beside each seat.
    #[serde(default)]
    pub bulls: Vec<u16>,
    /// How many bull cards have left their pile; left out, those that lie on rows.
    #[serde(default)]
    pub bulls_used: Option<u8>,
    /// Who has taken a row in this round already.
    #[serde(default)]
    pub done: SeatSet,
    /// Is it the last round? With no deck it is; with one, the deck is then a reshuffled discard.
    #[serde(default)]
    pub round: Round,
}

/// A row, and the bull card on it.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
pub enum ArrangedRow {
    /// Number cards alone.
    Cards(Row),
    /// … with a bull card.
    WithBull {
        /// The number cards.
        cards: Row,
        /// The heads of the bull card.
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
            return Err(ArrangementError::Other("only cards in hands can be seen there"));
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
        self.piles =
            Piles::read(&arrangement.piles).ok_or(ArrangementError::Other("piles that cannot be"))?;
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
            return Err(ArrangementError::Other("more bull cards than there are"));
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

    /// Who is in the round has a whole hand; who has taken a row has played one card and got two to five.
    fn check_hands(&self) -> Result<(), ArrangementError> {
        let hand = self.rules.hand;
        let fits = Seat::all(self.rules.players).all(|seat| match self.playing.contains(seat) {
            true => self.hand_size(seat) == hand,
            false => (hand - 1 + START..=hand - 1 + FULL).contains(&self.hand_size(seat)),
        });
        if fits { Ok(()) } else { Err(ArrangementError::Hands) }
    }

    /// Can every layout to come be laid, whatever is picked, and every choice of a pile be offered? See
    /// [`Rules::check`](crate::game::Rules::check) and [`Piles`] for games that were dealt.
    fn check_future(&self) -> Result<(), ArrangementError> {
        let players = u16::from(self.rules.players);
        let stock = u16::from(self.stock.size());
        let room: u16 = self.open_rows().map(|row| u16::from(FULL - self.row_len(row))).sum();
        let discard = u16::from(self.discard.len() + self.playing.len());
        let second = stock.saturating_sub(room).max(1) + discard >= 2 * players;
        let later = stock <= 2 * players || discard + 1 >= players;
        if self.round == Round::Ordinary && !(second && later) {
            return Err(ArrangementError::Other("too few cards for the layouts to come"));
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
