//! Compares the engine with a naive implementation of Take That, written from docs/rules alone: standard and advanced; 2–4
//! players.

use rodeo_rules::take_that::TakeThat;

use crate::engine;
use crate::plain::{Counted, Deals, End, Path};

/// The state of one game.
#[derive(Clone)]
struct Table {
    path: Path,
    advanced: bool,
    /// The stock, top card first.
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
        Table {
            path: Path::new(0),
            advanced,
            pile,
            line: vec![],
            hands,
            face_up: nothing.clone(),
            face_down: nothing,
            turn: 0,
        }
    }

    fn scores(&self) -> Vec<i32> {
        let minus = |card: &u8| if card.is_multiple_of(11) { 5 } else { 1 };
        self.face_up
            .iter()
            .zip(&self.face_down)
            .map(|(up, down)| up.len() as i32 - down.iter().map(minus).sum::<i32>())
            .collect()
    }

    /// Removes a card from the hand of the player to move, and adds the choice to the checksum.
    fn without(&self, words: &str, card: u8) -> Table {
        let mut table = self.saying(words);
        table.path.word(card);
        let place = table.hands[self.turn].iter().position(|&other| other == card).unwrap();
        table.hands[self.turn].remove(place);
        table
    }

    fn saying(&self, words: &str) -> Table {
        let mut table = self.clone();
        table.path.seat(self.turn);
        if !words.is_empty() {
            table.path.word(words);
        }
        table
    }

    fn count_after_draw(mut self, counted: &mut Counted) {
        if !self.pile.is_empty() {
            let drawn = self.pile.remove(0);
            self.hands[self.turn].push(drawn);
        }
        self.turn = (self.turn + 1) % self.hands.len();
        self.count(counted);
    }

    fn count_end(&self, counted: &mut Counted) {
        let scores = self.scores();
        let best = *scores.iter().max().unwrap();
        let winners = (0..scores.len()).filter(|&seat| scores[seat] == best).collect();
        counted.note(self.path, End { scores, winners, buffalo: None });
    }

    /// Plays all choices of the player to move.
    fn count(&self, counted: &mut Counted) {
        let me = self.turn;
        for &card in &self.hands[me] {
            if self.line.last().is_none_or(|&end| (i32::from(end) - i32::from(card)).abs() <= 10) {
                let mut after = self.without("", card);
                after.line.push(card);
                after.count_after_draw(counted);
            }
            let partner = digits_swapped(card);
            if partner != card && self.line.contains(&partner) {
                let mut after = self.without("pair", card);
                after.line.retain(|&other| other != partner);
                after.face_up[me].extend([card, partner]);
                if self.pile.is_empty() && after.line.is_empty() {
                    after.count_end(counted);
                } else {
                    after.count_after_draw(counted);
                }
            }
        }
        if self.line.is_empty() {
            return;
        }
        if self.pile.is_empty() {
            let mut after = self.saying("take");
            after.face_down[me].append(&mut after.line);
            after.count_end(counted);
            return;
        }
        for &card in &self.hands[me] {
            let mut after = self.without("take", card);
            after.face_down[me].append(&mut after.line);
            if self.advanced && self.line.len() == 1 {
                let extra = after.pile.remove(0);
                after.face_down[me].push(extra);
            }
            after.line.push(card);
            after.count_after_draw(counted);
        }
    }
}

/// Compares both implementations on several deals in both variants. Returns the number of games.
fn compare(players: usize, hand: usize, low: u8, high: u8, deals: u64) -> u64 {
    let mut games = 0;
    for (variant, advanced) in [("standard", false), ("advanced", true)] {
        let options = format!("variant={variant} games=1 hand={hand} low={low} high={high}");
        for seed in 0..deals {
            let deals = Deals::shuffled(seed);
            let deck: Vec<u8> = (low..=high).filter(|number| !number.is_multiple_of(10)).collect();
            let mut expected = Counted::default();
            Table::dealt(players, hand, advanced, &deals.order("cards", 0, &deck)).count(&mut expected);
            engine::compare::<TakeThat>(players, &options, &deals, &expected);
            games += expected.matches();
        }
    }
    games
}

/// 12–21 are nine cards, 12 and 21 the only mirrors; everything fits everywhere.
#[test]
fn a_deck_of_nine() {
    assert_eq!(compare(2, 1, 12, 21, 40), 13_444);
    assert_eq!(compare(2, 2, 12, 21, 3), 43_740);
    assert_eq!(compare(3, 2, 12, 21, 6), 17_220);
    assert_eq!(compare(3, 3, 12, 21, 10), 34_040);
    assert_eq!(compare(4, 2, 12, 21, 10), 5_744);
}

/// 43–56 have two toads and mirrors that are 9 apart; not everything fits.
#[test]
fn a_deck_with_toads() {
    assert_eq!(compare(2, 1, 43, 56, 20), 54_549);
    assert_eq!(compare(3, 2, 43, 55, 2), 178_743);
}

/// 12–32 have three pairs of mirrors and a toad, so lines are often paired away.
#[test]
fn a_deck_with_many_mirrors() {
    assert_eq!(compare(2, 1, 12, 32, 40), 790_414);
    assert_eq!(compare(4, 3, 12, 24, 3), 47_544);
}

/// The smallest decks: all cards in the hands, or one in the pile.
#[test]
fn decks_that_run_out_at_once() {
    assert_eq!(compare(2, 1, 44, 45, 20), 80);
    assert_eq!(compare(2, 1, 44, 46, 20), 120);
    assert_eq!(compare(2, 2, 44, 47, 20), 560);
    assert_eq!(compare(2, 2, 44, 48, 20), 1_200);
}
