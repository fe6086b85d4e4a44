//! Exact solution of the last turns of a round if all hands are known: after a draft, or with two players and a deck that
//! is dealt completely.
//!
//! The rest of the round is a small game of simultaneous moves. It is solved from the last turn backwards: in each position
//! regret matching approximates mixed strategies in equilibrium, which give a value for each seat. A card that fits no row
//! takes the cheapest one.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, DealMode, Fans, Phase, Take6};

use super::playout::PlayoutState;
use super::value;
use crate::rng::SeatRng;
use crate::search::{Values, Worlds};
use crate::{Budget, DecisionContext};

/// Values by seat.
type SeatValues = [f32; MAX_SEATS];

/// Maximum number of final positions: some hundredths of a second.
const MAX_ENDS: u64 = 40_000;
/// Iterations of regret matching.
const ITERATIONS: usize = 48;
/// Maximum number of cards in hand.
const MAX_CARDS: usize = 5;

/// The value of each card in equilibrium. `None` if hands are hidden, or if the budget is too small.
pub fn solve(
    context: &DecisionContext<'_, Take6>,
    seat: Seat,
    alternatives: &[Choice],
) -> Option<Values<Choice>> {
    let view = context.view;
    let limit = match context.budget {
        Budget::Playouts(playouts) => u64::from(playouts) * alternatives.len() as u64,
        // A final position takes well below a microsecond.
        Budget::Time(time) => u64::try_from(time.as_micros()).unwrap_or(u64::MAX) / 2,
    };
    let base = view.phase() == Phase::Choose && view.rules().fans == Fans::NONE;
    if !base || !is_open(view, seat) || ends(view, seat)? > limit.min(MAX_ENDS) {
        return None;
    }
    // There is only one world.
    let world = Worlds::new(view).sample(&mut SeatRng::new(0))?;
    let Awaiting::Moves(_) = world.awaiting() else { return None };
    let solver = Solver { game: &world };
    let solution = solver.solve(&PlayoutState::new(&world));
    let value = |choice: &Choice| match choice {
        Choice::Card(card) => {
            solution.cards(seat).find(|(own, _)| own == card).map(|(_, value)| (*choice, value))
        }
        Choice::Flipped(_) | Choice::Row(_) => None,
    };
    alternatives.iter().map(value).collect()
}

/// Whether the seat knows all hands.
fn is_open(view: &Take6, seat: Seat) -> bool {
    let hidden = view.rules().deck_cards() - view.seen() - view.hand(seat);
    view.rules().deal == DealMode::Draft || view.players() == 2 && hidden.len() == view.hand_size(seat)
}

/// Number of ways to play the rest of the round.
fn ends(game: &Take6, seat: Seat) -> Option<u64> {
    let cards = game.hand_size(seat);
    if usize::from(cards) > MAX_CARDS {
        return None;
    }
    let ways: u64 = (1..=u64::from(cards)).product();
    ways.checked_pow(u32::from(game.players()))
}

struct Solver<'a> {
    game: &'a Take6,
}

/// The solution of a position.
struct Solution {
    hands: [CardSet; MAX_SEATS],
    /// Value of playing each card, by seat and card.
    card_values: [[f32; MAX_CARDS]; MAX_SEATS],
    /// Expected value of the position, by seat.
    expected: SeatValues,
}

impl Solution {
    fn cards(&self, seat: Seat) -> impl Iterator<Item = (Card, f32)> + '_ {
        self.hands[seat.index()].iter().zip(self.card_values[seat.index()])
    }
}

impl Solver<'_> {
    /// Values of a position: of the final result if it is the last turn, otherwise in equilibrium.
    fn seat_values(&self, position: &PlayoutState) -> SeatValues {
        if position.left() > 1 {
            return self.solve(position).expected;
        }
        let mut end = *position;
        let last = Seat::all(self.game.players()).filter_map(|seat| end.hand(seat).first());
        let last: ArrayVec<Card, MAX_SEATS> = last.collect();
        end.play(&last);
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(self.game.players()) {
            values[seat.index()] = value::round_value(self.game, seat, &end.heads());
        }
        values
    }

    /// Solves a position by regret matching.
    fn solve(&self, position: &PlayoutState) -> Solution {
        let players = usize::from(self.game.players()).min(MAX_SEATS);
        let cards = usize::from(position.left()).min(MAX_CARDS);
        let results = self.results(position, players, cards);
        let mut regrets = [[0f32; MAX_CARDS]; MAX_SEATS];
        let mut strategies = [[1.0 / cards as f32; MAX_CARDS]; MAX_SEATS];
        let mut strategy_sums = [[0f32; MAX_CARDS]; MAX_SEATS];
        let mut card_values = [[0f32; MAX_CARDS]; MAX_SEATS];
        for iteration in 0..=ITERATIONS {
            // The last iteration evaluates the average strategies.
            if iteration == ITERATIONS {
                for (strategy, sums) in strategies.iter_mut().zip(&strategy_sums) {
                    let total: f32 = sums[..cards].iter().sum();
                    strategy.iter_mut().zip(sums).for_each(|(share, sum)| *share = sum / total);
                }
            }
            card_values = expected_values(&results, &strategies, players, cards);
            for seat in 0..players {
                let mean: f32 = (0..cards).map(|card| strategies[seat][card] * card_values[seat][card]).sum();
                let regret = &mut regrets[seat];
                for card in 0..cards {
                    strategy_sums[seat][card] += strategies[seat][card];
                    regret[card] = (regret[card] + card_values[seat][card] - mean).max(0.0);
                }
                let total: f32 = regret[..cards].iter().sum();
                if iteration < ITERATIONS {
                    for card in 0..cards {
                        strategies[seat][card] =
                            if total > 0.0 { regret[card] / total } else { 1.0 / cards as f32 };
                    }
                }
            }
        }
        let mut expected = [0.0; MAX_SEATS];
        for seat in 0..players {
            expected[seat] = (0..cards).map(|card| strategies[seat][card] * card_values[seat][card]).sum();
        }
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for seat in Seat::all(self.game.players()) {
            hands[seat.index()] = position.hand(seat);
        }
        Solution { hands, card_values, expected }
    }

    /// Values after each combination of cards in this turn; the card of the first seat changes fastest.
    fn results(&self, position: &PlayoutState, players: usize, cards: usize) -> Vec<SeatValues> {
        let hands: ArrayVec<ArrayVec<Card, MAX_CARDS>, MAX_SEATS> = Seat::all(self.game.players())
            .map(|seat| position.hand(seat).iter().take(MAX_CARDS).collect())
            .collect();
        let mut at = [0; MAX_SEATS];
        let mut results = Vec::with_capacity(cards.pow(players as u32));
        loop {
            let turn = hands.iter().zip(at).filter_map(|(hand, at)| hand.get(at).copied());
            let turn: ArrayVec<Card, MAX_SEATS> = turn.collect();
            let mut after = *position;
            after.play(&turn);
            results.push(self.seat_values(&after));
            let Some(next) = (0..players).find(|&seat| at[seat] + 1 < cards) else { return results };
            at[next] += 1;
            at[..next].fill(0);
        }
    }
}

/// The expected value of each card of each seat against these strategies of the others.
fn expected_values(
    results: &[SeatValues],
    strategies: &[[f32; MAX_CARDS]; MAX_SEATS],
    players: usize,
    cards: usize,
) -> [[f32; MAX_CARDS]; MAX_SEATS] {
    let mut values = [[0f32; MAX_CARDS]; MAX_SEATS];
    let mut at = [0; MAX_SEATS];
    for result in results {
        for seat in 0..players {
            let others = (0..players).filter(|&other| other != seat);
            let probability: f32 = others.map(|other| strategies[other][at[other]]).product();
            values[seat][at[seat]] += probability * result[seat];
        }
        if let Some(next) = (0..players).find(|&seat| at[seat] + 1 < cards) {
            at[next] += 1;
            at[..next].fill(0);
        }
    }
    values
}
