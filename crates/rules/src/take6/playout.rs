//! Random completion of a round, for bots that search by simulation.
//!
//! Picking at random from a hand in every turn is the same as shuffling the hand once and playing it in that order. So
//! a playout begins with [`Plans`]; once all cards of the round are known, it is a short loop.

use super::action::Choice;
use super::event::Event;
use super::fans::Fans;
use super::state::{Phase, Take6};
use crate::card::{Card, CardSet};
use crate::game::{DiscardEvents, EventSink, Game, RandomSource};
use crate::rows::RowRule;
use crate::seat::{MAX_SEATS, Seat};

/// Maximum number of turns of a round, rounded up to fill a vector register.
const TURNS: usize = 16;

/// The order in which each seat plays its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plans {
    hands: [CardSet; MAX_SEATS],
    /// Card numbers by seat and turn; 0 after the last turn.
    cards: [[u8; TURNS]; MAX_SEATS],
}

impl Plans {
    /// Shuffles every hand.
    #[inline]
    pub fn draw(game: &Take6, rng: &mut impl RandomSource) -> Plans {
        let mut plans = Plans { hands: game.hands, cards: [[0; TURNS]; MAX_SEATS] };
        for seat in Seat::all(game.rules.players) {
            let plan = &mut plans.cards[seat.index()];
            for (turn, card) in game.hands[seat.index()].iter().take(TURNS).enumerate() {
                let other = if turn == 0 { 0 } else { rng.below(turn as u32 + 1) as usize % TURNS };
                plan[turn] = plan[other];
                plan[other] = card.get();
            }
        }
        plans
    }

    /// The card that a seat plays in this turn, counted from the next one.
    #[inline]
    pub fn card(&self, seat: Seat, turn: usize) -> Option<Card> {
        self.cards[seat.index()].get(turn).copied().and_then(Card::new)
    }

    /// Makes a seat play this card next, swapped with its planned next card. Returns whether the seat holds the card.
    pub fn play_next(&mut self, seat: Seat, card: Card) -> bool {
        let plan = &mut self.cards[seat.index()];
        match plan.iter().position(|&planned| planned == card.get()) {
            Some(turn) => {
                plan.swap(0, turn);
                true
            }
            None => false,
        }
    }

    /// All cards of each turn in the order of placement: the card number, with the seat in the high byte.
    ///
    /// The position of a card is the number of lower cards in its turn, counted for all turns at once, one vector per
    /// seat.
    #[inline]
    fn ordered_turns(&self, players: usize) -> [[u16; TURNS]; TURNS] {
        let mut lines = [[0; TURNS]; TURNS];
        let plans = &self.cards[..players.min(MAX_SEATS)];
        for (plan, seat) in plans.iter().zip(0u16..) {
            let mut places = [0u8; TURNS];
            for other in plans {
                for turn in 0..TURNS {
                    places[turn] += u8::from(other[turn] < plan[turn]);
                }
            }
            for turn in 0..TURNS {
                lines[turn][usize::from(places[turn]) % TURNS] = u16::from(plan[turn]) | seat << 8;
            }
        }
        lines
    }
}

impl Take6 {
    /// Completes the round at random and returns the heads taken by each seat in the round.
    ///
    /// An unfinished draft is completed at random too. If no round is in progress, or hands are unknown as in a view,
    /// the current heads are returned.
    #[inline]
    pub fn playout(&self, rows: RowRule, rng: &mut impl RandomSource) -> [u8; MAX_SEATS] {
        if let Phase::Draft(_) = self.phase {
            let mut game = *self;
            game.draft(rng);
            return game.playout_by(&Plans::draw(&game, rng), rows, rng).unwrap_or(self.heads);
        }
        self.playout_by(&Plans::draw(self, rng), rows, rng).unwrap_or(self.heads)
    }

    /// Like [`playout`](Take6::playout) with given plans; `None` if the plans do not match the hands of this position.
    ///
    /// The base game uses a short loop of its own, which shares the placement rule with the regular step; a test
    /// compares the two. With fan cards it uses the regular step.
    #[inline]
    pub fn playout_by(
        &self,
        plans: &Plans,
        rows: RowRule,
        rng: &mut impl RandomSource,
    ) -> Option<[u8; MAX_SEATS]> {
        let mut hands = self.hands.iter().take(usize::from(self.rules.players));
        if plans.hands != self.hands || hands.any(|hand| hand.len() != self.hand_size) {
            return None;
        }
        match self.phase {
            Phase::Choose | Phase::TakeRow(_) if self.rules.fans == Fans::NONE => {
                Some(self.finish(plans, rows, rng))
            }
            Phase::Choose | Phase::TakeRow(_) => self.finish_by_steps(plans, rows, rng),
            Phase::Deal | Phase::Draft(_) | Phase::Over => None,
        }
    }

    /// Completes the round by the base rules.
    #[inline]
    fn finish(&self, plans: &Plans, rule: RowRule, rng: &mut impl RandomSource) -> [u8; MAX_SEATS] {
        let mut rows = self.rows;
        let mut heads = self.heads;
        let mut place = |seat: usize, card: Card| {
            let taken = match rows.closest_below(card.get()) {
                Some(row) => rows.lay(row, card),
                None => rows.take(rule.choose(&rows, rng), card),
            };
            if let Some(heads) = heads.get_mut(seat) {
                *heads = heads.saturating_add(taken);
            }
        };
        for seat in self.queue.iter() {
            if let Some(play) = self.plays[seat.index()] {
                place(seat.index(), play.card);
            }
        }
        let players = usize::from(self.rules.players);
        for line in plans.ordered_turns(players).iter().take(usize::from(self.hand_size)) {
            for &next in &line[..players.min(TURNS)] {
                if let Some(card) = Card::new(next as u8) {
                    place(usize::from(next >> 8), card);
                }
            }
        }
        heads
    }

    /// Completes the round with regular steps, which support all rules.
    fn finish_by_steps(
        &self,
        plans: &Plans,
        rule: RowRule,
        rng: &mut impl RandomSource,
    ) -> Option<[u8; MAX_SEATS]> {
        let mut game = *self;
        let mut end = RoundEnd(None);
        let mut turn = 0;
        while end.0.is_none() {
            if let Phase::TakeRow(seat) = game.phase {
                let row = rule.choose(&game.rows, rng);
                game.play(&[(seat, Choice::Row(row))], &mut end).ok()?;
                continue;
            }
            let mut choices = arrayvec::ArrayVec::<_, MAX_SEATS>::new();
            for seat in Seat::all(game.rules.players) {
                let card = plans.card(seat, turn)?;
                let flip = game.can_flip(seat, card) && rng.below(2) == 0;
                choices.push((seat, if flip { Choice::Flipped(card) } else { Choice::Card(card) }));
            }
            game.play(&choices, &mut end).ok()?;
            turn += 1;
        }
        end.0
    }

    /// Completes the draft at random.
    fn draft(&mut self, rng: &mut impl RandomSource) {
        while let Phase::Draft(seat) = self.phase {
            let Some(choice) = self.any_choice(seat, rng) else { return };
            if self.play(&[(seat, choice)], &mut DiscardEvents).is_err() {
                return;
            }
        }
    }
}

/// Detects the end of the round.
struct RoundEnd(Option<[u8; MAX_SEATS]>);

impl EventSink<Event> for RoundEnd {
    #[inline]
    fn emit(&mut self, event: Event) {
        if let Event::RoundScored { heads } = event {
            self.0 = Some(heads);
        }
    }
}
