//! Take That a second time, as naively as it can be written, against the engine: both play every possible game of a tiny
//! deck to its end and must count the same number of games for each final score.
//!
//! Nothing is shared but plain numbers, so a rule misread in the engine would have to be misread in the same way here.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests, which clippy takes for production code.

use std::collections::BTreeMap;

use rodeo_rules::card::Card;
use rodeo_rules::choice::{Choice as _, Word, Words};
use rodeo_rules::game::{Awaiting, Game, Silent};
use rodeo_rules::seat::Seat;
use rodeo_rules::take_that::{Choice, Rules, TakeThat, Variant};

/// How many games end with these scores.
type Histogram = BTreeMap<Vec<i32>, u64>;

/// The table of one game, in numbers.
#[derive(Clone)]
struct Table {
    advanced: bool,
    /// From the top.
    pile: Vec<u8>,
    line: Vec<u8>,
    hands: Vec<Vec<u8>>,
    face_up: Vec<Vec<u8>>,
    face_down: Vec<Vec<u8>>,
    turn: usize,
}

fn digits_swapped(card: u8) -> u8 {
    let text: String = card.to_string().chars().rev().collect();
    text.parse().unwrap()
}

impl Table {
    fn dealt(players: usize, hand: usize, advanced: bool, order: &[u8]) -> Table {
        let mut pile = order.to_vec();
        let hands = (0..players).map(|_| pile.drain(..hand).collect()).collect();
        let nothing = vec![vec![]; players];
        Table { advanced, pile, line: vec![], hands, face_up: nothing.clone(), face_down: nothing, turn: 0 }
    }

    fn scores(&self) -> Vec<i32> {
        let minus = |card: &u8| if card.is_multiple_of(11) { 5 } else { 1 };
        self.face_up
            .iter()
            .zip(&self.face_down)
            .map(|(up, down)| up.len() as i32 - down.iter().map(minus).sum::<i32>())
            .collect()
    }

    fn without(&self, card: u8) -> Table {
        let mut table = self.clone();
        let place = table.hands[self.turn].iter().position(|&other| other == card).unwrap();
        table.hands[self.turn].remove(place);
        table
    }

    fn count_after_draw(mut self, counts: &mut Histogram) {
        if !self.pile.is_empty() {
            let drawn = self.pile.remove(0);
            self.hands[self.turn].push(drawn);
        }
        self.turn = (self.turn + 1) % self.hands.len();
        self.count(counts);
    }

    fn count_end(&self, counts: &mut Histogram) {
        *counts.entry(self.scores()).or_default() += 1;
    }

    /// Tries everything the player on turn can do.
    fn count(&self, counts: &mut Histogram) {
        let me = self.turn;
        for &card in &self.hands[me] {
            if self.line.last().is_none_or(|&end| (i32::from(end) - i32::from(card)).abs() <= 10) {
                let mut after = self.without(card);
                after.line.push(card);
                after.count_after_draw(counts);
            }
            let partner = digits_swapped(card);
            if partner != card && self.line.contains(&partner) {
                let mut after = self.without(card);
                after.line.retain(|&other| other != partner);
                after.face_up[me].extend([card, partner]);
                if self.pile.is_empty() && after.line.is_empty() {
                    after.count_end(counts);
                } else {
                    after.count_after_draw(counts);
                }
            }
        }
        if self.line.is_empty() {
            return;
        }
        if self.pile.is_empty() {
            let mut after = self.clone();
            after.face_down[me].append(&mut after.line);
            after.count_end(counts);
            return;
        }
        for &card in &self.hands[me] {
            let mut after = self.without(card);
            after.face_down[me].append(&mut after.line);
            if self.advanced && self.line.len() == 1 {
                let extra = after.pile.remove(0);
                after.face_down[me].push(extra);
            }
            after.line.push(card);
            after.count_after_draw(counts);
        }
    }
}

/// The same count by what the engine offers and does.
fn count_engine(game: &TakeThat, counts: &mut Histogram) {
    match game.awaiting() {
        Awaiting::Deal => panic!("a second game"),
        Awaiting::Over => {
            let scores = game.outcome().unwrap().scores.to_vec();
            *counts.entry(scores).or_default() += 1;
        }
        Awaiting::Moves(seats) => {
            let seat = seats.iter().next().unwrap();
            count_choices(game, seat, &mut Words::new(), counts);
        }
    }
}

fn count_choices(game: &TakeThat, seat: Seat, words: &mut Words, counts: &mut Histogram) {
    let options = game.options(seat, words);
    assert!(!options.is_dead_end(), "{words:?} leads nowhere");
    if options.whole {
        let mut after = *game;
        let choice = Choice::from_words(words).unwrap();
        after.play(&[(seat, choice)], &mut Silent).unwrap();
        count_engine(&after, counts);
    }
    for &word in &options.next as &[Word] {
        words.push(word);
        count_choices(game, seat, words, counts);
        words.pop();
    }
}

/// Some order of the numbers from `low` to `high`, without tens; another one for each `nth`.
fn order(low: u8, high: u8, nth: u64) -> Vec<u8> {
    let mut cards: Vec<u8> = (low..=high).filter(|number| !number.is_multiple_of(10)).collect();
    let mut chance = nth.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    for place in (1..cards.len()).rev() {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        cards.swap(place, (chance >> 33) as usize % (place + 1));
    }
    cards
}

/// Compares both counts over several deals in both variants; gives the number of games.
fn compare(players: u8, hand: u8, low: u8, high: u8, deals: u64) -> u64 {
    let mut games = 0;
    for (variant, advanced) in [(Variant::Standard, false), (Variant::Advanced, true)] {
        for nth in 0..deals {
            let order = order(low, high, nth);
            let mut expected = Histogram::new();
            Table::dealt(players.into(), hand.into(), advanced, &order).count(&mut expected);

            let mut game = TakeThat::new(&Rules { players, games: 1, variant, hand, low, high }).unwrap();
            let cards: Vec<Card> = order.iter().map(|&number| Card::new(number).unwrap()).collect();
            game.deal(&cards, &mut Silent).unwrap();
            let mut counted = Histogram::new();
            count_engine(&game, &mut counted);
            assert_eq!(counted, expected, "{players} players, hands of {hand}, {variant:?}, {order:?}");
            games += counted.values().sum::<u64>();
        }
    }
    games
}

/// 12–21 are nine cards, 12 and 21 the only mirrors; everything fits everywhere.
#[test]
fn a_deck_of_nine() {
    assert_eq!(compare(2, 1, 12, 21, 40), 13_248);
    assert_eq!(compare(2, 2, 12, 21, 3), 40_830);
    assert_eq!(compare(3, 2, 12, 21, 6), 16_854);
    assert_eq!(compare(3, 3, 12, 21, 10), 34_042);
    assert_eq!(compare(4, 2, 12, 21, 10), 5_840);
}

/// 43–56 have two toads and mirrors that are 9 apart; not everything fits.
#[test]
fn a_deck_with_toads() {
    assert_eq!(compare(2, 1, 43, 56, 20), 61_475);
    assert_eq!(compare(3, 2, 43, 55, 2), 209_686);
}

/// 12–32 have three pairs of mirrors and a toad, so lines are often paired away.
#[test]
fn a_deck_with_many_mirrors() {
    assert_eq!(compare(2, 1, 12, 32, 40), 1_144_989);
    assert_eq!(compare(4, 3, 12, 24, 3), 60_038);
}

/// The smallest decks: all cards in the hands, or one in the pile.
#[test]
fn decks_that_run_out_at_once() {
    assert_eq!(compare(2, 1, 44, 45, 20), 80);
    assert_eq!(compare(2, 1, 44, 46, 20), 120);
    assert_eq!(compare(2, 2, 44, 47, 20), 560);
    assert_eq!(compare(2, 2, 44, 48, 20), 1_200);
}
