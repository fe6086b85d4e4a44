//! A naive implementation of Take 6 and its fan cards, written from docs/rules alone.

use crate::plain::{Counted, Deals, End, Path, heads};

/// The setup of a match.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    pub players: usize,
    pub hand: usize,
    pub cards: u8,
    pub rounds: u32,
    pub draft: bool,
    pub even_odd: bool,
    pub mountaineering: bool,
    pub jumping_cow: bool,
    pub flip_digits: bool,
    pub deals: Deals,
}

/// A picked card.
#[derive(Clone)]
struct Shown {
    seat: usize,
    card: u8,
    flipped: bool,
    value: i32,
}

#[derive(Clone)]
struct Table {
    path: Path,
    round: u32,
    scores: Vec<i32>,
    rows: Vec<Vec<u8>>,
    hands: Vec<Vec<u8>>,
    /// Seats that still have the flip card.
    flips: Vec<bool>,
    /// The row of the Even/Odd marker, and the remainder by two that it shows.
    side: Option<(usize, i32)>,
    /// The row of the Mountaineering marker, and whether it goes up.
    mountain: Option<(usize, bool)>,
    cow: Option<usize>,
}

pub fn count(setup: &Setup) -> Counted {
    let mut counted = Counted::default();
    let table = Table {
        path: Path::new(0),
        round: 0,
        scores: vec![0; setup.players],
        rows: vec![],
        hands: vec![],
        flips: vec![],
        side: None,
        mountain: None,
        cow: None,
    };
    table.start_round(setup, &mut counted);
    counted
}

fn last(row: &[u8]) -> i32 {
    i32::from(row[row.len() - 1])
}

fn flipped(card: u8) -> i32 {
    let digits: Vec<char> = format!("{card:02}").chars().collect();
    format!("{}{}", digits[1], digits[0]).parse().unwrap()
}

impl Table {
    fn start_round(&self, setup: &Setup, counted: &mut Counted) {
        if self.round == setup.rounds {
            let best = *self.scores.iter().min().unwrap();
            let winners = (0..setup.players).filter(|&seat| self.scores[seat] == best).collect();
            counted.note(self.path, End { scores: self.scores.clone(), winners, buffalo: None });
            return;
        }
        let mut table = self.clone();
        table.hands = vec![vec![]; setup.players];
        let all: Vec<u8> = (1..=setup.cards).collect();
        if setup.draft {
            table.draft(&all, self.round as usize % setup.players, setup, counted);
        } else {
            let mut order = setup.deals.order("cards", self.round, &all);
            for hand in &mut table.hands {
                *hand = order.drain(..setup.hand).collect();
            }
            table.rows = order[..4].iter().map(|&card| vec![card]).collect();
            table.set_up_fans(setup, counted);
        }
    }

    fn draft(&self, open: &[u8], turn: usize, setup: &Setup, counted: &mut Counted) {
        if self.hands.iter().all(|hand| hand.len() == setup.hand) {
            let mut table = self.clone();
            table.rows = open.iter().map(|&card| vec![card]).collect();
            table.rows.sort();
            table.set_up_fans(setup, counted);
            return;
        }
        for &card in open {
            let mut table = self.clone();
            table.path.seat(turn);
            table.path.word(card);
            table.hands[turn].push(card);
            let left: Vec<u8> = open.iter().copied().filter(|&other| other != card).collect();
            table.draft(&left, (turn + 1) % setup.players, setup, counted);
        }
    }

    fn set_up_fans(mut self, setup: &Setup, counted: &mut Counted) {
        let lowest = self.lowest_row_but(None);
        self.side = setup.even_odd.then(|| (lowest, last(&self.rows[lowest]) % 2));
        self.mountain = setup.mountaineering.then_some((3, true));
        self.cow = setup.jumping_cow.then_some(lowest);
        self.flips = vec![setup.flip_digits; setup.players];
        self.pick(&[], setup, counted);
    }

    fn lowest_row_but(&self, left: Option<usize>) -> usize {
        let mut lowest = None;
        for row in 0..4 {
            if Some(row) != left
                && lowest.is_none_or(|other: usize| last(&self.rows[row]) < last(&self.rows[other]))
            {
                lowest = Some(row);
            }
        }
        lowest.unwrap()
    }

    /// Plays all picks of the next seat.
    fn pick(&self, shown: &[Shown], setup: &Setup, counted: &mut Counted) {
        let seat = shown.len();
        if seat == setup.players {
            let mut queue = shown.to_vec();
            queue.sort_by_key(|shown| (shown.value, !shown.flipped));
            if queue.windows(2).any(|two| two[0].value == two[1].value) {
                counted.saw("equal values");
            }
            let mut table = self.clone();
            for shown in shown {
                table.path.seat(shown.seat);
                table.path.word(shown.card);
                if shown.flipped {
                    table.path.word("flip");
                }
            }
            return table.place(&queue, setup, counted);
        }
        if self.hands[seat].is_empty() {
            let mut table = self.clone();
            table.round += 1;
            return table.start_round(setup, counted);
        }
        for &card in &self.hands[seat] {
            let mut table = self.clone();
            table.hands[seat].retain(|&other| other != card);
            let mut shown = shown.to_vec();
            shown.push(Shown { seat, card, flipped: false, value: card.into() });
            table.pick(&shown, setup, counted);
            if self.flips[seat] && card < 100 {
                counted.saw("flip");
                table.flips[seat] = false;
                shown[seat].flipped = true;
                shown[seat].value = flipped(card);
                table.pick(&shown, setup, counted);
            }
        }
    }

    fn place(&self, queue: &[Shown], setup: &Setup, counted: &mut Counted) {
        let Some(next) = queue.first() else {
            return self.pick(&[], setup, counted);
        };
        let Some(row) = self.row_for(next.value, counted) else {
            for row in 0..4 {
                counted.saw("chosen row");
                let mut table = self.clone();
                table.path.seat(next.seat);
                table.path.word(format_args!("row{}", row + 1));
                table.take(row, next, counted);
                table.place(&queue[1..], setup, counted);
            }
            return;
        };
        let mut table = self.clone();
        let length = table.rows[row].len() + usize::from(table.cow == Some(row));
        assert!(length <= 5, "{:?} is too long", table.rows[row]);
        if length == 5 {
            counted.saw("full row");
            table.take(row, next, counted);
        } else {
            table.rows[row].push(next.card);
            if table.cow == Some(row) {
                table.jump(next.seat, 0, counted);
            }
        }
        table.place(&queue[1..], setup, counted);
    }

    fn row_for(&self, value: i32, counted: &mut Counted) -> Option<usize> {
        let mut nearest: Option<usize> = None;
        for row in 0..4 {
            let end = last(&self.rows[row]);
            let marked = self.mountain.is_some_and(|(at, _)| at == row);
            let height = if marked { value < end } else { value > end };
            let parity = self.side.is_none_or(|(at, side)| at != row || value % 2 == side);
            if height && !parity {
                counted.saw("wrong parity");
            }
            if !height || !parity {
                continue;
            }
            let far = |row: usize| (last(&self.rows[row]) - value).abs();
            if nearest.is_some_and(|other| far(row) == far(other)) {
                counted.saw("equally near");
            }
            if nearest.is_none_or(|other| far(row) < far(other) || far(row) == far(other) && marked) {
                nearest = Some(row);
            }
        }
        if nearest.is_some() && nearest == self.mountain.map(|(at, _)| at) {
            counted.saw("downhill");
        }
        nearest
    }

    /// The owner of the card takes a row, and the card starts a new one.
    fn take(&mut self, row: usize, shown: &Shown, counted: &mut Counted) {
        self.scores[shown.seat] += heads(&self.rows[row]);
        self.rows[row] = vec![shown.card];
        self.move_markers();
        if self.cow == Some(row) {
            self.jump(shown.seat, 0, counted);
        }
    }

    fn move_markers(&mut self) {
        if let Some((row, _)) = self.side {
            let to = self.lowest_row_but(Some(row));
            self.side = Some((to, last(&self.rows[to]) % 2));
        }
        if let Some((row, up)) = self.mountain {
            let to = if up { row - 1 } else { row + 1 };
            self.mountain = Some((to, if to == 0 || to == 3 { to == 3 } else { up }));
        }
    }

    fn jump(&mut self, seat: usize, takes: u32, counted: &mut Counted) {
        let to = self.lowest_row_but(self.cow);
        self.cow = Some(to);
        if self.rows[to].len() == 5 {
            counted.saw(if takes == 0 { "cow on five" } else { "cow on five again" });
            let mut cards = self.rows[to].clone();
            cards.sort_unstable();
            self.scores[seat] += heads(&cards[..4]);
            self.rows[to] = vec![cards[4]];
            self.move_markers();
            self.jump(seat, takes + 1, counted);
        }
    }
}
