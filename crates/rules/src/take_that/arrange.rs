//! Positions set up by hand, for lessons, puzzles and the worked examples of the rules.

use serde::Deserialize;

use super::rules::{Rules, Variant};
use super::sequence::Sequence;
use super::state::{Phase, SEATS, TakeThat};
use crate::arrange::{Arrange, ArrangementError, Used};
use crate::card::CardSet;
use crate::game::Game;
use crate::seat::Seat;

/// A position at the beginning of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrangement {
    /// The line from left to right.
    #[serde(default)]
    pub line: Sequence,
    /// Hands by seat.
    pub hands: Vec<CardSet>,
    /// The draw pile, top card first.
    #[serde(default)]
    pub stock: Sequence,
    /// Cards of pairs by seat.
    #[serde(default)]
    pub face_up: Vec<CardSet>,
    /// Cards of taken lines by seat.
    #[serde(default)]
    pub face_down: Vec<CardSet>,
    /// Extra cards by seat; only in the advanced variant.
    #[serde(default)]
    pub extras: Vec<CardSet>,
    /// The seat whose turn it is.
    #[serde(default)]
    pub turn: Seat,
    /// Number of completed games.
    #[serde(default)]
    pub games: u8,
    /// Points of the completed games by seat.
    #[serde(default)]
    pub scores: Vec<i16>,
}

impl Arrange for TakeThat {
    type Arrangement = Arrangement;

    /// Cards that are not mentioned have not been dealt.
    fn arranged(rules: &Rules, arrangement: &Arrangement) -> Result<TakeThat, ArrangementError> {
        let mut game = TakeThat::new(rules)?;
        let players = usize::from(rules.players);
        let Arrangement { line, hands, stock, face_up, face_down, extras, turn, games, scores } = arrangement;
        let at_most_all = [face_up.len(), face_down.len(), extras.len(), scores.len(), turn.index() + 1];
        if hands.len() != players || at_most_all.iter().any(|&seats| seats > players) {
            return Err(ArrangementError::Seats);
        }
        check_hands(rules, arrangement)?;
        if *games >= rules.games {
            return Err(ArrangementError::Other("games must be below the number of games of the match"));
        }
        if rules.variant != Variant::Advanced && extras.iter().any(|cards| !cards.is_empty()) {
            return Err(ArrangementError::Other("only the advanced variant has extra cards"));
        }
        let mut used = Used::new(rules.deck_cards());
        for &cards in
            [line.set(), stock.set()].iter().chain(hands).chain(face_up).chain(face_down).chain(extras)
        {
            used.put(cards)?;
        }
        game.line = *line;
        game.hands = by_seat(hands);
        game.hand_sizes = game.hands.map(CardSet::len);
        game.stock = *stock;
        game.stock_size = stock.len();
        game.face_up = by_seat(face_up);
        game.face_down = by_seat(face_down);
        game.extras = by_seat(extras);
        game.extra_counts = game.extras.map(CardSet::len);
        game.scores = by_seat(scores);
        game.phase = Phase::Turn(*turn);
        game.games = *games;
        game.question = 1;
        Ok(game)
    }
}

/// Checks that every seat has a legal choice: no hand is empty while there is a draw pile, and the seat that must start
/// a line has a card (ruling take-that R5).
fn check_hands(rules: &Rules, table: &Arrangement) -> Result<(), ArrangementError> {
    let must_hold =
        |seat: usize| !table.stock.is_empty() || (table.line.is_empty() && seat == table.turn.index());
    let impossible =
        |(seat, hand): (usize, &CardSet)| hand.len() > rules.hand || (hand.is_empty() && must_hold(seat));
    if table.hands.iter().enumerate().any(impossible) { Err(ArrangementError::Hands) } else { Ok(()) }
}

fn by_seat<T: Copy + Default>(given: &[T]) -> [T; SEATS] {
    let mut entries = [T::default(); SEATS];
    for (entry, &value) in entries.iter_mut().zip(given) {
        *entry = value;
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    #[test]
    fn impossible_positions_are_rejected() {
        let arranged = |rules: &str, table: &str| {
            let rules = serde_json::from_str(rules).unwrap();
            TakeThat::arranged(&rules, &serde_json::from_str(table).unwrap()).map(|game| game.phase())
        };
        let two = r#"{"players":2,"hand":2}"#;
        assert_eq!(arranged(two, r#"{"hands":[[34],[]],"turn":0}"#), Ok(Phase::Turn(Seat::default())));
        assert_eq!(arranged(two, r#"{"hands":[[34],[]],"turn":1}"#), Err(ArrangementError::Hands));
        assert_eq!(
            arranged(two, r#"{"hands":[[34],[]],"turn":1,"line":[35]}"#),
            Ok(Phase::Turn(Seat::new(1).unwrap()))
        );
        assert_eq!(
            arranged(two, r#"{"hands":[[34],[]],"line":[35],"stock":[36]}"#),
            Err(ArrangementError::Hands)
        );
        assert_eq!(arranged(two, r#"{"hands":[[34,35,36],[37]]}"#), Err(ArrangementError::Hands));
        assert_eq!(arranged(two, r#"{"hands":[[34]]}"#), Err(ArrangementError::Seats));
        assert_eq!(arranged(two, r#"{"hands":[[34],[35]],"turn":2}"#), Err(ArrangementError::Seats));
        assert_eq!(
            arranged(two, r#"{"hands":[[34],[35]],"line":[34]}"#),
            Err(ArrangementError::Card(Card::new(34).unwrap()))
        );
        assert_eq!(
            arranged(two, r#"{"hands":[[34],[40]]}"#),
            Err(ArrangementError::Card(Card::new(40).unwrap()))
        );
        assert!(matches!(
            arranged(two, r#"{"hands":[[34],[35]],"games":2}"#),
            Err(ArrangementError::Other(_))
        ));
        assert!(matches!(
            arranged(two, r#"{"hands":[[34],[35]],"extras":[[36]]}"#),
            Err(ArrangementError::Other(_))
        ));
    }
}
