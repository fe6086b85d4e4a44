//! One game of Take That on a small, quick table: what playouts run on.
//!
//! It holds a game as an imagined world does, but keeps beside the line what is asked of it at every turn. The rules are
//! those of [`TakeThat`]; a test plays both side by side.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, Phase, SEATS, TakeThat, Variant, is_toad, minus, mirror};

/// The whole deck.
const CARDS: usize = 79;

/// A game in the middle of being played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    hands: [CardSet; SEATS],
    line: ArrayVec<Card, CARDS>,
    /// The mirrors of the cards of the line.
    wanted: CardSet,
    /// What the line costs whoever takes it.
    minus: i16,
    /// The pile with its top last; empty where its cards are not known.
    stock: ArrayVec<Card, CARDS>,
    /// How many cards it has.
    stock_size: usize,
    /// Points of this game, extra cards and all.
    points: [i16; SEATS],
    /// The cards that were never played: in hands, in the pile and extra cards that nobody has seen.
    unplayed: CardSet,
    turn: usize,
    players: usize,
    variant: Variant,
}

impl Table {
    /// The table of a world in which it is somebody's turn.
    pub fn of(world: &TakeThat) -> Option<Table> {
        let Phase::Turn(turn) = world.phase() else { return None };
        let rules = world.rules();
        let mut table = Table {
            hands: [CardSet::EMPTY; SEATS],
            line: world.line().cards().collect(),
            wanted: world.line().cards().filter_map(mirror).collect(),
            minus: 0,
            stock: world.stock().cards().collect(),
            stock_size: usize::from(world.stock_size()),
            points: [0; SEATS],
            unplayed: world.stock().set(),
            turn: turn.index(),
            players: usize::from(rules.players).min(SEATS),
            variant: rules.variant,
        };
        table.stock.reverse();
        table.minus = points(world.line().set());
        for (place, seat) in Seat::all(rules.players).enumerate().take(SEATS) {
            table.hands[place] = world.hand(seat);
            table.unplayed = table.unplayed | world.hand(seat) | world.extras(seat);
            table.points[place] = world.open_points(seat) - points(world.extras(seat));
        }
        Some(table)
    }

    /// The cards that the seat on turn does not see: in other hands, in the pile or taken unseen.
    #[inline]
    pub fn hidden(&self) -> CardSet {
        self.unplayed - self.hand()
    }

    /// Points by seat so far.
    pub fn points(&self) -> &[i16; SEATS] {
        &self.points
    }

    /// The hand of the seat on turn.
    #[inline]
    pub fn hand(&self) -> CardSet {
        self.hands[self.turn]
    }

    /// The line from left to right.
    #[inline]
    pub fn line(&self) -> &[Card] {
        &self.line
    }

    /// The mirrors of the cards of the line.
    #[inline]
    pub fn wanted(&self) -> CardSet {
        self.wanted
    }

    /// What the line costs whoever takes it.
    #[inline]
    pub fn minus(&self) -> i16 {
        self.minus
    }

    /// How many cards the pile has.
    #[inline]
    pub fn stock(&self) -> usize {
        self.stock_size
    }

    /// The seat on turn.
    #[inline]
    pub fn turn(&self) -> usize {
        self.turn
    }

    /// Would the seat on turn win alone if it took the line and the game ended with that?
    #[inline]
    pub fn wins_by_taking(&self) -> bool {
        let own = self.points[self.turn] - self.minus;
        (0..self.players).all(|seat| seat == self.turn || self.points[seat] < own)
    }

    /// Does a line of one card cost an extra card (rule take-that 6.1)?
    #[inline]
    pub fn costs_extra(&self) -> bool {
        self.variant == Variant::Advanced && self.line.len() == 1 && self.stock_size > 0
    }

    /// Carries out a choice of the seat on turn; says whether the game goes on.
    #[inline]
    pub fn play(&mut self, choice: Choice) -> bool {
        let no_stock = self.stock_size == 0;
        match choice {
            Choice::Extend(card) => self.lay(card),
            Choice::Pair(card) => {
                self.pair(card);
                if no_stock && self.line.is_empty() {
                    return false;
                }
            }
            Choice::TakeAndStart(card) => {
                self.take();
                self.lay(card);
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
    fn lay(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        self.unplayed.remove(card);
        if let Some(mirror) = mirror(card) {
            self.wanted.insert(mirror);
        }
        self.minus += cost(card);
        // There are no more cards than there is room for.
        let _ = self.line.try_push(card);
    }

    #[inline]
    fn pair(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        self.unplayed.remove(card);
        self.wanted.remove(card);
        // Only toads cost more, and toads have no mirror.
        self.minus -= 1;
        self.points[self.turn] += 2;
        if let Some(place) = self.line.iter().position(|&lying| mirror(lying) == Some(card)) {
            self.line.remove(place);
        }
    }

    /// Rules take-that 3.12, 6.1.
    fn take(&mut self) {
        self.points[self.turn] -= self.minus;
        if self.costs_extra()
            && let Some(extra) = self.draw()
        {
            self.points[self.turn] -= cost(extra);
        }
        self.line.clear();
        self.wanted = CardSet::EMPTY;
        self.minus = 0;
    }
}

/// What cards cost that lie face down.
fn points(face_down: CardSet) -> i16 {
    i16::try_from(minus(face_down)).unwrap_or(i16::MAX)
}

/// What a card costs that lies face down.
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
    use crate::search::take_that::habits::{PLAIN, SHREWD, choose};

    /// The quick table and the game itself, side by side through random games.
    #[test]
    fn the_quick_table_plays_by_the_rules() {
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
            let mut table = Table::of(&game).unwrap();
            loop {
                let Awaiting::Moves(seats) = game.awaiting() else { panic!("the table went on") };
                let seat = seats.iter().next().unwrap();
                for habits in [PLAIN, SHREWD] {
                    let habit = choose(&table, &habits).unwrap();
                    assert!(
                        game.clone().play(&[(seat, habit)], &mut DiscardEvents).is_ok(),
                        "{habit:?} is not allowed"
                    );
                }
                let choice = game.any_choice(seat, &mut rng).unwrap();
                game.play(&[(seat, choice)], &mut DiscardEvents).unwrap();
                let goes_on = table.play(choice);
                match Table::of(&game) {
                    Some(after) => assert_eq!((goes_on, &table), (true, &after)),
                    None => break assert!(!goes_on),
                }
            }
            for seat in Seat::all(players) {
                assert_eq!(table.points()[seat.index()], game.score(seat));
            }
        }
    }
}
