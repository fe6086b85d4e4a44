//! The last cards of a round in which everybody knows all hands: after a draft, or with two players who share out the
//! whole deck.
//!
//! Such an end is a small game of simultaneous choices. From the last turn backwards every position gets a value for each
//! seat: the seats mix their cards until none of them could do better with another one (regret matching, which comes
//! close enough in a few dozen rounds). A card that fits nowhere takes the cheapest row.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::{Awaiting, Game};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Choice, DealMode, Fans, Phase, Take6};

use super::super::mind::Values;
use super::super::worlds::Worlds;
use super::sketch::Sketch;
use super::value;
use crate::rng::SeatRng;
use crate::{Asked, Budget};

/// The worth of every seat.
type Worths = [f32; MAX_SEATS];

/// No more ends than this are looked at: some hundredths of a second.
const MOST_ENDS: u64 = 40_000;
/// Rounds of regret matching; more of them change values by less than chance does elsewhere.
const MIXING: usize = 48;
/// The most cards in hand for which this can be cheap.
const MOST_CARDS: usize = 5;

/// What each card is worth if everybody plays as well as can be; `None` where hands are hidden or that takes too long.
pub fn solve(asked: &Asked<'_, Take6>, seat: Seat, alternatives: &[Choice]) -> Option<Values<Choice>> {
    let view = asked.view;
    let may_look_at = match asked.budget {
        Budget::Playouts(playouts) => u64::from(playouts) * alternatives.len() as u64,
        // An end takes well below a microsecond.
        Budget::Time(time) => u64::try_from(time.as_micros()).unwrap_or(u64::MAX) / 2,
    };
    let base = view.phase() == Phase::Choose && view.rules().fans == Fans::NONE;
    if !base || !is_open(view, seat) || ends(view, seat)? > may_look_at.min(MOST_ENDS) {
        return None;
    }
    // All worlds are the same, so it does not matter which rng choose one.
    let world = Worlds::new(view).next(&mut SeatRng::new(0))?;
    let Awaiting::Moves(_) = world.awaiting() else { return None };
    let solver = Solver { game: &world };
    let mixed = solver.mix(&Sketch::of(&world));
    let worth = |choice: &Choice| match choice {
        Choice::Card(card) => {
            mixed.cards(seat).find(|(own, _)| own == card).map(|(_, worth)| (*choice, worth))
        }
        Choice::Flipped(_) | Choice::Row(_) => None,
    };
    alternatives.iter().map(worth).collect()
}

/// Does this seat know who holds what?
fn is_open(view: &Take6, seat: Seat) -> bool {
    let hidden = view.rules().deck_cards() - view.seen() - view.hand(seat);
    view.rules().deal == DealMode::Draft || view.players() == 2 && hidden.len() == view.hand_size(seat)
}

/// In how many ways the round can end.
fn ends(game: &Take6, seat: Seat) -> Option<u64> {
    let cards = game.hand_size(seat);
    if usize::from(cards) > MOST_CARDS {
        return None;
    }
    let ways: u64 = (1..=u64::from(cards)).product();
    ways.checked_pow(u32::from(game.players()))
}

struct Solver<'a> {
    game: &'a Take6,
}

/// What came of mixing: by seat and card, the worth of playing it.
struct Mixed {
    hands: [CardSet; MAX_SEATS],
    worths: [[f32; MOST_CARDS]; MAX_SEATS],
    /// What the seats may expect before they choose.
    before: Worths,
}

impl Mixed {
    fn cards(&self, seat: Seat) -> impl Iterator<Item = (Card, f32)> + '_ {
        self.hands[seat.index()].iter().zip(self.worths[seat.index()])
    }
}

impl Solver<'_> {
    fn worths(&self, position: &Sketch) -> Worths {
        if position.left() > 1 {
            return self.mix(position).before;
        }
        let mut end = *position;
        let last = Seat::all(self.game.players()).filter_map(|seat| end.hand(seat).first());
        let last: ArrayVec<Card, MAX_SEATS> = last.collect();
        end.play(&last);
        let mut worths = [0.0; MAX_SEATS];
        for seat in Seat::all(self.game.players()) {
            worths[seat.index()] = value::of_round(self.game, seat, &end.heads());
        }
        worths
    }

    /// Lets all seats mix their cards until none regrets.
    fn mix(&self, position: &Sketch) -> Mixed {
        let players = usize::from(self.game.players()).min(MAX_SEATS);
        let cards = usize::from(position.left()).min(MOST_CARDS);
        let results = self.results(position, players, cards);
        let mut regrets = [[0f32; MOST_CARDS]; MAX_SEATS];
        let mut shares = [[1.0 / cards as f32; MOST_CARDS]; MAX_SEATS];
        let mut sums = [[0f32; MOST_CARDS]; MAX_SEATS];
        let mut worths = [[0f32; MOST_CARDS]; MAX_SEATS];
        for round in 0..=MIXING {
            // In the last round the averages meet.
            if round == MIXING {
                for (shares, sums) in shares.iter_mut().zip(&sums) {
                    let all: f32 = sums[..cards].iter().sum();
                    shares.iter_mut().zip(sums).for_each(|(share, sum)| *share = sum / all);
                }
            }
            worths = expected(&results, &shares, players, cards);
            for seat in 0..players {
                let mean: f32 = (0..cards).map(|card| shares[seat][card] * worths[seat][card]).sum();
                let regret = &mut regrets[seat];
                for card in 0..cards {
                    sums[seat][card] += shares[seat][card];
                    regret[card] = (regret[card] + worths[seat][card] - mean).max(0.0);
                }
                let all: f32 = regret[..cards].iter().sum();
                if round < MIXING {
                    for card in 0..cards {
                        shares[seat][card] = if all > 0.0 { regret[card] / all } else { 1.0 / cards as f32 };
                    }
                }
            }
        }
        let mut before = [0.0; MAX_SEATS];
        for seat in 0..players {
            before[seat] = (0..cards).map(|card| shares[seat][card] * worths[seat][card]).sum();
        }
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for seat in Seat::all(self.game.players()) {
            hands[seat.index()] = position.hand(seat);
        }
        Mixed { hands, worths, before }
    }

    /// What each way to play this turn comes to, the first seat's card changing fastest.
    fn results(&self, position: &Sketch, players: usize, cards: usize) -> Vec<Worths> {
        let hands: ArrayVec<ArrayVec<Card, MOST_CARDS>, MAX_SEATS> = Seat::all(self.game.players())
            .map(|seat| position.hand(seat).iter().take(MOST_CARDS).collect())
            .collect();
        let mut at = [0; MAX_SEATS];
        let mut results = Vec::with_capacity(cards.pow(players as u32));
        loop {
            let turn = hands.iter().zip(at).filter_map(|(hand, at)| hand.get(at).copied());
            let turn: ArrayVec<Card, MAX_SEATS> = turn.collect();
            let mut after = *position;
            after.play(&turn);
            results.push(self.worths(&after));
            let Some(next) = (0..players).find(|&seat| at[seat] + 1 < cards) else { return results };
            at[next] += 1;
            at[..next].fill(0);
        }
    }
}

/// What each card of each seat may expect when the others mix theirs like this.
fn expected(
    results: &[Worths],
    shares: &[[f32; MOST_CARDS]; MAX_SEATS],
    players: usize,
    cards: usize,
) -> [[f32; MOST_CARDS]; MAX_SEATS] {
    let mut worths = [[0f32; MOST_CARDS]; MAX_SEATS];
    let mut at = [0; MAX_SEATS];
    for result in results {
        for seat in 0..players {
            let others = (0..players).filter(|&other| other != seat);
            let chance: f32 = others.map(|other| shares[other][at[other]]).product();
            worths[seat][at[seat]] += chance * result[seat];
        }
        if let Some(next) = (0..players).find(|&seat| at[seat] + 1 < cards) {
            at[next] += 1;
            at[..next].fill(0);
        }
    }
    worths
}
