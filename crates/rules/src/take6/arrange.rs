//! Positions set up by hand, for lessons, puzzles and the worked examples of the rules.

use serde::Deserialize;

use super::fans::{FanCard, Markers};
use super::rules::Rules;
use super::state::{Phase, Take6};
use crate::arrange::{Arrange, ArrangementError, Used};
use crate::card::CardSet;
use crate::game::Game;
use crate::rows::Row;
use crate::seat::{MAX_SEATS, SeatSet};

/// A position at the beginning of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// One to five cards each.
    pub rows: [Row; 4],
    /// By seat; all hands have the same size.
    pub hands: Vec<CardSet>,
    /// Positions of the fan cards. A marker left out is where it is at the start of a round.
    #[serde(default)]
    pub markers: Markers,
    /// Heads of earlier rounds by seat.
    #[serde(default)]
    pub scores: Vec<u32>,
}

impl Arrange for Take6 {
    type Arrangement = Arrangement;

    /// Cards that are not mentioned have not been dealt.
    fn arranged(rules: &Rules, arrangement: &Arrangement) -> Result<Take6, ArrangementError> {
        let mut game = Take6::new(rules)?;
        let mut used = Used::new(rules.deck_cards());
        let players = usize::from(rules.players);
        if arrangement.hands.len() != players || arrangement.scores.len() > players {
            return Err(ArrangementError::Seats);
        }
        let size = arrangement.hands[0].len();
        if size == 0 || size > rules.hand || arrangement.hands.iter().any(|hand| hand.len() != size) {
            return Err(ArrangementError::Hands);
        }
        for &hand in &arrangement.hands {
            used.put(hand)?;
        }
        for row in arrangement.rows {
            if row.is_empty() || row.len() > 5 {
                return Err(ArrangementError::Rows);
            }
            used.put_row(row)?;
            game.unseen = game.unseen - row.set();
        }
        game.hands[..players].copy_from_slice(&arrangement.hands);
        game.scores[..arrangement.scores.len()].copy_from_slice(&arrangement.scores);
        game.rows = arrangement.rows.into();
        game.pool = CardSet::EMPTY;
        let start = Markers::set_up(rules.fans, &game.rows);
        let given = arrangement.markers;
        let has = |fan| rules.fans.has(fan);
        game.markers = Markers {
            parity: given.parity.or(start.parity).filter(|_| has(FanCard::EvenOdd)),
            mountain: given.mountain.or(start.mountain).filter(|_| has(FanCard::Mountaineering)),
            cow: given.cow.or(start.cow).filter(|_| has(FanCard::JumpingCow)),
        };
        game.flips = SeatSet::all(rules.players);
        game.plays = [None; MAX_SEATS];
        game.hand_size = size;
        game.phase = Phase::Choose;
        game.question = 1;
        Ok(game)
    }
}
