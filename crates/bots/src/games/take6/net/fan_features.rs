//! Input features of the network for one fan card. `training/take6/fans.cu` and `fan_features.py` compute the same; change
//! them together.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::{FourRows, RowId};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Arrow, FanCard, Markers, Parity, Play, Take6, flipped};

use super::features::{self, OTHERS, fill_probabilities, flag, one_hot, power};
use super::inputs::{CARDS, Candidate, Inputs, has_supported_sizes};
use crate::{OpponentEstimate, PlayStyle};

/// Number of features per row.
const ROW: usize = 16;
/// Number of features of the table, including all rows.
pub(super) const TABLE: usize = 4 * ROW + 46 + PlayStyle::COUNT;
/// Number of features per card.
pub(super) const CARD: usize = 47;

/// The inputs of the network for one fan card.
pub(super) type FanFeatures = Inputs<CARD>;

/// Intermediate values shared by all features.
struct FanContext<'a> {
    rows: &'a FourRows,
    fan: FanCard,
    markers: Markers,
    /// The markers after their next move.
    moved: Markers,
    /// The rows in ascending order of the last cards.
    order: ArrayVec<RowId, 4>,
    cheapest: RowId,
    /// The values that go to each row now, and those that fit no row.
    values: [CardSet; 5],
    hand: CardSet,
    unseen: CardSet,
    /// The values of the unseen cards if they are flipped.
    unseen_flipped: CardSet,
    /// Number of opponents.
    others: u8,
    /// Probability of each unseen card to be the next card of a given opponent.
    probability: f32,
    has_flip: bool,
    /// Share of the opponents that still have their flip card.
    flip_share: f32,
}

impl FanFeatures {
    /// `None` without fan cards, and if hand, deck or table are not supported. Callers check that there is only one fan card.
    pub(super) fn new(position: &Take6, seat: Seat, opponents: &OpponentEstimate) -> Option<FanFeatures> {
        let fan = position.rules().fans.iter().next()?;
        if !has_supported_sizes(position, seat) {
            return None;
        }
        let context = FanContext::new(position, seat, fan);
        let hand = context.hand;
        let plain = hand.iter().map(|card| Play { card, flipped: false });
        let flips = hand.iter().filter(|&card| position.can_flip(seat, card));
        let plays = plain.chain(flips.map(|card| Play { card, flipped: true }));
        let candidate = |play: Play| Candidate {
            card: play.card,
            flipped: play.flipped,
            features: context.card_features(play),
        };
        Some(FanFeatures {
            hand,
            unseen: context.unseen,
            table: context.table_features(position, seat, opponents),
            candidates: plays.map(candidate).collect(),
        })
    }
}

impl<'a> FanContext<'a> {
    fn new(position: &'a Take6, seat: Seat, fan: FanCard) -> FanContext<'a> {
        let rows = position.rows();
        let markers = position.markers();
        let mut order: ArrayVec<RowId, 4> = RowId::all(4).collect();
        order.sort_by_key(|&row| rows[row].last_number());
        let mut values = [CardSet::EMPTY; 5];
        for value in CardSet::range(1, CARDS as u8).iter() {
            values[index_of(markers.row_for(rows, value.get()))].insert(value);
        }
        let hand = position.hand(seat);
        let unseen = position.rules().deck_cards() - position.seen() - hand;
        let has_flip = |seat| fan == FanCard::FlipDigits && position.has_flip(seat);
        let others = position.players() - 1;
        let flips = Seat::all(position.players()).filter(|&other| other != seat && has_flip(other)).count();
        FanContext {
            rows,
            fan,
            markers,
            moved: markers.moved(rows),
            order,
            cheapest: rows.cheapest(),
            values,
            hand,
            unseen,
            unseen_flipped: unseen.iter().filter_map(flip).collect(),
            others,
            probability: 1.0 / f32::from(unseen.len().max(1)),
            has_flip: has_flip(seat),
            flip_share: flips as f32 / f32::from(others),
        }
    }

    /// Expected number of opponents who play one of this many unseen cards.
    fn rivals(&self, cards: u8) -> f32 {
        f32::from(cards) * (f32::from(self.others) * self.probability)
    }

    fn table_features(
        &self,
        position: &Take6,
        seat: Seat,
        opponents: &OpponentEstimate,
    ) -> ArrayVec<f32, { features::TABLE }> {
        let mut table = ArrayVec::new();
        let later = self.moved.moved(self.rows);
        for &row in &self.order {
            let here = self.rows[row];
            let values = self.values[row.index()];
            let unseen = (self.unseen & values).len();
            let is_marked = |markers: &Markers| flag(marked_row(markers) == Some(row));
            table.push(f32::from(here.last_number()) / 104.0);
            one_hot(&mut table, here.len().wrapping_sub(1), 5);
            table.push(f32::from(here.heads()) / 10.0);
            table.push(f32::from(unseen) / 10.0);
            table.push(self.rivals(unseen));
            table.push(f32::from((self.hand & values).len()) / 5.0);
            table.push(flag(row == self.cheapest));
            table.push(is_marked(&self.markers));
            table.push(is_marked(&self.moved));
            table.push(if self.fan == FanCard::Mountaineering { is_marked(&later) } else { 0.0 });
            table.push(f32::from(free(self.rows, &self.markers, row)) / 5.0);
            table.push(f32::from((self.unseen_flipped & values).len()) * self.flip_share / 10.0);
        }
        let [.., none] = self.values;
        let unseen = (self.unseen & none).len();
        table.push(f32::from(unseen) / 10.0);
        table.push(self.rivals(unseen));
        table.push(f32::from((self.hand & none).len()) / 5.0);
        table.push(f32::from(self.rows[self.cheapest].heads()) / 10.0);
        one_hot(&mut table, self.fan as u8, 4);
        let is_odd = matches!(self.markers.parity, Some((_, Parity::Odd)));
        let goes_down = matches!(self.markers.mountain, Some((_, Arrow::Down)));
        table.push(flag(is_odd || goes_down));
        table.push(flag(self.has_flip));
        table.push(self.flip_share);
        self.push_heads(position, seat, &mut table);
        one_hot(&mut table, self.others.wrapping_sub(1), 9);
        one_hot(&mut table, self.hand.len().wrapping_sub(1), 10);
        table.push(f32::from(position.rules().deck_cards().len()) / 104.0);
        table.push(f32::from(self.unseen.len()) / 104.0);
        table.push(f32::from(self.others) * f32::from(self.hand.len()) * self.probability);
        for style in 0..PlayStyle::COUNT {
            let others = Seat::all(position.players()).filter(|&other| other != seat);
            let sum: f32 = others.map(|other| opponents.of(other)[style]).sum();
            table.push(sum / f32::from(self.others));
        }
        table
    }

    /// Heads of this round: those of the others in ascending order, and how the own ones compare.
    fn push_heads(&self, position: &Take6, seat: Seat, table: &mut ArrayVec<f32, { features::TABLE }>) {
        let mine = f32::from(position.heads(seat));
        let others = Seat::all(position.players()).filter(|&other| other != seat);
        let mut theirs: ArrayVec<f32, MAX_SEATS> =
            others.map(|other| f32::from(position.heads(other))).collect();
        theirs.sort_by(f32::total_cmp);
        let fewest = theirs.first().copied().unwrap_or_default();
        let mean = theirs.iter().sum::<f32>() / f32::from(self.others);
        for place in 0..OTHERS {
            table.push(theirs.get(place).map_or(0.0, |heads| (heads - mine) / 20.0));
        }
        table.push(mine / 20.0);
        table.push((mine - fewest) / 10.0);
        table.push((mine - mean) / 10.0);
        table.push(theirs.iter().filter(|&&heads| heads < mine).count() as f32 / 5.0);
    }

    /// Features of a card, flipped or not: the row it goes to now, and the cards that may be placed there before it.
    fn card_features(&self, play: Play) -> [f32; CARD] {
        let Play { card, flipped } = play;
        let value = play.value();
        let row = self.markers.row_for(self.rows, value);
        let below = CardSet::range(1, value - 1);
        let same_row = self.values[index_of(row)];
        let between = (self.unseen & same_row & below).len();
        let between_flipped = (self.unseen_flipped & same_row & below).len();
        let above = (self.unseen & same_row & CardSet::range(value + 1, CARDS as u8)).len();
        let others: CardSet = self.hand.iter().filter(|&other| other != card).collect();
        let own_below = others & below;
        let place =
            row.and_then(|row| self.order.iter().position(|&other| other == row)).map_or(0, |at| at + 1);
        let next = self.order.get(place).map(|&next| self.rows[next]);
        let len = row.map_or(0, |row| self.rows[row].len());
        let row_heads = f32::from(self.rows[row.unwrap_or(self.cheapest)].heads());
        let room = row.map(|row| free(self.rows, &self.markers, row));
        let is_full = room == Some(0);
        let (just_full, at_least_full) = match room {
            Some(free) => fill_probabilities(self.others, f32::from(between) * self.probability, free),
            None => (0.0, 0.0),
        };
        let share_below = f32::from((self.unseen & below).len()) * self.probability;
        let lowest = power((1.0 - share_below).max(0.0), self.others);
        let step =
            |other: Option<Card>| other.map_or(2.0, |other| f32::from(other.get().abs_diff(value)) / 50.0);
        let gap = |row: Option<RowId>, value: u8| {
            row.map_or(0.0, |row| f32::from(self.rows[row].last_number().abs_diff(value)) / 50.0)
        };
        // The same card after the next move of the marker, or the other side of the card.
        let flipped_card = flip(card).filter(|_| self.has_flip);
        let other_value = match flipped_card {
            Some(_) if flipped => card.get(),
            Some(flipped) => flipped.get(),
            None => value,
        };
        let other_row = self.moved.row_for(self.rows, other_value);
        let other_heads = self.rows[other_row.unwrap_or(self.cheapest)].heads();
        let jump = self.cost_of_jump(row);
        let taken = if is_full || row.is_none() { row_heads } else { 0.0 };
        let parity_fits = self.markers.parity.is_some_and(|(_, parity)| Parity::of(value) == parity);
        [
            f32::from(card.get()) / 104.0,
            f32::from(value) / 104.0,
            f32::from(card.heads()) / 5.0,
            flag(flipped),
            flag(flipped_card.is_some()),
            flag(row.is_none()),
            flag(place == 1),
            flag(place == 2),
            flag(place == 3),
            flag(place == 4),
            flag(len == 1),
            flag(len == 2),
            flag(len == 3),
            flag(len == 4),
            flag(len == 5),
            row_heads / 10.0,
            gap(row, value),
            flag(row.is_some() && marked_row(&self.markers) == row),
            f32::from(between) / 10.0,
            self.rivals(between),
            flag(is_full),
            flag(room.is_some_and(|free| between.min(self.others) < free)),
            just_full,
            at_least_full,
            just_full * row_heads / 10.0,
            share_below,
            f32::from(above) / 10.0,
            f32::from(own_below.len()) / 10.0,
            f32::from(others.len() - own_below.len()) / 10.0,
            f32::from((own_below & same_row).len()) / 5.0,
            step((others - below).first()),
            step(own_below.last()),
            flag(row == Some(self.cheapest)),
            next.map_or(0.0, |next| f32::from(next.len()) / 5.0),
            next.map_or(0.0, |next| f32::from(next.heads()) / 10.0),
            lowest,
            if row.is_none() { lowest * row_heads / 10.0 } else { 0.0 },
            (taken + jump) / 10.0,
            flag(other_row.is_some()),
            flag(other_row == row),
            other_row.map_or(0.0, |row| f32::from(free(self.rows, &self.moved, row)) / 5.0),
            f32::from(other_heads) / 10.0,
            gap(other_row, other_value),
            flag(Parity::of(value) == Parity::Odd),
            flag(parity_fits),
            jump / 10.0,
            f32::from(between_flipped) * self.flip_share / 10.0,
        ]
    }

    /// The heads of the row of five that the cow takes if a card is placed in this row.
    fn cost_of_jump(&self, row: Option<RowId>) -> f32 {
        if self.markers.cow.is_none() || self.markers.cow != row {
            return 0.0;
        }
        let landing = self.moved.cow.map(|row| self.rows[row]).filter(|row| row.len() >= 5);
        landing.map_or(0.0, |row| f32::from(row.heads() - row.last().map_or(0, Card::heads)))
    }
}

/// The index of a row, or 4 for a card that fits no row.
fn index_of(row: Option<RowId>) -> usize {
    row.map_or(4, RowId::index)
}

/// Number of cards that can be added to the row before it is full.
fn free(rows: &FourRows, markers: &Markers, row: RowId) -> u8 {
    markers.room(row).saturating_sub(rows[row].len())
}

/// The row of the marker or the cow.
fn marked_row(markers: &Markers) -> Option<RowId> {
    let parity = markers.parity.map(|(row, _)| row);
    parity.or(markers.mountain.map(|(row, _)| row)).or(markers.cow)
}

/// The value of a card with flipped digits, as a card. `None` for cards of three digits.
fn flip(card: Card) -> Option<Card> {
    flipped(card).and_then(Card::new)
}
