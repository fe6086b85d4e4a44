//! Playing styles of the players in playouts: deterministic rules, fast enough for millions of turns per second.
//!
//! A style uses only what the seat to play can see. It needs no random numbers, since hands and stock differ between worlds.

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::take_that::{Choice, is_toad, mirror};

use super::turn::{Turn, near};

/// A playing style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayStyle {
    /// Maximum cost of a line that is taken rather than playing the last card that fits.
    cheap_line: i32,
    /// Assumed cost of an unseen extra card (rule take-that 6.1).
    extra_cost: i32,
    /// Weights for extending the line.
    extend: CardWeights,
    /// Weights for extending an expensive line.
    extend_expensive: CardWeights,
    /// Weights for extending the line when the stock is empty.
    extend_at_end: CardWeights,
    /// Weights for starting a line.
    start: CardWeights,
    /// Weights for the card that is paired with its mirror.
    pair: CardWeights,
    /// Whether it takes a line to end a game that it wins by that.
    ends_won_game: bool,
}

/// Weights of the features of a card in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CardWeights {
    /// Per card in hand that could be played next to it, including itself.
    neighbour: i32,
    /// If it has no neighbour but itself.
    isolated: i32,
    /// If its mirror is in hand.
    own_mirror: i32,
    /// If it is a toad.
    toad: i32,
    /// Per hidden card that could be played next to it.
    hidden_neighbour: i32,
    /// If its mirror is hidden.
    hidden_mirror: i32,
}

impl CardWeights {
    const NEIGHBOURS: CardWeights = CardWeights {
        neighbour: 100,
        isolated: 0,
        own_mirror: 0,
        toad: 0,
        hidden_neighbour: 0,
        hidden_mirror: 0,
    };
    const PLAIN: CardWeights = CardWeights { own_mirror: 400, toad: 300, ..CardWeights::NEIGHBOURS };
}

/// The rules of [`Heuristic`](crate::Heuristic).
pub const PLAIN: PlayStyle = PlayStyle {
    cheap_line: 1,
    extra_cost: 0,
    extend: CardWeights::PLAIN,
    extend_expensive: CardWeights::PLAIN,
    extend_at_end: CardWeights::PLAIN,
    start: CardWeights::NEIGHBOURS,
    pair: CardWeights::NEIGHBOURS,
    ends_won_game: false,
};

/// Considers which cards are still hidden. Tuned against three plain players and against three of its own style.
pub const CARD_COUNTING: PlayStyle = PlayStyle {
    cheap_line: 2,
    extra_cost: 1,
    extend: CardWeights {
        neighbour: 110,
        isolated: -350,
        own_mirror: 180,
        toad: 240,
        hidden_neighbour: -20,
        hidden_mirror: -50,
    },
    extend_expensive: CardWeights {
        neighbour: 100,
        isolated: -480,
        own_mirror: 350,
        toad: 350,
        hidden_neighbour: -170,
        hidden_mirror: -350,
    },
    extend_at_end: CardWeights {
        neighbour: 190,
        isolated: -520,
        own_mirror: 1170,
        toad: 370,
        hidden_neighbour: -100,
        hidden_mirror: -200,
    },
    start: CardWeights {
        neighbour: 80,
        isolated: -600,
        own_mirror: -20,
        toad: 330,
        hidden_neighbour: -40,
        hidden_mirror: -200,
    },
    pair: CardWeights { neighbour: -220, hidden_neighbour: -110, ..CardWeights::NEIGHBOURS },
    ends_won_game: true,
};

/// Minimum cost of an expensive line.
const EXPENSIVE: i32 = 5;
/// Number of neighbours of an isolated card: only itself.
const ISOLATED: i32 = 1;

/// The choice in a turn.
#[inline]
pub fn choose(turn: &Turn, style: &PlayStyle) -> Option<Choice> {
    let &Turn { hand, hidden, has_stock, .. } = turn;
    let has_line = turn.end.is_some();
    if style.ends_won_game && has_line && !has_stock && turn.wins_by_taking {
        return Some(Choice::Take);
    }
    let neighbours = |card: Card| i32::from((hand & near(card)).len());
    let score = |card: Card, weights: &CardWeights| {
        let neighbours = neighbours(card);
        let (in_hand, is_hidden) =
            mirror(card).map_or((false, false), |mirror| (hand.contains(mirror), hidden.contains(mirror)));
        neighbours * weights.neighbour
            + i32::from(neighbours <= ISOLATED) * weights.isolated
            + i32::from(in_hand) * weights.own_mirror
            + i32::from(is_toad(card)) * weights.toad
            + i32::from((hidden & near(card)).len()) * weights.hidden_neighbour
            + i32::from(is_hidden) * weights.hidden_mirror
    };
    if let Some(card) = best(hand & turn.wanted, |card| score(card, &style.pair)) {
        return Some(Choice::Pair(card));
    }
    let cost = i32::from(turn.line_cost) + i32::from(turn.costs_extra) * style.extra_cost;
    let takes_cheap_line = has_line && has_stock && cost <= style.cheap_line;
    let weights = match (has_stock, cost >= EXPENSIVE) {
        (false, _) => &style.extend_at_end,
        (true, true) => &style.extend_expensive,
        (true, false) => &style.extend,
    };
    let fitting = turn.fitting();
    let stuck = |card: Card| takes_cheap_line && neighbours(card) <= ISOLATED;
    match best(fitting, |card| score(card, weights) - STUCK_PENALTY * i32::from(stuck(card)))
        .filter(|&card| !stuck(card))
    {
        Some(card) => Some(Choice::Extend(card)),
        None if has_stock => best(hand, |card| score(card, &style.start)).map(Choice::TakeAndStart),
        None => Some(Choice::Take),
    }
}

/// Higher than any score.
const STUCK_PENALTY: i32 = 100_000;

/// The card with the best score; the lowest one of a tie.
#[inline]
fn best(cards: CardSet, score: impl Fn(Card) -> i32) -> Option<Card> {
    let mut rest = cards.iter();
    let first = rest.next()?;
    // Usually there is only one card, and no score is needed.
    let Some(second) = rest.next() else { return Some(first) };
    let (mut best, mut best_score) = (first, score(first));
    for card in std::iter::once(second).chain(rest) {
        let score = score(card);
        if score > best_score {
            (best, best_score) = (card, score);
        }
    }
    Some(best)
}
