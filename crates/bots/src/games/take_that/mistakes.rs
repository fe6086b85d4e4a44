//! The mistakes of a beginner: wrong ideas about what can and should be played, not random choices.
//!
//! In every turn a careless player has one of these ideas. The shares were chosen so that one careless player wins about as
//! often among random players as a player of the heuristic among careless ones (`docs/bots/take-that.md`).

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, Phase, TakeThat, minus, mirror};

use super::heuristic::{extend_score, neighbours};
use crate::heuristic::sample_by_share;
use crate::rng::SeatRng;

/// A wrong idea of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineMistake {
    /// Thinks that the line only ascends: overlooks cards that are lower than its end.
    OnlyAscends,
    /// Looks at the end of the line only: overlooks mirrors of the other cards.
    OverlooksPairs,
    /// Takes a short line before it gets long, and starts the next one with a card that fits no other.
    FearsLongLines,
    /// Short horizon: plays the lowest card that fits, whatever remains in hand.
    LowestFirst,
}

/// Maximum cost of a line that is taken for fear of a longer one.
const FEARED_LINE: u16 = 5;

impl LineMistake {
    /// All mistakes with their shares.
    const SHARES: [(LineMistake, u32); 4] = [
        (LineMistake::OnlyAscends, 4),
        (LineMistake::OverlooksPairs, 2),
        (LineMistake::FearsLongLines, 3),
        (LineMistake::LowestFirst, 1),
    ];

    /// Samples a mistake.
    pub fn sample(rng: &mut SeatRng) -> LineMistake {
        sample_by_share(&LineMistake::SHARES, rng)
    }

    /// The choice of a player with this idea. `None` if the seat is not to play.
    pub fn choose(self, game: &TakeThat, seat: Seat) -> Option<Choice> {
        if game.phase() != Phase::Turn(seat) {
            return None;
        }
        let hand = game.hand(seat);
        let neighbours = |card: Card| i32::from(neighbours(hand, card));
        if let Some(card) = best(self.noticed_pairs(game, seat), neighbours) {
            return Some(Choice::Pair(card));
        }
        let fitting = self.noticed_fitting(game, seat);
        let extend = match self {
            LineMistake::LowestFirst => fitting.first(),
            _ => best(fitting, |card| extend_score(hand, card)),
        };
        let line = minus(game.line().set());
        let takes = self == LineMistake::FearsLongLines && (1..=FEARED_LINE).contains(&line);
        if let Some(card) = extend.filter(|_| !takes) {
            return Some(Choice::Extend(card));
        }
        if game.stock_size() == 0 {
            return Some(Choice::Take);
        }
        let start = match self {
            LineMistake::LowestFirst => hand.first(),
            LineMistake::FearsLongLines => best(hand, |card| -neighbours(card)),
            LineMistake::OnlyAscends | LineMistake::OverlooksPairs => best(hand, neighbours),
        };
        start.map(Choice::TakeAndStart)
    }

    fn noticed_pairs(self, game: &TakeThat, seat: Seat) -> CardSet {
        let pairs = game.pairing(seat);
        match self {
            LineMistake::OverlooksPairs => {
                pairs & game.line().last().and_then(mirror).into_iter().collect::<CardSet>()
            }
            _ => pairs,
        }
    }

    fn noticed_fitting(self, game: &TakeThat, seat: Seat) -> CardSet {
        let fitting = game.fitting(seat);
        match (self, game.line().last()) {
            (LineMistake::OnlyAscends, Some(end)) => fitting & CardSet::range(end.get(), u8::MAX),
            _ => fitting,
        }
    }
}

/// The card with the best score; the lowest one of a tie.
fn best(cards: CardSet, score: impl Fn(Card) -> i32) -> Option<Card> {
    cards.iter().reduce(|best, next| if score(next) > score(best) { next } else { best })
}

#[cfg(test)]
mod tests {
    use rodeo_rules::arrange::Arrange;
    use rodeo_rules::options::read_options;
    use rodeo_rules::take_that::Arrangement;

    use super::*;

    /// The choice of the first of two players.
    fn choose(mistake: LineMistake, line: &[u8], hand: &[u8]) -> Choice {
        let cards = |numbers: &[u8]| numbers.iter().filter_map(|&number| Card::new(number)).collect();
        let rules = read_options(2, &format!("games=1 hand={}", hand.len())).unwrap();
        let table = Arrangement {
            line: line.iter().filter_map(|&number| Card::new(number)).collect(),
            hands: vec![cards(hand), (81..).take(hand.len()).filter_map(Card::new).collect()],
            stock: [91, 92].into_iter().filter_map(Card::new).collect(),
            face_up: vec![],
            face_down: vec![],
            extras: vec![],
            turn: Seat::default(),
            games: 0,
            scores: vec![],
        };
        mistake.choose(&TakeThat::arranged(&rules, &table).unwrap(), Seat::default()).unwrap()
    }

    #[test]
    fn mistakes_follow_their_ideas() {
        let card = |number| Card::new(number).unwrap();
        // 53 pairs with 35 in the middle of the line; 47 and 39 fit its end.
        let (line, hand) = ([35, 43], [39, 47, 53]);
        assert_eq!(choose(LineMistake::OnlyAscends, &line, &hand), Choice::Pair(card(53)));
        assert_eq!(choose(LineMistake::OverlooksPairs, &line, &hand), Choice::Extend(card(47)));
        assert_eq!(choose(LineMistake::LowestFirst, &[43], &hand), Choice::Extend(card(39)));
        assert_eq!(choose(LineMistake::OnlyAscends, &[43], &[37, 39]), Choice::TakeAndStart(card(37)));
        assert_eq!(choose(LineMistake::FearsLongLines, &[43], &[39, 47, 71]), Choice::TakeAndStart(card(71)));
        // Without a line there is nothing to fear.
        assert_eq!(choose(LineMistake::FearsLongLines, &[], &[39, 47]), Choice::Extend(card(39)));
    }
}
