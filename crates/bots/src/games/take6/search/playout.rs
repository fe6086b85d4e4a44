//! A round of the base game in a compact form, for fast playouts. A test compares it with the game.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::game::Game;
use rodeo_rules::rows::FourRows;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{DealMode, Take6};

use super::turn::Turn;
use crate::rng::SeatRng;
use crate::{PlayStyle, SeatStyles};

/// A position of the base game between turns.
#[derive(Clone, Copy, Debug)]
pub struct PlayoutState {
    rows: FourRows,
    hands: [CardSet; MAX_SEATS],
    heads: [u8; MAX_SEATS],
    /// Cards not shown to everybody, including those in hands.
    unseen: CardSet,
    players: u8,
    left: u8,
}

impl PlayoutState {
    /// The position of a game in which the seats choose cards.
    pub fn new(game: &Take6) -> PlayoutState {
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        let mut heads = [0; MAX_SEATS];
        for seat in Seat::all(game.players()) {
            hands[seat.index()] = game.hand(seat);
            heads[seat.index()] = game.heads(seat);
        }
        PlayoutState {
            rows: *game.rows(),
            hands,
            heads,
            unseen: hidden(game),
            players: game.players(),
            left: Seat::new(0).map_or(0, |seat| game.hand_size(seat)),
        }
    }

    /// Samples a card of the seat in this style.
    pub fn sample_card(&self, seat: Seat, style: PlayStyle, rng: &mut SeatRng) -> Option<Card> {
        self.turn().sample(self.hands[seat.index()], style, rng)
    }

    fn turn(&self) -> Turn<'_> {
        Turn::new(&self.rows, self.unseen, self.players, self.left)
    }

    /// Number of cards in each hand.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// The cards of a seat.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Heads taken in this round.
    pub fn heads(&self) -> [u8; MAX_SEATS] {
        self.heads
    }

    /// Plays the round to its end and returns the heads by seat.
    pub fn play_out(self, styles: &SeatStyles, rng: &mut SeatRng) -> [u8; MAX_SEATS] {
        self.play_turns(u8::MAX, styles, rng)
    }

    /// Plays at most this many turns and returns the heads by seat.
    pub fn play_turns(mut self, turns: u8, styles: &SeatStyles, rng: &mut SeatRng) -> [u8; MAX_SEATS] {
        for _ in 0..turns.min(self.left) {
            let now = self.turn();
            let mut turn = ArrayVec::<Card, MAX_SEATS>::new();
            for seat in Seat::all(self.players) {
                let card = now.sample(self.hands[seat.index()], styles.of(seat), rng);
                let Some(card) = card else { return self.heads };
                turn.push(card);
            }
            self.play(&turn);
        }
        self.heads
    }

    /// Plays a turn with one card of each seat.
    #[inline]
    pub fn play(&mut self, cards: &[Card]) {
        // The card number in the high byte and the seat in the low one, to sort by card.
        let mut turn = ArrayVec::<u16, MAX_SEATS>::new();
        for ((hand, &card), seat) in self.hands.iter_mut().zip(cards).zip(0..) {
            hand.remove(card);
            self.unseen.remove(card);
            turn.push(u16::from(card.get()) << 8 | seat);
        }
        turn.sort_unstable();
        for play in turn {
            let Some(card) = Card::new((play >> 8) as u8) else { continue };
            let taken = match self.rows.closest_below(card.get()) {
                Some(row) => self.rows.lay(row, card),
                None => self.rows.take(self.rows.cheapest(), card),
            };
            let heads = &mut self.heads[usize::from(play & 0xff) % MAX_SEATS];
            *heads = heads.saturating_add(taken);
        }
        self.left = self.left.saturating_sub(1);
    }
}

/// Cards that may be in hands. After a draft all hands are known.
pub fn hidden(game: &Take6) -> CardSet {
    match game.rules().deal {
        DealMode::Draft => Seat::all(game.players()).fold(CardSet::EMPTY, |all, seat| all | game.hand(seat)),
        DealMode::Random => game.rules().deck_cards() - game.seen(),
    }
}

#[cfg(test)]
mod tests {
    use rodeo_rules::deal::Dealer;
    use rodeo_rules::game::{Awaiting, DiscardEvents};
    use rodeo_rules::options::read_options;
    use rodeo_rules::rows::RowRule;
    use rodeo_rules::seat::Viewer;
    use rodeo_rules::take6::{Choice, Phase};

    use super::*;
    use crate::{Bot as _, Budget, DecisionContext, Simple};

    #[test]
    fn horizon_limits_the_turns_of_a_playout() {
        let mut game = Take6::new(&read_options(4, "rounds=1").unwrap()).unwrap();
        let deck = game.deck().unwrap();
        let (mut short, mut whole) = (0, 0);
        for seed in 0..50 {
            let mut rng = SeatRng::new(seed);
            game = Take6::new(&game.rules()).unwrap();
            game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
            let start = PlayoutState::new(&game);
            let heads = |turns| {
                let heads = start.play_turns(turns, &SeatStyles::STRONG, &mut SeatRng::new(seed));
                heads.map(u32::from).iter().sum::<u32>()
            };
            let to_the_end = start.play_out(&SeatStyles::STRONG, &mut SeatRng::new(seed));
            assert_eq!((heads(0), heads(10)), (0, to_the_end.map(u32::from).iter().sum()));
            short += heads(3);
            whole += heads(10);
        }
        assert!(0 < short && 2 * short < whole, "{short} heads in three turns, {whole} in ten");
    }

    #[test]
    fn playout_state_follows_the_rules_of_the_game() {
        for (players, options) in
            [(2, "rounds=1"), (4, "rounds=1"), (10, "rounds=1"), (3, "rounds=1 deck=limited")]
        {
            for seed in 0..50 {
                let mut rng = SeatRng::from_parts(&[seed, u64::from(players)]);
                let mut game = Take6::new(&read_options(players, options).unwrap()).unwrap();
                let deck = game.deck().unwrap();
                game.deal(Dealer::new().order(&deck, &mut rng), &mut DiscardEvents).unwrap();
                let mut playout = PlayoutState::new(&game);
                while let Awaiting::Moves(_) = game.awaiting() {
                    for seat in Seat::all(players) {
                        let view = game.view(Viewer::Seat(seat));
                        let context = DecisionContext::new(&view, Budget::Playouts(1));
                        let simple = Simple.decide(&context, &mut rng).map(|decision| decision.choice);
                        let sampled = playout.sample_card(seat, PlayStyle::Simple, &mut rng);
                        assert_eq!(sampled.map(Choice::Card), simple, "{players} {options} {seed}");
                    }
                    let cards: Vec<Card> = Seat::all(players)
                        .map(|seat| playout.sample_card(seat, PlayStyle::Net, &mut rng).unwrap())
                        .collect();
                    let step: Vec<_> =
                        Seat::all(players).zip(cards.iter().map(|&card| Choice::Card(card))).collect();
                    game.play(&step, &mut DiscardEvents).unwrap();
                    while let Phase::TakeRow(seat) = game.phase() {
                        let row = RowRule::Cheapest.choose(game.rows(), &mut rng);
                        game.play(&[(seat, Choice::Row(row))], &mut DiscardEvents).unwrap();
                    }
                    playout.play(&cards);
                    if game.outcome().is_none() {
                        let now = PlayoutState::new(&game);
                        assert_eq!(format!("{playout:?}"), format!("{now:?}"));
                    }
                }
                let heads = Seat::all(players).map(|seat| u32::from(playout.heads()[seat.index()]));
                assert!(
                    heads.eq(Seat::all(players).map(|seat| game.score(seat))),
                    "{players} {options} {seed}"
                );
            }
        }
    }
}
