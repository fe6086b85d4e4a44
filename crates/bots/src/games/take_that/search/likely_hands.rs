//! Hands that explain what the other players have done: whoever played a card had no better one.
//!
//! The chance that a random hand explains a whole game is tiny, so hands are not sampled and weighted. A Markov chain
//! (Metropolis) starts from random hands and exchanges hidden cards. It visits hands about as often as they are likely. The
//! cards of each player are in the order in which they were received, because it decides which cards were in the hand in
//! an earlier turn. How each player plays is part of the chain, too.

use arrayvec::ArrayVec;
use rodeo_rules::card::{Card, CardSet};
use rodeo_rules::deal::{Order, shuffle_prefix};
use rodeo_rules::game::{Determinization, Game as _, RandomSource as _, View};
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take_that::{SEATS, TakeThat};

use super::past_turns::{PastTurn, PastTurns};
use super::style::{CARD_COUNTING, PLAIN, choose};
use crate::numeric::{exp, ln};
use crate::{DecisionContext, Level, PlayStyle, SeatRng};

/// Exchanges before the first hands are used.
const SETTLING: u32 = 600;
/// Exchanges between two worlds.
const BETWEEN: u32 = 12;
/// Resolution of random probabilities.
const RESOLUTION: u32 = 1 << 24;

/// Number of play styles of the model: random, careless, plain and strong.
const STYLES: usize = 4;
/// For each of them the shares of its choices that are those of the plain style, of the card-counting style, and any choice.
const MIXTURES: [[f32; 3]; STYLES] = [[0.0, 0.0, 1.0], [0.45, 0.0, 0.55], [0.97, 0.0, 0.03], [0.2, 0.5, 0.3]];
/// Prior of a player about whom nothing is known.
const UNKNOWN: [f32; STYLES] = [0.1, 0.2, 0.3, 0.4];
/// Prior of the style of a declared level; the other styles share the rest.
const DECLARED: f32 = 0.94;

/// Samples worlds with likely hands.
pub struct LikelyHands<'a> {
    view: &'a View<TakeThat>,
    /// The other players.
    players: ArrayVec<Player, SEATS>,
    /// Cards of the stock, and extra cards.
    rest: Order,
    has_settled: bool,
}

/// Another player, with a hypothesis about its cards and its style.
struct Player {
    turns: Vec<PastTurn>,
    /// Logarithms of the prior of each style.
    prior: [f32; STYLES],
    style: usize,
    /// All cards received in this game, in order.
    received: ArrayVec<Received, 79>,
    /// For each turn the hand by this hypothesis, and what it tells.
    evidence: Vec<(CardSet, [f32; STYLES])>,
    /// Sums of the evidence by style.
    logarithms: [f32; STYLES],
}

/// A card that a player has received.
#[derive(Clone, Copy)]
struct Received {
    card: Card,
    /// Number of cards that the player had received when it played the card; more than all if it still holds it.
    by: usize,
}

/// Later than all cards.
const STILL_HELD: usize = usize::MAX;

impl<'a> LikelyHands<'a> {
    /// `None` if there is nothing to learn: without a history of this game, or before the first turn of the others.
    pub fn new(context: &'a DecisionContext<'_, TakeThat>, rng: &mut SeatRng) -> Option<LikelyHands<'a>> {
        let view = context.view;
        let mut past = PastTurns::new(context)?;
        let Viewer::Seat(own) = view.viewer() else { return None };
        let mut rest: Order = view.unknown().first()?.cards.iter().collect();
        shuffle_prefix(&mut rest, u8::MAX, rng);
        let mut players = ArrayVec::new();
        for seat in Seat::all(view.players()).filter(|&seat| seat != own) {
            let hand: ArrayVec<Card, 79> =
                rest.drain(..usize::from(view.hand_size(seat)).min(rest.len())).collect();
            let declared = context.declared.get(seat.index()).copied().flatten();
            players.push(Player::new(seat, &mut past, declared, &hand, rng)?);
        }
        let is_empty = players.iter().all(|player: &Player| player.turns.is_empty());
        (!is_empty).then_some(LikelyHands { view, players, rest, has_settled: false })
    }

    /// Samples a world.
    pub fn sample(&mut self, rng: &mut SeatRng) -> Option<TakeThat> {
        let exchanges = if self.has_settled { BETWEEN } else { SETTLING };
        self.has_settled = true;
        for _ in 0..exchanges {
            self.exchange(rng);
        }
        self.players.iter_mut().for_each(|player| player.sample_style(rng));
        shuffle_prefix(&mut self.rest, u8::MAX, rng);
        let hands = self.players.iter().flat_map(|player| {
            player.received.iter().filter(|received| received.by == STILL_HELD).map(|received| received.card)
        });
        let order: Order = hands.chain(self.rest.iter().copied()).collect();
        self.view.imagine(&Determinization::from_iter([order])).ok()
    }

    /// Proposes an exchange of two cards, and accepts it with the probability of Metropolis.
    fn exchange(&mut self, rng: &mut SeatRng) {
        let at = rng.below(self.players.len() as u32) as usize;
        if rng.below(2) == 0 { self.exchange_order(at, rng) } else { self.exchange_hands(at, rng) }
    }

    /// Exchanges the places of two cards in the order in which a player received them.
    fn exchange_order(&mut self, at: usize, rng: &mut SeatRng) {
        let player = &mut self.players[at];
        let count = player.received.len() as u32;
        let (first, second) = (rng.below(count) as usize, rng.below(count) as usize);
        let (one, other) = (player.received[first], player.received[second]);
        if first == second || second >= one.by || first >= other.by {
            return;
        }
        player.received.swap(first, second);
        let change = player.update();
        if accepts(change.gain, rng) {
            player.keep(change);
        } else {
            player.received.swap(first, second);
        }
    }

    /// Exchanges a card that a player holds for one of another player or of the rest.
    fn exchange_hands(&mut self, at: usize, rng: &mut SeatRng) {
        let held = |player: &Player| player.received.iter().filter(|card| card.by == STILL_HELD).count();
        let own = held(&self.players[at]);
        let counts: ArrayVec<usize, SEATS> = self.players.iter().map(held).collect();
        let others = counts.iter().sum::<usize>() - own + self.rest.len();
        if own == 0 || others == 0 {
            return;
        }
        let from = self.players[at].nth_held(rng.below(own as u32) as usize);
        let mut to = rng.below(others as u32) as usize;
        let mut partner = None;
        for (index, &count) in counts.iter().enumerate().filter(|(index, _)| *index != at) {
            if to < count {
                partner = Some(index);
                break;
            }
            to -= count;
        }
        match partner {
            None => {
                let player = &mut self.players[at];
                std::mem::swap(&mut player.received[from].card, &mut self.rest[to]);
                let change = player.update();
                if accepts(change.gain, rng) {
                    player.keep(change);
                } else {
                    std::mem::swap(&mut player.received[from].card, &mut self.rest[to]);
                }
            }
            Some(partner) => {
                let to = self.players[partner].nth_held(to);
                self.swap_held((at, from), (partner, to));
                let changes = (self.players[at].update(), self.players[partner].update());
                if accepts(changes.0.gain + changes.1.gain, rng) {
                    self.players[at].keep(changes.0);
                    self.players[partner].keep(changes.1);
                } else {
                    self.swap_held((at, from), (partner, to));
                }
            }
        }
    }

    fn swap_held(&mut self, one: (usize, usize), other: (usize, usize)) {
        let card = self.players[one.0].received[one.1].card;
        let theirs = std::mem::replace(&mut self.players[other.0].received[other.1].card, card);
        self.players[one.0].received[one.1].card = theirs;
    }
}

/// What a changed hypothesis would tell.
struct Change {
    evidence: Vec<(CardSet, [f32; STYLES])>,
    logarithms: [f32; STYLES],
    /// Logarithm of how much likelier it is.
    gain: f32,
}

impl Player {
    /// A player with this hand, whose cards are in a random order that is possible.
    fn new(
        seat: Seat,
        past: &mut PastTurns,
        declared: Option<Level>,
        hand: &[Card],
        rng: &mut SeatRng,
    ) -> Option<Player> {
        let turns = std::mem::take(&mut past.turns[seat.index()]);
        let count = past.received[seat.index()];
        if turns.len() + hand.len() != count {
            return None;
        }
        let mut places: Vec<Option<Received>> = vec![None; count];
        let played = turns.iter().map(|turn| Received { card: turn.card, by: turn.received });
        for received in played.chain(hand.iter().map(|&card| Received { card, by: STILL_HELD })) {
            let free = || (0..count.min(received.by)).filter(|&place| places[place].is_none());
            let place = free().nth(rng.below(free().count() as u32) as usize)?;
            places[place] = Some(received);
        }
        let mut player = Player {
            turns,
            prior: prior(declared).map(ln),
            style: 0,
            received: places.into_iter().flatten().collect(),
            evidence: Vec::new(),
            logarithms: [0.0; STYLES],
        };
        let change = player.update();
        player.keep(change);
        player.sample_style(rng);
        Some(player)
    }

    /// Place of the nth card that the player holds.
    fn nth_held(&self, nth: usize) -> usize {
        let held = self.received.iter().enumerate().filter(|(_, card)| card.by == STILL_HELD);
        held.map(|(place, _)| place).nth(nth).unwrap_or(0)
    }

    fn sample_style(&mut self, rng: &mut SeatRng) {
        let sums: [f32; STYLES] = std::array::from_fn(|style| self.prior[style] + self.logarithms[style]);
        let most = sums.into_iter().fold(f32::MIN, f32::max);
        let weights = sums.map(|sum| exp(sum - most));
        let mut roll = rng.below(RESOLUTION) as f32 / RESOLUTION as f32 * weights.iter().sum::<f32>();
        self.style = STYLES - 1;
        for (style, weight) in weights.into_iter().enumerate() {
            if roll < weight {
                self.style = style;
                return;
            }
            roll -= weight;
        }
    }

    /// What the turns tell about the present hypothesis.
    fn update(&self) -> Change {
        let mut evidence = Vec::with_capacity(self.turns.len());
        let mut logarithms = [0.0; STYLES];
        let (mut hand, mut received) = (CardSet::EMPTY, 0);
        for (index, turn) in self.turns.iter().enumerate() {
            while received < turn.received {
                hand.insert(self.received[received].card);
                received += 1;
            }
            let told = match self.evidence.get(index) {
                Some(&(known, told)) if known == hand => told,
                Some(_) | None => turn_evidence(turn, hand),
            };
            for (sum, told) in logarithms.iter_mut().zip(told) {
                *sum += told;
            }
            evidence.push((hand, told));
            hand.remove(turn.card);
        }
        let gain = logarithms[self.style] - self.logarithms[self.style];
        Change { evidence, logarithms, gain }
    }

    fn keep(&mut self, change: Change) {
        self.evidence = change.evidence;
        self.logarithms = change.logarithms;
    }
}

/// Logarithms of the probabilities of a choice by style, if the player had this hand.
fn turn_evidence(turn: &PastTurn, hand: CardSet) -> [f32; STYLES] {
    let seen = turn.seen_with(hand);
    let is_choice_of = |style| f32::from(u8::from(choose(&seen, style) == Some(turn.choice)));
    let (plain, counting) = (is_choice_of(&PLAIN), is_choice_of(&CARD_COUNTING));
    let any = 1.0 / f32::from(seen.choices().max(1));
    MIXTURES.map(|[by_plain, by_counting, by_chance]| {
        ln(by_plain * plain + by_counting * counting + by_chance * any)
    })
}

/// Whether a change by this logarithm of a likelihood is accepted.
fn accepts(gain: f32, rng: &mut SeatRng) -> bool {
    gain >= 0.0 || (rng.below(RESOLUTION) as f32) < exp(gain) * RESOLUTION as f32
}

/// What is known about the style of a player before the first turn.
fn prior(declared: Option<Level>) -> [f32; STYLES] {
    let Some(level) = declared else { return UNKNOWN };
    let declared = match PlayStyle::of_level(level) {
        PlayStyle::Random => 0,
        PlayStyle::Careless => 1,
        PlayStyle::Simple => 2,
        PlayStyle::Flat | PlayStyle::Net => 3,
    };
    let mut prior = [(1.0 - DECLARED) / (STYLES - 1) as f32; STYLES];
    prior[declared] = DECLARED;
    prior
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use rodeo_rules::deal::Dealer;
    use rodeo_rules::game::Awaiting;
    use rodeo_rules::options::read_options;
    use rodeo_rules::take_that::Event;

    use super::*;
    use crate::search::Worlds;
    use crate::{Budget, Heuristic as _};

    /// A game in which `simple` has chosen for everybody, and what seat 0 was shown.
    fn game_of_simple(players: u8, options: &str, turns: usize, seed: u64) -> (TakeThat, Vec<Event>) {
        let mut rng = SeatRng::new(seed);
        let mut game = TakeThat::new(&read_options(players, options).unwrap()).unwrap();
        let deck = game.deck().unwrap();
        let mut events = Vec::new();
        game.deal(Dealer::new().order(&deck, &mut rng), &mut events).unwrap();
        for _ in 0..turns {
            let Awaiting::Moves(seats) = game.awaiting() else { break };
            let seat = seats.iter().next().unwrap();
            let scored = game.scored_choices(seat, &mut rng);
            let (choice, _) = scored.into_iter().rev().max_by_key(|(_, score)| *score).unwrap();
            game.play(&[(seat, choice)], &mut events).unwrap();
        }
        let own = Viewer::Seat(Seat::default());
        (game, events.iter().map(|event| TakeThat::show(event, own)).collect())
    }

    /// Calls `visit` with all orders of these cards.
    fn for_each_order(cards: &mut [Received], fixed: usize, visit: &mut impl FnMut(&[Received])) {
        if fixed == cards.len() {
            return visit(cards);
        }
        for at in fixed..cards.len() {
            cards.swap(fixed, at);
            for_each_order(cards, fixed + 1, visit);
            cards.swap(fixed, at);
        }
    }

    /// All hands and orders of a tiny game are counted.
    #[test]
    fn hands_are_visited_as_often_as_they_are_likely() {
        for seed in 0..3 {
            let (game, history) = game_of_simple(2, "games=1 hand=3 high=27", 5, seed);
            let view = game.view(Viewer::Seat(Seat::default()));
            let declared = [None, Some(Level::Simple)];
            let budget = Budget::Playouts(1);
            let context = DecisionContext {
                history: &history,
                declared: &declared,
                ..DecisionContext::new(&view, budget)
            };
            let mut rng = SeatRng::new(9);
            let mut hands = LikelyHands::new(&context, &mut rng).unwrap();

            let hidden: Vec<Card> = view.unknown()[0].cards.iter().collect();
            let mut expected = HashMap::<CardSet, f64>::new();
            let player = &mut hands.players[0];
            let held = player.received.iter().filter(|card| card.by == STILL_HELD).count();
            let played: Vec<Received> =
                player.received.iter().copied().filter(|card| card.by != STILL_HELD).collect();
            for chosen in (0..1u32 << hidden.len()).filter(|chosen| chosen.count_ones() as usize == held) {
                let cards =
                    hidden.iter().enumerate().filter(|(at, _)| chosen >> at & 1 == 1).map(|(_, &card)| card);
                let hand: CardSet = cards.clone().collect();
                let held = cards.map(|card| Received { card, by: STILL_HELD });
                let mut received: Vec<Received> = played.iter().copied().chain(held).collect();
                for_each_order(&mut received, 0, &mut |order| {
                    if order.iter().enumerate().all(|(place, card)| place < card.by) {
                        player.received = order.iter().copied().collect();
                        let sums = player.update().logarithms;
                        let weight =
                            (0..STYLES).map(|style| f64::from(player.prior[style] + sums[style]).exp());
                        *expected.entry(hand).or_default() += weight.sum::<f64>();
                    }
                });
            }
            let total: f64 = expected.values().sum();

            let mut hands = LikelyHands::new(&context, &mut rng).unwrap();
            let mut visited = HashMap::<CardSet, f64>::new();
            let samples = 20_000;
            for _ in 0..samples {
                let world = hands.sample(&mut rng).unwrap();
                *visited.entry(world.hand(Seat::new(1).unwrap())).or_default() += 1.0 / f64::from(samples);
            }
            let distance: f64 = expected
                .iter()
                .map(|(hand, weight)| (weight / total - visited.get(hand).copied().unwrap_or(0.0)).abs())
                .sum();
            let uniform: f64 =
                expected.values().map(|weight| (weight / total - 1.0 / expected.len() as f64).abs()).sum();
            assert!(
                distance < 0.08 && uniform > 0.3,
                "seed {seed}: {distance:.3}, random hands {uniform:.3}"
            );
        }
    }

    #[test]
    fn sampled_hands_hold_more_cards_of_the_real_ones_than_random_hands() {
        let (mut likely, mut random) = (0, 0);
        for seed in 0..12 {
            let (game, history) = game_of_simple(4, "games=1", 28, seed);
            let view = game.view(Viewer::Seat(Seat::default()));
            let declared = [Some(Level::Simple); 4];
            let budget = Budget::Playouts(1);
            let context = DecisionContext {
                history: &history,
                declared: &declared,
                ..DecisionContext::new(&view, budget)
            };
            let mut rng = SeatRng::new(seed);
            let mut hands = LikelyHands::new(&context, &mut rng).unwrap();
            let mut worlds = Worlds::new(&view);
            let real = |world: &TakeThat| {
                let others = Seat::all(4).skip(1);
                others.map(|seat| u32::from((world.hand(seat) & game.hand(seat)).len())).sum::<u32>()
            };
            for _ in 0..200 {
                likely += real(&hands.sample(&mut rng).unwrap());
                random += real(&worlds.sample(&mut rng).unwrap());
            }
        }
        assert!(likely * 10 > random * 12, "{likely} of {random}");
    }

    #[test]
    fn without_the_deal_nothing_is_learned() {
        let (game, history) = game_of_simple(3, "", 9, 1);
        let view = game.view(Viewer::Seat(Seat::default()));
        let context = DecisionContext::new(&view, Budget::Playouts(1));
        let mut rng = SeatRng::new(1);
        assert!(LikelyHands::new(&context, &mut rng).is_none());
        let late = DecisionContext { history: &history[history.len() - 6..], ..context };
        assert!(LikelyHands::new(&late, &mut rng).is_none());
        assert!(LikelyHands::new(&DecisionContext { history: &history, ..context }, &mut rng).is_some());
    }
}
