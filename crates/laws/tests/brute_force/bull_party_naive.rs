//! A naive implementation of Bull Party, written from docs/rules alone.

use crate::plain::{Counted, Deals, End, Path};

/// The setup of a match.
#[derive(Clone, Debug)]
pub struct Setup {
    pub players: usize,
    pub hand: usize,
    pub numbers: u8,
    pub out: usize,
    /// The heads of 1, 2 and so on.
    pub heads: Vec<i32>,
    /// Top card first.
    pub bulls: Vec<i32>,
    pub deals: Deals,
}

#[derive(Clone, Default)]
struct Row {
    taken: bool,
    cards: Vec<u8>,
    bulls: Vec<i32>,
}

impl Row {
    fn grows(&self) -> bool {
        !self.taken && self.cards.len() < 5
    }
}

#[derive(Clone)]
struct Table<'a> {
    setup: &'a Setup,
    path: Path,
    letters: Vec<u8>,
    hands: Vec<Vec<u8>>,
    /// Top card first.
    deck: Vec<u8>,
    discard: Vec<u8>,
    /// Top card first.
    bulls: Vec<i32>,
    rows: Vec<Row>,
    still_in: Vec<bool>,
    piles: Vec<Vec<Vec<u8>>>,
    won: Vec<i32>,
    last_round: bool,
    shuffles: u32,
}

/// A shown card: a number, or the zero card.
type Pick = Option<u8>;
/// Cards, each with the place of its pile; a pile that is not there yet is new.
type Laying = Vec<(u8, usize)>;

pub fn count(setup: &Setup) -> Counted {
    let mut letters = setup.deals.order("letters", 0, &[1, 2, 3, 4, 5]);
    letters.truncate(setup.players);
    let mut deck = setup.deals.order("cards", 0, &(1..=setup.numbers).collect::<Vec<u8>>());
    let hands = (0..setup.players).map(|_| deck.drain(..setup.hand).collect()).collect();
    deck.truncate(deck.len() - setup.out);
    let table = Table {
        setup,
        path: Path::new(0),
        letters,
        hands,
        deck,
        discard: vec![],
        bulls: setup.bulls.clone(),
        rows: vec![],
        still_in: vec![],
        piles: vec![vec![]; setup.players],
        won: vec![0; setup.players],
        last_round: false,
        shuffles: 0,
    };
    let mut counted = Counted::default();
    table.start_round(&mut counted);
    counted
}

/// Returns all ways to choose one item of each list.
fn product<T: Clone>(lists: &[Vec<T>]) -> Vec<Vec<T>> {
    match lists {
        [] => vec![vec![]],
        [list, rest @ ..] => {
            let mut all = vec![];
            for one in list {
                for mut others in product(rest) {
                    others.insert(0, one.clone());
                    all.push(others);
                }
            }
            all
        }
    }
}

/// Returns all ways to keep this many of the cards, as the cards that are not kept.
fn keeping(cards: &[u8], keep: usize) -> Vec<Vec<u8>> {
    if cards.len() == keep {
        return vec![vec![]];
    }
    let mut all = keeping(&cards[1..], keep);
    for laid in &mut all {
        laid.insert(0, cards[0]);
    }
    if keep > 0 {
        all.extend(keeping(&cards[1..], keep - 1));
    }
    all
}

/// Returns all ways to lay these ascending cards on piles with these top cards.
fn layings(cards: &[u8], tops: &[u8]) -> Vec<Laying> {
    let [card, rest @ ..] = cards else { return vec![vec![]] };
    let mut all = vec![];
    for pile in 0..=tops.len() {
        let mut tops = tops.to_vec();
        if pile == tops.len() {
            tops.push(*card);
        } else if tops[pile] < *card {
            tops[pile] = *card;
        } else {
            continue;
        }
        for mut laying in layings(rest, &tops) {
            laying.insert(0, (*card, pile));
            all.push(laying);
        }
    }
    all
}

impl Table<'_> {
    fn start_round(mut self, counted: &mut Counted) {
        self.still_in = vec![true; self.setup.players];
        self.rows = vec![Row::default(); self.setup.players];
        for row in 0..self.setup.players {
            for _ in 0..2 {
                if self.deck.is_empty() {
                    counted.saw("shuffled in the layout");
                }
                let card = self.draw();
                self.rows[row].cards.push(card);
                self.note_last_round();
            }
        }
        self.pick(counted);
    }

    fn draw(&mut self) -> u8 {
        if self.deck.is_empty() {
            self.deck = self.setup.deals.order("reshuffle", self.shuffles, &self.discard);
            self.discard = vec![];
            self.shuffles += 1;
        }
        self.deck.remove(0)
    }

    /// The drawn card has been added to a row.
    fn note_last_round(&mut self) {
        self.last_round |= self.deck.is_empty();
    }

    fn nothing_to_draw(&self) -> bool {
        self.deck.is_empty() && self.discard.is_empty()
    }

    fn pick(&self, counted: &mut Counted) {
        if self.rows.iter().all(|row| row.taken) {
            return self.lay(counted);
        }
        let players: Vec<usize> = (0..self.setup.players).filter(|&seat| self.still_in[seat]).collect();
        if players.len() == 1 {
            counted.saw("alone in the round");
        }
        let mut lists = vec![];
        for &seat in &players {
            let mut picks: Vec<(String, Pick)> =
                self.hands[seat].iter().map(|&card| (card.to_string(), Some(card))).collect();
            if !self.rows.iter().any(Row::grows) {
                counted.saw("all rows full");
            } else if self.nothing_to_draw() {
                counted.saw("nothing to draw");
            } else {
                picks.push(("zero".into(), None));
            }
            lists.push(self.setup.deals.followed(picks, counted));
        }
        for picks in product(&lists) {
            let mut table = self.clone();
            let mut numbers = vec![];
            let mut zeros = vec![];
            for (&seat, pick) in players.iter().zip(picks) {
                table.path.seat(seat);
                match pick {
                    Some(card) => {
                        table.path.word(card);
                        table.hands[seat].retain(|&other| other != card);
                        table.discard.push(card);
                        numbers.push((card, seat));
                    }
                    None => {
                        table.path.word("zero");
                        zeros.push((self.letters[seat], seat));
                    }
                }
            }
            numbers.sort_unstable();
            zeros.sort_unstable();
            let numbers: Vec<usize> = numbers.into_iter().map(|(_, seat)| seat).collect();
            let zeros: Vec<usize> = zeros.into_iter().map(|(_, seat)| seat).collect();
            table.take_rows(&numbers, &zeros, counted);
        }
    }

    /// Returns the rows that a seat may choose. A single possible row is chosen without a question.
    fn chosen(&self, seat: usize, rows: Vec<usize>, counted: &mut Counted) -> Vec<(usize, Self)> {
        if rows.len() == 1 {
            return vec![(rows[0], self.clone())];
        }
        let mut choices = vec![];
        for row in rows {
            let mut table = self.clone();
            let words = format!("row{}", row + 1);
            table.path.seat(seat);
            table.path.word(&words);
            choices.push((words, (row, table)));
        }
        self.setup.deals.followed(choices, counted)
    }

    fn take_rows(&self, numbers: &[usize], zeros: &[usize], counted: &mut Counted) {
        let [seat, rest @ ..] = numbers else { return self.add_cards(zeros, counted) };
        let rows = (0..self.rows.len()).filter(|&row| !self.rows[row].taken).collect();
        for (row, mut table) in self.chosen(*seat, rows, counted) {
            table.hands[*seat].append(&mut table.rows[row].cards);
            table.won[*seat] += table.rows[row].bulls.iter().sum::<i32>();
            table.rows[row].taken = true;
            table.still_in[*seat] = false;
            table.take_rows(rest, zeros, counted);
        }
    }

    fn add_cards(&self, zeros: &[usize], counted: &mut Counted) {
        let [seat, rest @ ..] = zeros else { return self.pick(counted) };
        let rows: Vec<usize> = (0..self.rows.len()).filter(|&row| self.rows[row].grows()).collect();
        if rows.is_empty() || self.nothing_to_draw() {
            counted.saw(if rows.is_empty() { "zero without a row" } else { "zero without a card" });
            return self.add_cards(rest, counted);
        }
        let mut table = self.clone();
        if table.deck.is_empty() {
            counted.saw("shuffled for a zero");
        }
        let card = table.draw();
        for (row, mut table) in table.chosen(*seat, rows, counted) {
            table.rows[row].cards.push(card);
            table.note_last_round();
            if table.rows[row].cards.len() == 5 {
                if table.bulls.is_empty() {
                    counted.saw("no bull left");
                } else {
                    counted.saw("bull");
                    let bull = table.bulls.remove(0);
                    table.rows[row].bulls.push(bull);
                }
            }
            table.add_cards(rest, counted);
        }
    }

    fn lay(&self, counted: &mut Counted) {
        let keep = if self.last_round { 0 } else { self.setup.hand };
        let mut lists = vec![];
        for seat in 0..self.setup.players {
            let mut hand = self.hands[seat].clone();
            hand.sort_unstable();
            let tops: Vec<u8> = self.piles[seat].iter().map(|pile| pile[pile.len() - 1]).collect();
            let mut choices = vec![];
            for cards in keeping(&hand, keep) {
                for laying in layings(&cards, &tops) {
                    let mut piles = tops.len();
                    let mut words = vec![];
                    for &(card, pile) in &laying {
                        words.push(card.to_string());
                        words.push(if pile == piles { "new".into() } else { format!("pile{}", pile + 1) });
                        piles += usize::from(pile == piles);
                    }
                    let words = words.join(" ");
                    choices.push((words.clone(), (words, laying)));
                }
            }
            lists.push(self.setup.deals.followed(choices, counted));
        }
        for all in product(&lists) {
            let mut table = self.clone();
            for (seat, (words, laying)) in all.into_iter().enumerate() {
                table.path.seat(seat);
                table.path.word(words);
                for (card, pile) in laying {
                    table.hands[seat].retain(|&other| other != card);
                    if pile == table.piles[seat].len() {
                        table.piles[seat].push(vec![]);
                    }
                    table.piles[seat][pile].push(card);
                }
            }
            if self.last_round {
                table.end(counted);
            } else {
                counted.saw("another round");
                table.start_round(counted);
            }
        }
    }

    fn end(&self, counted: &mut Counted) {
        let mut scores = vec![];
        for seat in 0..self.setup.players {
            let value = |card: &u8| self.setup.heads[usize::from(*card) - 1];
            let mut piles: Vec<i32> =
                self.piles[seat].iter().map(|pile| pile.iter().map(value).sum()).collect();
            piles.sort_unstable();
            let best = piles.pop().unwrap();
            scores.push(best + self.won[seat] - piles.iter().sum::<i32>());
        }
        let best = *scores.iter().max().unwrap();
        let winners = (0..scores.len()).filter(|&seat| scores[seat] == best).collect();
        counted.note(self.path, End { scores, winners, buffalo: None });
    }
}
