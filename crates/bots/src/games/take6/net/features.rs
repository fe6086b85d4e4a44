//! Input features of the network for the base game. `training/take6/features.py` computes the same; change both together.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{End, Take6};

use super::inputs::{CARDS, Candidate, Inputs, has_supported_sizes};
use crate::{OpponentEstimate, PlayStyle};

/// Number of features per row.
const ROW: usize = 11;
/// Most opponents at a table.
pub(super) const OTHERS: usize = MAX_SEATS - 1;
/// Number of features of the table, including all rows.
pub(super) const TABLE: usize = 4 * ROW + 43 + PlayStyle::COUNT * (OTHERS + 1);
/// Number of features per card in hand.
pub(super) const CARD: usize = 33;

/// The inputs of the network for the base game.
pub(in crate::games::take6) type Features = Inputs<CARD>;

/// A row, reduced to what the features need.
#[derive(Clone, Copy)]
struct RowSummary {
    last: u8,
    len: u8,
    heads: u8,
    is_cheapest: bool,
}

/// Intermediate values shared by all features.
struct FeatureContext {
    hand: CardSet,
    unseen: CardSet,
    /// In ascending order of the last cards.
    rows: [RowSummary; 4],
    /// Heads of the cheapest row.
    cheapest: u8,
    /// Number of opponents.
    others: u8,
    /// Probability of each unseen card to be the next card of a given opponent.
    probability: f32,
}

impl Features {
    /// `None` if the hand is empty, or if hand, deck or table are not supported.
    pub(super) fn new(position: &Take6, seat: Seat, opponents: &OpponentEstimate) -> Option<Features> {
        Features::with_table(position, seat, |context, deck| {
            context.table_features(position, seat, deck, opponents)
        })
    }

    /// The inputs of the first network: only the round counts.
    #[cfg(feature = "baseline")]
    pub(in crate::games::take6) fn of_round(position: &Take6, seat: Seat) -> Option<Features> {
        Features::with_table(position, seat, |context, deck| context.round_features(position, seat, deck))
    }

    fn with_table(
        position: &Take6,
        seat: Seat,
        table: impl FnOnce(&FeatureContext, CardSet) -> ArrayVec<f32, TABLE>,
    ) -> Option<Features> {
        if !has_supported_sizes(position, seat) {
            return None;
        }
        let deck = position.rules().deck_cards();
        let hand = position.hand(seat);
        let context = FeatureContext::new(position, hand, deck);
        let candidate = |card| Candidate { card, flipped: false, features: context.card_features(card) };
        let candidates = hand.iter().map(candidate).collect();
        let table = table(&context, deck);
        Some(Features { hand, unseen: context.unseen, table, candidates })
    }
}

impl FeatureContext {
    fn new(position: &Take6, hand: CardSet, deck: CardSet) -> FeatureContext {
        let four = position.rows();
        let cheapest = four.cheapest();
        let mut rows = [0, 1, 2, 3].map(|at: usize| {
            let row = four.as_slice()[at];
            RowSummary {
                last: row.last_number(),
                len: row.len(),
                heads: row.heads(),
                is_cheapest: at == cheapest.index(),
            }
        });
        rows.sort_unstable_by_key(|row| row.last);
        let unseen = deck - position.seen() - hand;
        FeatureContext {
            hand,
            unseen,
            rows,
            cheapest: four[cheapest].heads(),
            others: position.players() - 1,
            probability: 1.0 / f32::from(unseen.len().max(1)),
        }
    }

    /// Expected number of opponents who play one of this many unseen cards.
    fn rivals(&self, cards: u8) -> f32 {
        f32::from(cards) * (f32::from(self.others) * self.probability)
    }

    /// The last number of a row in ascending order, or of the deck.
    fn end(&self, row: usize) -> u8 {
        self.rows.get(row).map_or(CARDS as u8, |row| row.last)
    }

    /// Features of the rows and of the gap below them.
    fn row_features(&self) -> ArrayVec<f32, TABLE> {
        let mut table = ArrayVec::new();
        for (at, row) in self.rows.iter().enumerate() {
            let gap = CardSet::range(row.last + 1, self.end(at + 1));
            let unseen = (self.unseen & gap).len();
            table.push(f32::from(row.last) / 104.0);
            one_hot(&mut table, row.len.wrapping_sub(1), 5);
            table.push(f32::from(row.heads) / 10.0);
            table.push(f32::from(unseen) / 10.0);
            table.push(self.rivals(unseen));
            table.push(f32::from((self.hand & gap).len()) / 5.0);
            table.push(flag(row.is_cheapest));
        }
        let below = CardSet::range(1, self.end(0));
        let unseen = (self.unseen & below).len();
        table.push(f32::from(unseen) / 10.0);
        table.push(self.rivals(unseen));
        table.push(f32::from((self.hand & below).len()) / 5.0);
        table.push(f32::from(self.cheapest) / 10.0);
        table
    }

    /// Numbers of players and cards.
    fn push_sizes(&self, deck: CardSet, table: &mut ArrayVec<f32, TABLE>) {
        one_hot(table, self.others.wrapping_sub(1), 9);
        one_hot(table, self.hand.len().wrapping_sub(1), 10);
        table.push(f32::from(deck.len()) / 104.0);
        table.push(f32::from(self.unseen.len()) / 104.0);
        table.push(f32::from(self.others) * f32::from(self.hand.len()) * self.probability);
    }

    fn table_features(
        &self,
        position: &Take6,
        seat: Seat,
        deck: CardSet,
        opponents: &OpponentEstimate,
    ) -> ArrayVec<f32, TABLE> {
        let mut table = self.row_features();
        let players = position.players();
        let score = |seat: Seat| position.score(seat) as f32 + f32::from(position.heads(seat));
        let mine = score(seat);
        // The other seats in ascending order of their scores; of a tie the lower seat first.
        let mut theirs: ArrayVec<(f32, Seat), OTHERS> =
            Seat::all(players).filter(|&other| other != seat).map(|other| (score(other), other)).collect();
        theirs.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (fewest, _) = *theirs.first().expect("at least two players");
        let (most, _) = *theirs.last().expect("at least two players");
        let mean = theirs.iter().map(|(score, _)| score).sum::<f32>() / f32::from(self.others);
        let fewer = theirs.iter().filter(|(score, _)| *score < mine).count();
        for place in 0..OTHERS {
            table.push(theirs.get(place).map_or(0.0, |(score, _)| (score - mine) / 20.0));
        }
        table.push(f32::from(position.heads(seat)) / 20.0);
        table.push((mine - fewest) / 10.0);
        table.push((mine - mean) / 10.0);
        table.push(fewer as f32 / 5.0);
        self.push_sizes(deck, &mut table);

        let limit = score_limit(position, mine.max(most));
        table.push(flag(limit.is_some()));
        table.push(limit.map_or(0.0, |limit| limit / 100.0));
        table.push(limit.map_or(0.0, |limit| ((limit - mine.max(most)) / 30.0).clamp(-1.0, 3.0)));
        table.push(limit.map_or(0.0, |_| mine / 66.0));
        for style in 0..PlayStyle::COUNT {
            let sum: f32 = theirs.iter().map(|(_, other)| opponents.of(*other)[style]).sum();
            table.push(sum / f32::from(self.others));
        }
        for place in 0..OTHERS {
            let styles =
                theirs.get(place).map_or([0.0; PlayStyle::COUNT], |(_, other)| *opponents.of(*other));
            table.extend(styles);
        }
        table
    }

    #[cfg(feature = "baseline")]
    fn round_features(&self, position: &Take6, seat: Seat, deck: CardSet) -> ArrayVec<f32, TABLE> {
        let mut table = self.row_features();
        let heads = |seat| f32::from(position.heads(seat));
        let mine = heads(seat);
        let others = Seat::all(position.players()).filter(|&other| other != seat);
        let mut theirs: ArrayVec<f32, OTHERS> = others.map(heads).collect();
        theirs.sort_by(f32::total_cmp);
        let fewest = theirs.first().copied().expect("at least two players");
        let mean = theirs.iter().sum::<f32>() / f32::from(self.others);
        for place in 0..OTHERS {
            table.push(theirs.get(place).map_or(0.0, |heads| heads / 20.0));
        }
        table.push(mine / 20.0);
        table.push((mine - fewest) / 10.0);
        table.push((mine - mean) / 10.0);
        table.push(theirs.iter().filter(|&&heads| heads < mine).count() as f32 / 5.0);
        self.push_sizes(deck, &mut table);
        table
    }

    /// Features of a card: the row it goes to now, and the cards that may be placed there before it.
    fn card_features(&self, card: Card) -> [f32; CARD] {
        let number = card.get();
        let up_to = |number| (self.unseen & CardSet::range(1, number)).len();
        let place = self.rows.iter().filter(|row| row.last < number).count();
        let row = place.checked_sub(1).map(|at| self.rows[at]);
        let row_last = row.map_or(0, |row| row.last);
        let row_heads = f32::from(row.map_or(self.cheapest, |row| row.heads));
        let next = self.rows.get(place);
        let between = (self.unseen & CardSet::range(row_last + 1, number)).len();
        let own_below = (self.hand & CardSet::range(1, number - 1)).len();
        let own_above = self.hand.len() - 1 - own_below;
        let own_between = (self.hand & CardSet::range(row_last + 1, number - 1)).len();
        let free = row.map(|row| 5u8.saturating_sub(row.len));
        let (just_full, at_least_full) = match free {
            Some(free) => fill_probabilities(self.others, f32::from(between) * self.probability, free),
            None => (0.0, 0.0),
        };
        let below = f32::from(up_to(number)) * self.probability;
        let lowest = power((1.0 - below).max(0.0), self.others);
        let own_next = (self.hand & CardSet::range(number + 1, CARDS as u8)).first();
        let own_last = (self.hand & CardSet::range(1, number - 1)).last();
        let step =
            |other: Option<Card>| other.map_or(2.0, |other| f32::from(other.get().abs_diff(number)) / 50.0);
        let in_row = |at: usize| flag(place == at);
        let has_len = |len: u8| flag(row.is_some_and(|row| row.len == len));
        [
            f32::from(number) / 104.0,
            f32::from(card.heads()) / 5.0,
            flag(row.is_none()),
            in_row(1),
            in_row(2),
            in_row(3),
            in_row(4),
            has_len(1),
            has_len(2),
            has_len(3),
            has_len(4),
            has_len(5),
            row_heads / 10.0,
            row.map_or(0.0, |row| f32::from(number - row.last) / 50.0),
            f32::from(between) / 10.0,
            self.rivals(between),
            flag(free == Some(0)),
            flag(free.is_some_and(|free| between.min(self.others) < free)),
            just_full,
            at_least_full,
            just_full * row_heads / 10.0,
            below,
            f32::from((self.unseen & CardSet::range(number + 1, self.end(place))).len()) / 10.0,
            f32::from(own_below) / 10.0,
            f32::from(own_above) / 10.0,
            f32::from(own_between) / 5.0,
            step(own_next),
            step(own_last),
            flag(row.is_some_and(|row| row.is_cheapest)),
            next.map_or(0.0, |next| f32::from(next.len) / 5.0),
            next.map_or(0.0, |next| f32::from(next.heads) / 10.0),
            lowest,
            if row.is_none() { lowest * row_heads / 10.0 } else { 0.0 },
        ]
    }
}

/// Heads a player collects in a round, roughly.
const HEADS_PER_ROUND: f32 = 15.0;

/// The score at which the match ends; `None` in the last round of a match of a fixed number of rounds. Before that, the
/// score at which a match with a limit would take as many rounds.
fn score_limit(position: &Take6, most: f32) -> Option<f32> {
    match position.rules().end {
        End::Limit(limit) => Some(f32::from(limit)),
        End::Rounds(rounds) => {
            let after = rounds.saturating_sub(position.round().saturating_add(1));
            (after > 0).then(|| most + HEADS_PER_ROUND * f32::from(after))
        }
    }
}

/// The probabilities that exactly and at least `free` of the others play into a gap, each with this probability.
pub(super) fn fill_probabilities(others: u8, probability: f32, free: u8) -> (f32, f32) {
    let exactly = |count: u8| {
        if count > others {
            return 0.0;
        }
        combinations(others, count) * power(probability, count) * power(1.0 - probability, others - count)
    };
    let fewer: f32 = (0..free).map(exactly).sum();
    (exactly(free), 1.0 - fewer)
}

fn combinations(of: u8, count: u8) -> f32 {
    (0..u32::from(count)).fold(1, |product, at| product * (u32::from(of) - at) / (at + 1)) as f32
}

/// Multiplies in a fixed order: `powi` may differ between platforms.
pub(super) fn power(base: f32, exponent: u8) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

pub(super) fn flag(condition: bool) -> f32 {
    f32::from(u8::from(condition))
}

pub(super) fn one_hot(table: &mut ArrayVec<f32, TABLE>, value: u8, size: u8) {
    table.extend((0..size).map(|at| flag(at == value)));
}
