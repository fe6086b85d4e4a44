//! The traits that every game implements.
//!
//! A game is a plain value of fixed size. Only complete steps change it: [`deal`](Game::deal) and [`play`](Game::play)
//! first check everything and then emit events. [`apply`](Game::apply) applies an event to a game and to a view alike.
//!
//! A [`View`] is the same value without everything that its viewer may not know. A view that follows the events shown to
//! its viewer equals the view made from the game, so clients stay up to date and a view never contains a secret.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use crate::card::{Card, CardSet};
use crate::choice::{Choice, NextWords, Words};
use crate::deal::{DealKind, Deck, Order};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::standings::Standings;

pub use crate::error::{RulesError, StepError, count_players};

/// What a game needs for its next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A choice from each of these seats.
    Moves(SeatSet),
    /// Cards in random order from the [`Deck`] that [`Game::deck`] returns.
    Deal,
    /// Nothing: the match is over.
    Over,
}

/// A receiver of events.
pub trait EventSink<E> {
    /// Receives an event that the game has already applied to itself.
    fn emit(&mut self, event: E);
}

/// Ignores all events, for playouts and simulations.
#[derive(Clone, Copy, Debug, Default)]
pub struct DiscardEvents;

impl<E> EventSink<E> for DiscardEvents {
    #[inline(always)]
    fn emit(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    #[inline]
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// A source of random numbers. Games never use one themselves; shuffles and bots do.
pub trait RandomSource {
    /// Returns a uniformly distributed number from 0 to `n` − 1. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Hidden cards that a viewer cannot distinguish: every order of them gives the same view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The deal these cards came from.
    pub kind: DealKind,
    /// The hidden cards.
    pub cards: CardSet,
}

/// All cards hidden from a viewer, in disjoint pools.
pub type Unknown = ArrayVec<Pool, 3>;

/// An order for each pool of an [`Unknown`]: it turns a view into a complete game.
pub type Determinization = ArrayVec<Order, 3>;

/// The rules of one match: a plain value whose defaults are the printed rules.
pub trait Rules: Copy + Eq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned {
    /// Returns the defaults for this number of players. Player counts out of range are rejected by
    /// [`check`](Rules::check).
    fn defaults(players: u8) -> Self;

    /// Returns the number of players.
    fn players(&self) -> u8;

    /// Returns an error if these rules cannot be played.
    fn check(&self) -> Result<(), RulesError>;

    /// Returns the number cards of the deck in ascending order, each with what it counts: heads, or the points that it
    /// costs its taker.
    fn deck_values(&self) -> Vec<(Card, u8)>;

    /// Returns all options of the game.
    fn options() -> &'static [RuleOption];

    /// Returns the value of an option as text that [`set`](Rules::set) reads; `None` if the option is not in force.
    fn get(&self, option: &str) -> Option<String>;

    /// Sets an option from text. The result may be unplayable; [`check`](Rules::check) decides.
    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError>;
}

/// An option of a game's rules, for forms, help texts and completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Name of the option on the command line and in records.
    pub name: &'static str,
    /// The values that it accepts.
    pub values: OptionValues,
}

/// The values that an option accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Any of these words joined by `+`, or `none`.
    AnyOf(&'static [&'static str]),
    /// A whole number in this range.
    Number(u16, u16),
    /// Whole numbers joined by `+`.
    Numbers,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The final score of each seat, in the unit of the game: heads or points.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// The seats that won. Several can share a win; nobody wins if the side of the game does.
    pub winners: SeatSet,
    /// Score of the side that the game itself plays, if players are a team against it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<i32>,
}

impl Outcome {
    /// Makes the result in which the seats with the best score win; equal best scores share the win.
    pub fn best(scores: impl IntoIterator<Item = i32>, better: ScoreOrder) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().take(MAX_SEATS).collect();
        let best = match better {
            ScoreOrder::LowestWins => scores.iter().min(),
            ScoreOrder::HighestWins => scores.iter().max(),
        };
        let winners = Seat::all(MAX_SEATS as u8)
            .filter(|seat| best.is_some() && scores.get(seat.index()) == best)
            .collect();
        Outcome { scores, winners, opponent: None }
    }
}

/// Which scores win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreOrder {
    /// The lowest score wins.
    LowestWins,
    /// The highest score wins.
    HighestWins,
}

/// Rule by which a choice is decided that one seat can make for all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecisionRule {
    /// Any seat that may make it: the choice takes effect at once.
    #[default]
    Anyone,
    /// More than half of the players must support it.
    Majority,
}

/// A game of the family.
///
/// All methods work on a complete game and, through [`View`], on what a viewer sees of it.
pub trait Game: Clone + Eq + std::hash::Hash + fmt::Debug + Serialize + DeserializeOwned {
    /// The rules of a match.
    type Rules: Rules;
    /// A choice of a seat.
    type Choice: Choice;
    /// A change of the game.
    type Event: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned;

    /// Starts a match: the state before the first deal.
    fn new(rules: &Self::Rules) -> Result<Self, RulesError>;

    /// Returns the rules of this match.
    fn rules(&self) -> Self::Rules;

    /// Returns what the next step needs.
    fn awaiting(&self) -> Awaiting;

    /// Returns the number of the current question. It grows with every step; while it stays the same, so do the options.
    fn question(&self) -> u32;

    /// Returns the deck to shuffle, if a deal is needed.
    fn deck(&self) -> Option<Deck>;

    /// Applies a deal: the cards of the deck in this order.
    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Self::Event>) -> Result<(), StepError>;

    /// Returns the choice that these words make, if they make one; [`play`](Game::play) decides whether it is allowed.
    fn parse_choice(&self, words: &[crate::choice::Word]) -> Option<Self::Choice>;

    /// Returns the words that may follow `so_far` in a choice of `seat`. In a view only the options of the viewer are
    /// complete.
    fn next_words(&self, seat: Seat, so_far: &[crate::choice::Word]) -> NextWords;

    /// Applies the choices of all seats that have one to make, in ascending order of seats, or a single
    /// [unilateral](Choice::is_unilateral) choice.
    fn play(
        &mut self,
        choices: &[(Seat, Self::Choice)],
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), StepError>;

    /// Returns the current scores.
    fn standings(&self) -> Standings;

    /// Returns the result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Applies an event to a game or a view. Never panics, whatever the event.
    fn apply(&mut self, event: &Self::Event);

    /// Removes everything that the viewer may not know.
    fn hide(&mut self, viewer: Viewer);

    /// Returns the event without what the viewer may not know.
    fn show(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// In a view: returns the cards hidden from its viewer, in pools.
    fn unknown(&self) -> Unknown;

    /// In a view: puts these orders of the pools in place of the hidden cards. Only [`View::imagine`] calls this, after it
    /// has checked them.
    fn fill(&mut self, orders: &[Order]);

    /// Returns the determinization that turns `view`, a view of this game, back into this game.
    fn recall(&self, view: &View<Self>) -> Determinization;

    /// Returns a random choice of the seat: each word is drawn uniformly from the words offered. `None` if the seat has no
    /// choice to make.
    fn any_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<Self::Choice> {
        let mut words = Words::new();
        loop {
            let options = self.next_words(seat, &words);
            let ways = options.next.len() as u32 + u32::from(options.complete);
            if ways == 0 {
                return None;
            }
            match options.next.get(if ways == 1 { 0 } else { rng.below(ways) as usize }) {
                Some(&word) => words.try_push(word).ok()?,
                None => return self.parse_choice(&words),
            }
        }
    }

    /// Returns the number of players.
    fn players(&self) -> u8 {
        self.rules().players()
    }

    /// Returns the number of the current turn. A pass for the rest of the turn is valid until this number changes; games
    /// without such passes return 0.
    fn turn(&self) -> u32 {
        0
    }

    /// Returns who decides about a [unilateral](Choice::is_unilateral) choice. The game applies whatever it is given; the
    /// [`Ballot`](crate::ballot::Ballot) counts the votes.
    fn decide(&self) -> DecisionRule {
        DecisionRule::Anyone
    }

    /// Returns the number of rounds in a match, `None` if it is not known in advance. Simulations and contests count in
    /// rounds: deals of Take 6, games of Take That, whole matches of games that do not say otherwise.
    fn rounds_in_match(_rules: &Self::Rules) -> Option<u64> {
        Some(1)
    }

    /// Returns the number of rounds in this match, once it is over.
    fn rounds_played(&self) -> u64 {
        1
    }

    /// Whether players may chat now. Tables close the chat while the rules forbid talking.
    fn chat_open(&self) -> bool {
        true
    }

    /// Returns what the viewer sees of this game.
    fn view(&self, viewer: Viewer) -> View<Self> {
        let mut seen = self.clone();
        seen.hide(viewer);
        View { viewer, seen }
    }
}

/// What one viewer knows of a game.
///
/// A view derefs to the game with everything hidden removed. Only [`Game::view`] and [`View::new`] make one, and
/// [`follow`](View::follow) keeps it up to date. [`imagine`](View::imagine) turns it into a complete game by choosing the
/// hidden cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(bound = "")]
pub struct View<G: Game> {
    viewer: Viewer,
    seen: G,
}

impl<G: Game> View<G> {
    /// Returns the view before the first deal.
    pub fn new(rules: &G::Rules, viewer: Viewer) -> Result<View<G>, RulesError> {
        Ok(G::new(rules)?.view(viewer))
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Applies an event as it was shown to this viewer.
    pub fn follow(&mut self, shown: &G::Event) {
        self.seen.apply(shown);
    }

    /// Converts the view to one of the game inside, if `inside` finds it.
    pub(crate) fn within<H: Game>(&self, inside: impl FnOnce(&G) -> Option<&H>) -> Option<View<H>> {
        Some(View { viewer: self.viewer, seen: inside(&self.seen)?.clone() })
    }

    /// Returns a complete game of which this is the view. `orders` has one for each pool of [`Game::unknown`].
    pub fn imagine(&self, orders: &[Order]) -> Result<G, InvalidDeterminization> {
        let unknown = self.seen.unknown();
        if orders.len() != unknown.len() {
            return Err(InvalidDeterminization);
        }
        for (pool, order) in unknown.iter().zip(orders) {
            let cards: CardSet = order.iter().copied().collect();
            if cards != pool.cards || usize::from(cards.len()) != order.len() {
                return Err(InvalidDeterminization);
            }
        }
        let mut game = self.seen.clone();
        game.fill(orders);
        Ok(game)
    }
}

/// Whatever was sent, the viewer gets only what they may see.
impl<'de, G: Game> Deserialize<'de> for View<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View<G>, D::Error> {
        #[derive(Deserialize)]
        #[serde(bound = "")]
        struct Fields<G: Game> {
            viewer: Viewer,
            seen: G,
        }
        let Fields { viewer, seen } = Fields::<G>::deserialize(deserializer)?;
        Ok(seen.view(viewer))
    }
}

impl<G: Game> Deref for View<G> {
    type Target = G;
    #[inline]
    fn deref(&self) -> &G {
        &self.seen
    }
}

/// The orders are not permutations of the hidden pools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a determinization needs one order of exactly the hidden cards for each pool")]
pub struct InvalidDeterminization;

/// Checks an order against the deck it answers.
pub(crate) fn check_deal(deck: &Deck, order: &[Card]) -> Result<(), StepError> {
    check_dealt(deck, order, order.iter().copied().collect())
}

/// Same as [`check_deal`], for a caller that has the cards of the order as a set already.
#[inline]
pub(crate) fn check_dealt(deck: &Deck, order: &[Card], dealt: CardSet) -> Result<(), StepError> {
    if order.len() != usize::from(deck.need) {
        return Err(StepError::DealLength { need: deck.need, got: order.len() });
    }
    if usize::from(dealt.len()) == order.len() && dealt.is_subset(deck.cards) {
        return Ok(());
    }
    let mut left = deck.cards;
    match order.iter().find(|&&card| !left.remove(card)) {
        Some(&card) => Err(StepError::DealCard(card)),
        None => Ok(()),
    }
}

/// Checks that there is a choice of exactly the `awaited` seats, in ascending order.
#[inline]
pub(crate) fn check_seats<C>(awaited: SeatSet, choices: &[(Seat, C)]) -> Result<(), StepError> {
    let answered = choices.iter().map(|(seat, _)| *seat);
    if answered.clone().eq(awaited.iter()) {
        return Ok(());
    }
    let mut left = awaited;
    let mut highest = None;
    for seat in answered {
        if highest >= Some(seat) || !left.remove(seat) {
            return Err(StepError::NotAsked(seat));
        }
        highest = Some(seat);
    }
    match left.iter().next() {
        Some(seat) => Err(StepError::Missing(seat)),
        None => Ok(()),
    }
}
