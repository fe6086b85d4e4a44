//! What the others hardly hold.
//!
//! Nobody leaves a pair lying, and nobody swallows a dear line who has another choice. So who lays a card held no mirror
//! of the line then, and who took a dear line had nothing that fits either. What was drawn later may be anything.

use std::collections::VecDeque;

use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::View;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{Event, SEATS, TakeThat, minus, mirror};

use super::habits::near;
use crate::search::worlds::Doubts;

/// What a line costs that nobody takes without need.
const DEAR: u16 = 4;

/// What was learned of a hand.
#[derive(Default)]
struct Learned {
    /// What it did not hold, the latest first; between two of them a card was drawn.
    not_held: VecDeque<CardSet>,
    /// Has a card been drawn since?
    drew: bool,
}

/// By place: the hidden hands in the order of their seats, the latest card last in each.
pub fn doubts(view: &View<TakeThat>, history: &[Event]) -> Doubts {
    let mut doubts = Doubts::new();
    for (seat, learned) in Seat::all(SEATS as u8).zip(learn(history)) {
        if view.viewer() == Viewer::Seat(seat) {
            continue;
        }
        for later_draws in (0..usize::from(view.hand_size(seat))).rev() {
            let _ = doubts.try_push(learned.of_card(later_draws));
        }
    }
    doubts
}

/// What each seat showed that it did not hold.
fn learn(history: &[Event]) -> [Learned; SEATS] {
    let mut learned: [Learned; SEATS] = Default::default();
    let mut line: Vec<Card> = Vec::new();
    // What the seat on turn did not hold when it took the line.
    let mut taken = None;
    for event in history {
        match *event {
            Event::GameBegan { .. } | Event::GameScored { .. } => {
                learned = Default::default();
                line.clear();
            }
            Event::Extended { seat, card } => {
                let not_held = taken.take().unwrap_or_else(|| mirrors(&line));
                if let Some(learned) = learned.get_mut(seat.index()) {
                    learned.add(not_held);
                }
                line.push(card);
            }
            // Who makes one pair may hold another.
            Event::Paired { mirror, .. } => line.retain(|&card| card != mirror),
            Event::LineTaken { cards, .. } => {
                let fits =
                    line.last().filter(|_| minus(cards) >= DEAR).map_or(CardSet::EMPTY, |&end| near(end));
                taken = Some(mirrors(&line) | fits);
                line.clear();
            }
            Event::Drew { seat, .. } => {
                if let Some(learned) = learned.get_mut(seat.index()) {
                    learned.draw();
                }
            }
            Event::HandDealt { .. } | Event::ExtraTaken { .. } | Event::TurnPassed { .. } => {}
        }
    }
    learned
}

impl Learned {
    fn add(&mut self, not_held: CardSet) {
        match self.not_held.front_mut() {
            Some(latest) if !self.drew => *latest = *latest | not_held,
            Some(_) | None => self.not_held.push_front(not_held),
        }
        self.drew = false;
    }

    fn draw(&mut self) {
        if self.drew {
            self.not_held.push_front(CardSet::EMPTY);
        }
        self.drew = true;
    }

    /// What a card cannot be, if so many were drawn after it.
    fn of_card(&self, later_draws: usize) -> CardSet {
        let turns = later_draws + usize::from(!self.drew);
        self.not_held.iter().take(turns).fold(CardSet::EMPTY, |all, &cards| all | cards)
    }
}

fn mirrors(line: &[Card]) -> CardSet {
    line.iter().copied().filter_map(mirror).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(number: u8) -> Card {
        Card::new(number).unwrap()
    }

    fn cards(numbers: &[u8]) -> CardSet {
        numbers.iter().map(|&number| card(number)).collect()
    }

    #[test]
    fn who_lays_a_card_had_no_mirror_but_may_draw_one() {
        let seat = Seat::all(2).last().unwrap();
        let first = || Event::Extended { seat: Seat::default(), card: card(35) };
        let lays = |number| Event::Extended { seat, card: card(number) };
        let draws = || Event::Drew { seat, card: None };
        let learned = &learn(&[first(), lays(41), draws()])[1];
        assert_eq!(learned.of_card(0), CardSet::EMPTY);
        assert_eq!(learned.of_card(1), cards(&[53]));
        assert_eq!(learned.of_card(7), cards(&[53]));
        // Without a pile nothing is drawn.
        assert_eq!(learn(&[first(), lays(41)])[1].of_card(0), cards(&[53]));
        // The next card says something about what was drawn before it.
        let learned = &learn(&[first(), lays(41), draws(), lays(46), draws()])[1];
        assert_eq!(learned.of_card(0), CardSet::EMPTY);
        assert_eq!(learned.of_card(1), cards(&[53, 14]));
    }

    #[test]
    fn who_takes_a_dear_line_had_nothing_that_fits() {
        let seat = Seat::all(2).last().unwrap();
        let take = |line: &[u8]| {
            let laid =
                line.iter().map(|&number| Event::Extended { seat: Seat::default(), card: card(number) });
            let taken = [
                Event::LineTaken { seat, cards: cards(line) },
                Event::Extended { seat, card: card(88) },
                Event::Drew { seat, card: None },
            ];
            learn(&laid.chain(taken).collect::<Vec<_>>())[1].of_card(1)
        };
        assert_eq!(take(&[35]), cards(&[53]));
        assert_eq!(take(&[35, 44]), cards(&[53]) | near(card(44)));
    }
}
