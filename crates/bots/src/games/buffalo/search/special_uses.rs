//! Legal uses of the open special cards, each with a forecast of the turn.

use arrayvec::ArrayVec;
use rodeo_rules::buffalo::{Buffalo, Choice, MAX_QUEUED, Owner, QueuedCard, Special, Use};
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::forecast::TurnForecast;
use crate::rng::SeatRng;

/// The queued cards, in the order they will be placed.
type Order = ArrayVec<QueuedCard, MAX_QUEUED>;

/// Receives each use with its forecast.
pub(super) trait UseSink: FnMut(Choice, TurnForecast) {}
impl<F: FnMut(Choice, TurnForecast)> UseSink for F {}

/// The uses a seat may make in the current window.
pub(super) struct SpecialUses<'a> {
    game: &'a Buffalo,
    seat: Seat,
    queue: Order,
    now: TurnForecast,
    /// Number of random orders to try for Sort!.
    orders: u32,
}

impl<'a> SpecialUses<'a> {
    pub fn new(game: &'a Buffalo, seat: Seat, orders: u32) -> SpecialUses<'a> {
        SpecialUses { game, seat, queue: game.queue().iter().collect(), now: TurnForecast::new(game), orders }
    }

    /// The forecast if no special card is used.
    pub fn passing(&self) -> TurnForecast {
        self.now.after(self.queue.iter().copied())
    }

    /// Passes every legal use to `sink`; of Sort! only some random orders.
    pub fn for_each(&self, rng: &mut SeatRng, sink: &mut impl UseSink) {
        let mut open = self.game.open_specials();
        let (first, second) = (open.next(), open.next());
        if let Some(special) = first {
            self.for_each_of(special, rng, sink);
        }
        if let Some(special) = second.filter(|_| second != first) {
            self.for_each_of(special, rng, sink);
        }
        for row in RowId::all(4).filter(|&row| self.game.is_blocked(row)) {
            let mut now = self.now;
            now.block(row, false);
            sink(Choice::Lift(row), now.after(self.queue.iter().copied()));
        }
    }

    fn for_each_of(&self, special: Special, rng: &mut SeatRng, sink: &mut impl UseSink) {
        let game = self.game;
        let free = RowId::all(4).filter(|&row| game.is_free(row));
        let all = || self.queue.iter().copied();
        let rest = || self.queue.iter().skip(1).copied();
        let mine = self.queue.first().filter(|next| next.owner == Owner::Seat(self.seat));
        match special {
            Special::Take7 => {
                for row in free.filter(|&row| !game.has_take7(row)) {
                    let mut now = self.now;
                    now.lay_take7(row);
                    sink(Choice::Use(Use::Take7(row)), now.after(all()));
                }
            }
            Special::Stop => {
                for row in free {
                    let mut now = self.now;
                    now.block(row, true);
                    sink(Choice::Use(Use::Stop(row)), now.after(all()));
                }
            }
            Special::Replace => {
                let Some(next) = mine else { return };
                for card in game.hand(self.seat).iter() {
                    let mut now = self.now;
                    now.place(QueuedCard { card, ..*next });
                    sink(Choice::Use(Use::Replace(card)), now.after(rest()));
                }
            }
            Special::Insert => {
                let Some(next) = mine else { return };
                for row in free.filter(|&row| next.card.get() < game.row(row).last_number()) {
                    let mut now = self.now;
                    now.insert(next.card, row);
                    sink(Choice::Use(Use::Insert(row)), now.after(rest()));
                }
            }
            Special::Push => {
                for from in free.clone() {
                    for card in game.row(from).cards() {
                        for row in free.clone().filter(|&row| row != from) {
                            let mut now = self.now;
                            now.push(card, from, row);
                            sink(Choice::Use(Use::Push(card, row)), now.after(all()));
                        }
                    }
                }
            }
            Special::First | Special::Last => {
                for queued in all().filter(|queued| queued.owner != Owner::Buffalo) {
                    let special_use = match special {
                        Special::First => Use::First(queued.card),
                        _ => Use::Last(queued.card),
                    };
                    let queue = self.moved(queued, special == Special::First);
                    sink(Choice::Use(special_use), self.now.after(queue));
                }
            }
            Special::Sort => {
                let mut queue = self.queue.clone();
                for _ in 0..self.orders {
                    shuffle(&mut queue, rng);
                    let mut order = [None; MAX_QUEUED];
                    for (place, queued) in order.iter_mut().zip(&queue) {
                        *place = Some(queued.card);
                    }
                    sink(Choice::Use(Use::Sort(order)), self.now.after(queue.iter().copied()));
                }
            }
        }
    }

    /// The queue after First! (behind cards that were put first before) or Last! (before cards that were put last).
    fn moved(&self, queued: QueuedCard, front: bool) -> Order {
        let mut queue = self.queue.clone();
        let (firsts, lasts) =
            (usize::from(self.game.queue().firsts()), usize::from(self.game.queue().lasts()));
        let Some(from) = queue.iter().position(|other| *other == queued) else { return queue };
        let was_first = from < firsts;
        let was_last = !was_first && from + lasts >= queue.len();
        queue.remove(from);
        let place = if front {
            firsts - usize::from(was_first)
        } else {
            (queue.len() + usize::from(was_last)).saturating_sub(lasts)
        };
        queue.insert(place.min(queue.len()), queued);
        queue
    }
}

fn shuffle(queue: &mut Order, rng: &mut SeatRng) {
    for place in (1..queue.len()).rev() {
        queue.swap(place, rng.below(place as u32 + 1) as usize);
    }
}

/// The seat that decides about special cards for the team: the owner of the next card that is not the buffalo's. Seat 0 if
/// only the buffalo's card is left.
pub(super) fn acting_seat(game: &Buffalo) -> Seat {
    let seats = game.queue().iter().filter_map(|queued| match queued.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Buffalo => None,
    });
    seats.into_iter().next().unwrap_or_default()
}
