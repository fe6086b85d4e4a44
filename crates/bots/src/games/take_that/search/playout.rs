//! One game of Take That in a compact form, for fast playouts.
//!
//! It caches what every turn needs to know about the line. The rules are those of [`TakeThat`]; a test compares both.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, Phase, SEATS, TakeThat, Variant, is_toad, minus, mirror};

use super::turn::Turn;

/// Size of the full deck.
const CARDS: usize = 79;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayoutState {
    hands: [CardSet; SEATS],
    line: ArrayVec<Card, CARDS>,
    /// The mirrors of the cards of the line.
    wanted: CardSet,
    /// Points lost by whoever takes the line.
    line_cost: i16,
    /// The stock, top card last. Empty if its cards are unknown.
    stock: ArrayVec<Card, CARDS>,
    /// Number of cards in the stock, known or not.
    stock_size: usize,
    /// Points of this game by seat, including extra cards.
    points: [i16; SEATS],
    /// Cards that were never shown: in hands, in the stock and extra cards.
    unplayed: CardSet,
    turn: usize,
    players: usize,
    variant: Variant,
}

impl PlayoutState {
    /// `None` if no seat is to play.
    pub fn new(world: &TakeThat) -> Option<PlayoutState> {
        let Phase::Turn(turn) = world.phase() else { return None };
        let rules = world.rules();
        let mut state = PlayoutState {
            hands: [CardSet::EMPTY; SEATS],
            line: world.line().cards().collect(),
            wanted: world.line().cards().filter_map(mirror).collect(),
            line_cost: 0,
            stock: world.stock().cards().collect(),
            stock_size: usize::from(world.stock_size()),
            points: [0; SEATS],
            unplayed: world.stock().set(),
            turn: turn.index(),
            players: usize::from(rules.players).min(SEATS),
            variant: rules.variant,
        };
        state.stock.reverse();
        state.line_cost = face_down_cost(world.line().set());
        for (place, seat) in Seat::all(rules.players).enumerate().take(SEATS) {
            state.hands[place] = world.hand(seat);
            state.unplayed = state.unplayed | world.hand(seat) | world.extras(seat);
            state.points[place] = world.open_points(seat) - face_down_cost(world.extras(seat));
        }
        Some(state)
    }

    /// What the seat to play sees.
    #[inline]
    pub fn seen(&self) -> Turn {
        let hand = self.hands[self.turn];
        Turn {
            hand,
            hidden: self.unplayed - hand,
            wanted: self.wanted,
            end: self.line.last().copied(),
            line_cost: self.line_cost,
            costs_extra: self.costs_extra(),
            has_stock: self.stock_size > 0,
            wins_by_taking: self.wins_by_taking(),
        }
    }

    /// Points by seat so far.
    pub fn points(&self) -> &[i16; SEATS] {
        &self.points
    }

    /// Index of the seat to play.
    #[inline]
    pub fn turn(&self) -> usize {
        self.turn
    }

    #[inline]
    fn wins_by_taking(&self) -> bool {
        let own = self.points[self.turn] - self.line_cost;
        (0..self.players).all(|seat| seat == self.turn || self.points[seat] < own)
    }

    #[inline]
    fn costs_extra(&self) -> bool {
        self.variant == Variant::Advanced && self.line.len() == 1 && self.stock_size > 0
    }

    /// Plays a choice of the seat to play. Returns `false` if that ends the game.
    #[inline]
    pub fn play(&mut self, choice: Choice) -> bool {
        let no_stock = self.stock_size == 0;
        match choice {
            Choice::Extend(card) => self.extend(card),
            Choice::Pair(card) => {
                self.pair(card);
                if no_stock && self.line.is_empty() {
                    return false;
                }
            }
            Choice::TakeAndStart(card) => {
                self.take();
                self.extend(card);
            }
            Choice::Take => {
                self.take();
                return false;
            }
        }
        if let Some(card) = self.draw() {
            self.hands[self.turn].insert(card);
        }
        self.turn = if self.turn + 1 < self.players { self.turn + 1 } else { 0 };
        true
    }

    #[inline]
    fn draw(&mut self) -> Option<Card> {
        self.stock_size = self.stock_size.saturating_sub(1);
        self.stock.pop()
    }

    #[inline]
    fn extend(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        self.unplayed.remove(card);
        if let Some(mirror) = mirror(card) {
            self.wanted.insert(mirror);
        }
        self.line_cost += cost(card);
        self.line.push(card);
    }

    #[inline]
    fn pair(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        self.unplayed.remove(card);
        self.wanted.remove(card);
        // Only toads cost more, and toads have no mirror.
        self.line_cost -= 1;
        self.points[self.turn] += 2;
        if let Some(place) = self.line.iter().position(|&other| mirror(other) == Some(card)) {
            self.line.remove(place);
        }
    }

    /// Takes the line (rules take-that 3.12, 6.1).
    fn take(&mut self) {
        self.points[self.turn] -= self.line_cost;
        if self.costs_extra()
            && let Some(extra) = self.draw()
        {
            self.points[self.turn] -= cost(extra);
        }
        self.line.clear();
        self.wanted = CardSet::EMPTY;
        self.line_cost = 0;
    }
}

/// Points lost by face-down cards.
fn face_down_cost(face_down: CardSet) -> i16 {
    i16::try_from(minus(face_down)).expect("79 cards cost less than 2¹⁵ points")
}

/// Points lost by a face-down card.
#[inline]
fn cost(card: Card) -> i16 {
    if is_toad(card) { 5 } else { 1 }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::deal::Dealer;
    use rodeo_rules::game::{Awaiting, DiscardEvents};
    use rodeo_rules::options::read_options;

    use super::*;
    use crate::SeatRng;
    use crate::games::take_that::search::style::{CARD_COUNTING, PLAIN, choose};

    #[test]
    fn playout_state_follows_the_rules_of_the_game() {
        let options = ["games=1", "games=1 variant=advanced", "games=1 hand=1 high=34 variant=advanced"];
        for (seed, (players, options)) in (2..=4)
            .flat_map(|players| options.map(|options| (players, options)))
            .cycle()
            .take(180)
            .enumerate()
        {
            let mut rng = SeatRng::new(seed as u64);
            let mut game = TakeThat::new(&read_options(players, options).unwrap()).unwrap();
            let deck = game.deck().unwrap();
            game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
            let mut state = PlayoutState::new(&game).unwrap();
            loop {
                let Awaiting::Moves(seats) = game.awaiting() else {
                    panic!("the game is over, but not the playout")
                };
                let seat = seats.iter().next().unwrap();
                for style in [PLAIN, CARD_COUNTING] {
                    let preferred = choose(&state.seen(), &style).unwrap();
                    assert!(
                        game.clone().play(&[(seat, preferred)], &mut DiscardEvents).is_ok(),
                        "{preferred:?} is not allowed"
                    );
                }
                let choice = game.any_choice(seat, &mut rng).unwrap();
                game.play(&[(seat, choice)], &mut DiscardEvents).unwrap();
                let continues = state.play(choice);
                match PlayoutState::new(&game) {
                    Some(after) => assert_eq!((continues, &state), (true, &after)),
                    None => break assert!(!continues),
                }
            }
            for seat in Seat::all(players) {
                assert_eq!(state.points()[seat.index()], game.score(seat));
            }
        }
    }
}
