//! What could be done with the open special cards, and what each use brings before the turn is over.

use arrayvec::ArrayVec;
use rodeo_rules::buffalo::{Buffalo, Choice, MAX_QUEUED, Owner, QueuedCard, Special, Use};
use rodeo_rules::game::RandomSource;
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::Seat;

use super::prospect::Prospect;
use crate::rng::SeatRng;

/// The waiting cards in some order.
type Order = ArrayVec<QueuedCard, MAX_QUEUED>;

/// Somebody who hears of each use and what it brings.
pub(super) trait Hear: FnMut(Choice, Prospect) {}
impl<F: FnMut(Choice, Prospect)> Hear for F {}

/// The uses that a seat could make now, with how the turn would end.
pub(super) struct Uses<'a> {
    game: &'a Buffalo,
    seat: Seat,
    line: Order,
    now: Prospect,
    /// So many orders are tried for a Sort.
    orders: u32,
}

impl<'a> Uses<'a> {
    pub fn of(game: &'a Buffalo, seat: Seat, orders: u32) -> Uses<'a> {
        Uses { game, seat, line: game.queue().iter().collect(), now: Prospect::of(game), orders }
    }

    /// How the turn ends if nobody does anything.
    pub fn passing(&self) -> Prospect {
        self.now.after(self.line.iter().copied())
    }

    /// Tells of everything that is allowed, the orders of a Sort excepted, of which it tells some.
    pub fn each(&self, rng: &mut SeatRng, hear: &mut impl Hear) {
        let mut open = self.game.open_specials();
        let (first, second) = (open.next(), open.next());
        if let Some(special) = first {
            self.of_kind(special, rng, hear);
        }
        if let Some(special) = second.filter(|_| second != first) {
            self.of_kind(special, rng, hear);
        }
        for row in RowId::all(4).filter(|&row| self.game.is_blocked(row)) {
            let mut now = self.now;
            now.block(row, false);
            hear(Choice::Lift(row), now.after(self.line.iter().copied()));
        }
    }

    fn of_kind(&self, special: Special, rng: &mut SeatRng, hear: &mut impl Hear) {
        let game = self.game;
        let free = RowId::all(4).filter(|&row| game.is_free(row));
        let all = || self.line.iter().copied();
        let rest = || self.line.iter().skip(1).copied();
        let mine = self.line.first().filter(|next| next.owner == Owner::Seat(self.seat));
        match special {
            Special::Take7 => {
                for row in free.filter(|&row| !game.has_take7(row)) {
                    let mut now = self.now;
                    now.lay_take7(row);
                    hear(Choice::Use(Use::Take7(row)), now.after(all()));
                }
            }
            Special::Stop => {
                for row in free {
                    let mut now = self.now;
                    now.block(row, true);
                    hear(Choice::Use(Use::Stop(row)), now.after(all()));
                }
            }
            Special::Replace => {
                let Some(next) = mine else { return };
                for card in game.hand(self.seat).iter() {
                    let mut now = self.now;
                    now.place(QueuedCard { card, ..*next });
                    hear(Choice::Use(Use::Replace(card)), now.after(rest()));
                }
            }
            Special::Insert => {
                let Some(next) = mine else { return };
                for row in free.filter(|&row| next.card.get() < game.row(row).last_number()) {
                    let mut now = self.now;
                    now.put_in(next.card, row);
                    hear(Choice::Use(Use::Insert(row)), now.after(rest()));
                }
            }
            Special::Push => {
                for from in free.clone() {
                    for card in game.row(from).cards() {
                        for row in free.clone().filter(|&row| row != from) {
                            let mut now = self.now;
                            now.push(card, from, row);
                            hear(Choice::Use(Use::Push(card, row)), now.after(all()));
                        }
                    }
                }
            }
            Special::First | Special::Last => {
                for waiting in all().filter(|waiting| waiting.owner != Owner::Buffalo) {
                    let what = match special {
                        Special::First => Use::First(waiting.card),
                        _ => Use::Last(waiting.card),
                    };
                    let line = self.moved(waiting, special == Special::First);
                    hear(Choice::Use(what), self.now.after(line));
                }
            }
            Special::Sort => {
                let mut line = self.line.clone();
                for _ in 0..self.orders {
                    shuffle(&mut line, rng);
                    let mut order = [None; MAX_QUEUED];
                    for (place, waiting) in order.iter_mut().zip(&line) {
                        *place = Some(waiting.card);
                    }
                    hear(Choice::Use(Use::Sort(order)), self.now.after(line.iter().copied()));
                }
            }
        }
    }

    /// The line with a card at the front, behind those put there before, or at the back, before those.
    fn moved(&self, waiting: QueuedCard, front: bool) -> Order {
        let mut line = self.line.clone();
        let (firsts, lasts) =
            (usize::from(self.game.queue().firsts()), usize::from(self.game.queue().lasts()));
        let Some(from) = line.iter().position(|other| *other == waiting) else { return line };
        let was_first = from < firsts;
        let was_last = !was_first && from + lasts >= line.len();
        line.remove(from);
        let place = if front {
            firsts - usize::from(was_first)
        } else {
            (line.len() + usize::from(was_last)).saturating_sub(lasts)
        };
        line.insert(place.min(line.len()), waiting);
        line
    }
}

fn shuffle(line: &mut Order, rng: &mut SeatRng) {
    for place in (1..line.len()).rev() {
        line.swap(place, rng.below(place as u32 + 1) as usize);
    }
}

/// Who would use a special card, where all of a team think alike: the owner of the next card, or of the first one behind
/// the buffalo's.
pub(super) fn speaker(game: &Buffalo) -> Seat {
    let seats = game.queue().iter().filter_map(|waiting| match waiting.owner {
        Owner::Seat(seat) => Some(seat),
        Owner::Buffalo => None,
    });
    seats.into_iter().next().unwrap_or_default()
}
