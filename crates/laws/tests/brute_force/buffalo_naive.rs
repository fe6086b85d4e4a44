//! A naive implementation of Beat the Buffalo, written from docs/rules alone.

use crate::plain::{Counted, Deals, End, Path, heads};

/// The setup of a match; anyone may use a special card.
#[derive(Clone, Debug)]
pub struct Setup {
    pub players: usize,
    pub hand: usize,
    pub cards: u8,
    pub deals: Deals,
}

/// A waiting card with its owner; `None` is the buffalo.
type Waiting = (Option<usize>, u8);

/// An action of the team before a card is placed.
#[derive(Clone)]
enum Deed {
    Take7(usize),
    Stop(usize),
    Lift(usize),
    Replace(u8),
    Insert(usize),
    Push(u8, usize, usize),
    First(Waiting),
    Last(Waiting),
    Sort(Vec<Waiting>),
}

impl Deed {
    fn sink(&self, path: &mut Path) {
        match self {
            Deed::Take7(row) => path.word(format_args!("take7 row{}", row + 1)),
            Deed::Stop(row) => path.word(format_args!("stop row{}", row + 1)),
            Deed::Lift(row) => path.word(format_args!("lift row{}", row + 1)),
            Deed::Replace(card) => path.word(format_args!("replace {card}")),
            Deed::Insert(row) => path.word(format_args!("insert row{}", row + 1)),
            Deed::Push(card, _, to) => path.word(format_args!("push {card} row{}", to + 1)),
            Deed::First((_, card)) => path.word(format_args!("first {card}")),
            Deed::Last((_, card)) => path.word(format_args!("last {card}")),
            Deed::Sort(order) => {
                path.word("sort");
                order.iter().for_each(|(_, card)| path.word(card));
            }
        }
    }
}

#[derive(Clone)]
struct Table {
    path: Path,
    rows: Vec<Vec<u8>>,
    take7: Vec<bool>,
    stop: Vec<bool>,
    hands: Vec<Vec<u8>>,
    /// The buffalo's cards, top card first.
    stack: Vec<u8>,
    open: Vec<&'static str>,
    pile: Vec<&'static str>,
    waiting: Vec<Waiting>,
    /// Cards moved to the front by First, and to the back by Last.
    firsts: Vec<Waiting>,
    lasts: Vec<Waiting>,
    team: i32,
    buffalo: i32,
}

pub fn count(setup: &Setup) -> Counted {
    let all: Vec<u8> = (1..=setup.cards).collect();
    let mut order = setup.deals.order("cards", 0, &all);
    let hands = (0..setup.players).map(|_| order.drain(..setup.hand).collect()).collect();
    let stack = order.drain(..setup.hand).collect();
    let rows = order[..4].iter().map(|&card| vec![card]).collect();

    let specials = setup.deals.order("specials", 0, &(1..=16).collect::<Vec<u8>>());
    let mut pile: Vec<&str> = specials
        .iter()
        .map(|special| match special {
            1 | 2 => "take7",
            3 | 4 => "stop",
            5 | 6 => "replace",
            7 | 8 => "insert",
            9 | 10 => "push",
            11 | 12 => "first",
            13 | 14 => "last",
            _ => "sort",
        })
        .collect();
    pile.truncate([0, 2, 4, 6, 11, 16][setup.players - 1]);
    let open = pile.drain(..pile.len().min(2)).collect();

    let table = Table {
        path: Path::new(0),
        rows,
        take7: vec![false; 4],
        stop: vec![false; 4],
        hands,
        stack,
        open,
        pile,
        waiting: vec![],
        firsts: vec![],
        lasts: vec![],
        team: 0,
        buffalo: 0,
    };
    let mut counted = Counted::default();
    table.turn(&mut counted);
    counted
}

fn orders(cards: &[Waiting]) -> Vec<Vec<Waiting>> {
    if cards.is_empty() {
        return vec![vec![]];
    }
    let mut all = vec![];
    for place in 0..cards.len() {
        let mut rest = cards.to_vec();
        let first = rest.remove(place);
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

impl Table {
    fn players(&self) -> usize {
        self.hands.len()
    }

    /// Plays all lifts and all picks.
    fn turn(&self, counted: &mut Counted) {
        if self.stack.is_empty() {
            let team = if self.players() <= 2 { 2 * self.team } else { self.team };
            let seats = 0..self.players();
            let winners = if team < self.buffalo { seats.collect() } else { vec![] };
            let scores = vec![team; self.players()];
            counted.note(self.path, End { scores, winners, buffalo: Some(self.buffalo) });
            return;
        }
        for seat in 0..self.players() {
            for row in 0..4 {
                if self.stop[row] {
                    counted.saw("lift while picking");
                    let mut table = self.clone();
                    table.path.seat(seat);
                    table.path.word(format_args!("lift row{}", row + 1));
                    table.stop[row] = false;
                    table.turn(counted);
                }
            }
        }
        let mut table = self.clone();
        table.waiting = vec![];
        table.firsts = vec![];
        table.lasts = vec![];
        table.pick(0, counted);
    }

    fn pick(&self, seat: usize, counted: &mut Counted) {
        let mut table = self.clone();
        if seat == self.players() {
            table.waiting.push((None, table.stack.remove(0)));
            table.waiting.sort_by_key(|&(_, card)| card);
            return table.window(counted);
        }
        for (place, &card) in self.hands[seat].iter().enumerate() {
            let mut table = table.clone();
            table.path.seat(seat);
            table.path.word(card);
            table.hands[seat].remove(place);
            table.waiting.push((Some(seat), card));
            table.pick(seat + 1, counted);
        }
    }

    fn window(&self, counted: &mut Counted) {
        let Some(&next) = self.waiting.first() else {
            return self.turn(counted);
        };
        let mut table = self.clone();
        let deeds: Vec<_> = (0..self.players()).map(|seat| self.deeds(seat)).collect();
        if deeds.iter().any(|deeds| !deeds.is_empty()) {
            for seat in 0..self.players() {
                table.path.seat(seat);
                table.path.word("pass");
            }
        }
        for (seat, deeds) in deeds.into_iter().enumerate() {
            for (special, deed) in deeds {
                self.act(seat, special, deed, counted);
            }
        }
        table.waiting.remove(0);
        table.place(next, counted);
    }

    fn closed(&self, row: usize) -> bool {
        self.stop[row] || self.rows[row].is_empty()
    }

    /// Returns all actions of a seat, with their special cards.
    fn deeds(&self, seat: usize) -> Vec<(&'static str, Deed)> {
        let next = self.waiting[0];
        let mine = next.0 == Some(seat);
        let mut deeds = vec![];
        for row in 0..4 {
            if self.stop[row] {
                deeds.push(("", Deed::Lift(row)));
            }
        }
        for (place, &special) in self.open.iter().enumerate() {
            if self.open[..place].contains(&special) {
                continue; // It makes no difference which of two equal specials is used.
            }
            let mut can = vec![];
            match special {
                "take7" => {
                    can.extend((0..4).filter(|&row| !self.closed(row) && !self.take7[row]).map(Deed::Take7));
                }
                "stop" => can.extend((0..4).filter(|&row| !self.closed(row)).map(Deed::Stop)),
                "replace" if mine => can.extend(self.hands[seat].iter().map(|&card| Deed::Replace(card))),
                "insert" if mine => {
                    let fits = |row: usize| self.rows[row].last().is_some_and(|&end| next.1 < end);
                    can.extend((0..4).filter(|&row| !self.closed(row) && fits(row)).map(Deed::Insert));
                }
                "push" => {
                    for from in 0..4 {
                        for to in 0..4 {
                            if from != to && !self.closed(from) && !self.closed(to) {
                                can.extend(self.rows[from].iter().map(|&card| Deed::Push(card, from, to)));
                            }
                        }
                    }
                }
                "first" => {
                    can.extend(self.waiting.iter().filter(|card| card.0.is_some()).map(|&c| Deed::First(c)));
                }
                "last" => {
                    can.extend(self.waiting.iter().filter(|card| card.0.is_some()).map(|&c| Deed::Last(c)));
                }
                "sort" => can.extend(orders(&self.waiting).into_iter().map(Deed::Sort)),
                _ => {}
            }
            deeds.extend(can.into_iter().map(|deed| (special, deed)));
        }
        deeds
    }

    fn act(&self, seat: usize, special: &'static str, deed: Deed, counted: &mut Counted) {
        let mut table = self.clone();
        table.path.seat(seat);
        deed.sink(&mut table.path);
        counted.saw(if special.is_empty() { "lift" } else { special });
        if let Some(place) = self.open.iter().position(|&other| other == special) {
            table.open.remove(place);
            if !table.pile.is_empty() {
                table.open.push(table.pile.remove(0));
                counted.saw("a special turned up");
            }
        }
        match deed {
            Deed::Take7(row) => table.take7[row] = true,
            Deed::Stop(row) => table.stop[row] = true,
            Deed::Lift(row) => table.stop[row] = false,
            Deed::Replace(card) => {
                let (owner, back) = table.waiting.remove(0);
                let hand = &mut table.hands[owner.unwrap()];
                hand.retain(|&other| other != card);
                hand.push(back);
                return table.place((owner, card), counted);
            }
            Deed::Insert(row) => {
                let (_, card) = table.waiting.remove(0);
                table.put_between(row, card, counted);
            }
            Deed::Push(card, from, to) => {
                table.rows[from].retain(|&other| other != card);
                table.put_between(to, card, counted);
            }
            Deed::First(card) => {
                table.free(card);
                table.waiting.retain(|&other| other != card);
                let before = table.firsts.iter().filter(|&first| table.waiting.contains(first)).count();
                table.waiting.insert(before, card);
                table.firsts.push(card);
            }
            Deed::Last(card) => {
                table.free(card);
                table.waiting.retain(|&other| other != card);
                let behind = table.lasts.iter().filter(|&last| table.waiting.contains(last)).count();
                table.waiting.insert(table.waiting.len() - behind, card);
                table.lasts.push(card);
            }
            Deed::Sort(order) => {
                table.firsts = vec![];
                table.lasts = vec![];
                table.waiting = order;
            }
        }
        table.window(counted);
    }

    /// Removes the effect of an earlier First or Last on the card.
    fn free(&mut self, card: Waiting) {
        self.firsts.retain(|&other| other != card);
        self.lasts.retain(|&other| other != card);
    }

    fn is_full(&self, row: usize) -> bool {
        self.rows[row].len() == if self.take7[row] { 6 } else { 5 }
    }

    /// Puts an inserted or pushed card into its row.
    fn put_between(&mut self, row: usize, card: u8, counted: &mut Counted) {
        let full = self.is_full(row);
        self.rows[row].push(card);
        self.rows[row].sort_unstable();
        if full {
            counted.saw(if self.take7[row] { "put into a full row of six" } else { "put into a full row" });
            let last = self.rows[row].pop().unwrap();
            self.team += heads(&self.rows[row]);
            self.rows[row] = vec![last];
            self.take7[row] = false;
        }
    }

    /// The owner of a card takes the row, and the card starts a new one.
    fn take(&mut self, row: usize, (owner, card): Waiting) {
        let cost = heads(&self.rows[row]);
        match owner {
            Some(_) => self.team += cost,
            None => self.buffalo += cost,
        }
        self.rows[row] = vec![card];
        self.take7[row] = false;
    }

    fn place(mut self, next: Waiting, counted: &mut Counted) {
        let (owner, card) = next;
        if let Some(row) = (0..4).find(|&row| self.rows[row].is_empty()) {
            let two = (row + 1..4).any(|row| self.rows[row].is_empty());
            counted.saw(if two { "two empty rows" } else { "empty row" });
            self.rows[row].push(card);
            return self.window(counted);
        }
        let end = |row: usize| self.rows[row][self.rows[row].len() - 1];
        let free: Vec<usize> = (0..4).filter(|&row| !self.stop[row]).collect();
        let fitting = free.iter().copied().filter(|&row| end(row) < card).max_by_key(|&row| end(row));
        if let Some(row) = fitting {
            if self.is_full(row) {
                counted.saw(match (owner, self.take7[row]) {
                    (Some(_), false) => "full row",
                    (Some(_), true) => "full row of six",
                    (None, false) => "full row for the buffalo",
                    (None, true) => "full row of six for the buffalo",
                });
                self.take(row, next);
            } else {
                self.rows[row].push(card);
            }
            return self.window(counted);
        }
        if let Some(seat) = owner {
            for row in free {
                counted.saw("chosen row");
                let mut table = self.clone();
                table.path.seat(seat);
                table.path.word(format_args!("row{}", row + 1));
                table.take(row, next);
                table.window(counted);
            }
            return;
        }
        let fewest = free.iter().map(|&row| heads(&self.rows[row])).min().unwrap();
        let cheap: Vec<usize> = free.into_iter().filter(|&row| heads(&self.rows[row]) == fewest).collect();
        counted.saw(if cheap.len() > 1 { "several cheapest rows" } else { "the cheapest row" });
        let row = cheap.into_iter().max_by_key(|&row| end(row)).unwrap();
        self.take(row, next);
        self.window(counted);
    }
}
