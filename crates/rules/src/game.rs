//! The contract every game keeps.
//!
//! A game is a plain value of fixed size. It is moved by complete steps only, [`deal`](Game::deal) and
//! [`play`](Game::play), which check everything first and then tell what happens as events; one
//! [`apply`](Game::apply) carries an event out, in the game and in every view alike.
//!
//! A [`View`] is the same value with everything blanked out that its viewer may not know. Following the events shown
//! to a viewer gives exactly that viewer's view, so a client can keep up, and so a view cannot know more than it was told.

use std::fmt;
use std::ops::Deref;

use arrayvec::ArrayVec;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::choice::{Choice, NextWords, Words};
use crate::deal::{DealKind, Deck, Order};
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::standings::Standings;

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// A choice of each of these seats.
    Moves(SeatSet),
    /// An order of the [`Deck`] that the game names.
    Deal,
    /// Nothing: the match is over.
    Over,
}

/// Somebody who is told what happens.
pub trait EventSink<E> {
    /// Takes note of an event; the game has it applied already.
    fn emit(&mut self, event: E);
}

/// Nobody is told: playouts and simulations.
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

/// A source of chance for choices; the games themselves never roll.
pub trait RandomSource {
    /// A number from 0 to `n` − 1, for `n` of at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Cards that a viewer cannot tell apart: any order of them would look the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The deal these cards came from.
    pub kind: DealKind,
    /// The cards.
    pub cards: CardSet,
}

/// All that a viewer does not know, in disjoint pools.
pub type Unknown = ArrayVec<Pool, 3>;

/// An order for each pool of an [`Unknown`], which turns a view into a whole game.
pub type Determinization = ArrayVec<Order, 3>;

/// The rules of one match: a plain value with defaults from the books.
pub trait Rules: Copy + Eq + fmt::Debug + Send + Sync + Serialize + DeserializeOwned {
    /// The defaults for this many players. Impossible numbers of players are told apart by [`check`](Rules::check).
    fn defaults(players: u8) -> Self;

    /// How many play.
    fn players(&self) -> u8;

    /// Can this be played? If not, says why.
    fn check(&self) -> Result<(), RulesError>;

    /// Returns the number cards of the deck in ascending order, each with what it counts: heads, or the points that it
    /// costs its taker.
    fn deck_values(&self) -> Vec<(Card, u8)>;

    /// The options by name.
    fn options() -> &'static [RuleOption];

    /// The value of an option, as [`set`](Rules::set) reads it; `None` where the option is not in force.
    fn get(&self, option: &str) -> Option<String>;

    /// Sets an option from text. The result may still be impossible; [`check`](Rules::check) tells.
    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError>;
}

/// An option of a game's rules, for forms, help texts and completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleOption {
    /// Its name.
    pub name: &'static str,
    /// What it may be set to.
    pub values: OptionValues,
}

/// The values an option can take.
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

/// Rules that cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesError {
    /// Too few or too many players for the game.
    #[error("{got} players, but {game} is for {min}–{max}")]
    Players {
        /// The game.
        game: &'static str,
        /// As many as asked for.
        got: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// There is no option of that name.
    #[error("there is no option {option:?}; there are: {known}")]
    NoSuchOption {
        /// The name.
        option: String,
        /// Those that exist.
        known: String,
    },
    /// The option cannot have this value.
    #[error("{option} cannot be {value:?}; it can be {wanted}")]
    NoSuchValue {
        /// The option.
        option: &'static str,
        /// The value.
        value: String,
        /// What it can be.
        wanted: String,
    },
    /// Options that do not go together, and why.
    #[error("{reason}")]
    Conflict {
        /// A stable word for the conflict.
        code: &'static str,
        /// The reason, for people.
        reason: String,
    },
}

impl RulesError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            RulesError::Players { .. } => "players",
            RulesError::NoSuchOption { .. } => "no_such_option",
            RulesError::NoSuchValue { .. } => "no_such_value",
            RulesError::Conflict { code, .. } => code,
        }
    }

    /// Options that do not go together.
    pub fn conflict(code: &'static str, reason: impl Into<String>) -> RulesError {
        RulesError::Conflict { code, reason: reason.into() }
    }
}

/// Why a step was refused. A refused step changes nothing and tells nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StepError {
    /// A deal came while choices were awaited, or choices while a deal was.
    #[error("{0}")]
    NotNow(&'static str),
    /// This seat is not asked anything now.
    #[error("seat {0} is not asked anything now")]
    NotAsked(Seat),
    /// This seat has not answered yet.
    #[error("seat {0} has not chosen yet")]
    Missing(Seat),
    /// A choice that the rules do not allow here.
    #[error("seat {seat} may not choose {choice:?} now")]
    NotAllowed {
        /// The seat.
        seat: Seat,
        /// The choice in words.
        choice: String,
    },
    /// The wrong number of cards was dealt.
    #[error("the deal has {got} cards, but {need} are needed")]
    DealLength {
        /// As many as there should be.
        need: u8,
        /// As many as there are.
        got: usize,
    },
    /// A card was dealt twice, or is not part of the deck.
    #[error("card {0} is dealt twice or is not in the deck")]
    DealCard(Card),
}

impl StepError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            StepError::NotNow(_) => "not_now",
            StepError::NotAsked(_) => "not_asked",
            StepError::Missing(_) => "missing",
            StepError::NotAllowed { .. } => "not_allowed",
            StepError::DealLength { .. } => "deal_length",
            StepError::DealCard(_) => "deal_card",
        }
    }

    /// The choice is not among the options.
    #[cold]
    pub fn not_allowed(seat: Seat, choice: &impl Choice) -> StepError {
        StepError::NotAllowed { seat, choice: crate::choice::write_words(&choice.words()) }
    }

    /// A deal where choices are awaited.
    pub const NO_DEAL_NOW: StepError = StepError::NotNow("no deal is awaited now");
    /// Choices where a deal is awaited, or after the end.
    pub const NO_CHOICE_NOW: StepError = StepError::NotNow("no choice is awaited now");
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!deny_unknown_fields))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The final score of each seat: heads where few are good, points where many are.
    pub scores: ArrayVec<i32, MAX_SEATS>,
    /// Who won; several share a win, and nobody wins when the buffalo does.
    pub winners: SeatSet,
    /// The heads of the buffalo, in its game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub buffalo: Option<i32>,
}

impl Outcome {
    /// The seats with the best score win together.
    pub fn best(scores: impl IntoIterator<Item = i32>, better: ScoreOrder) -> Outcome {
        let scores: ArrayVec<i32, MAX_SEATS> = scores.into_iter().take(MAX_SEATS).collect();
        let best = match better {
            ScoreOrder::LowestWins => scores.iter().min(),
            ScoreOrder::HighestWins => scores.iter().max(),
        };
        let winners = Seat::all(MAX_SEATS as u8)
            .filter(|seat| best.is_some() && scores.get(seat.index()) == best)
            .collect();
        Outcome { scores, winners, buffalo: None }
    }
}

/// Which scores are good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreOrder {
    /// The fewest win.
    LowestWins,
    /// The most win.
    HighestWins,
}

/// Who decides about a choice that counts alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DecisionRule {
    /// Any seat that may make it: it happens at once.
    #[default]
    Anyone,
    /// More than half of the players.
    Majority,
}

/// A game of the family.
///
/// All methods work on the whole game and, through [`View`], on what a viewer sees of it; a view just knows less.
pub trait Game: Clone + Eq + std::hash::Hash + fmt::Debug + Serialize + DeserializeOwned {
    /// The rules of a match.
    type Rules: Rules;
    /// What a seat can answer.
    type Choice: Choice;
    /// What can happen.
    type Event: Clone + Eq + fmt::Debug + Serialize + DeserializeOwned;

    /// A match before its first deal.
    fn new(rules: &Self::Rules) -> Result<Self, RulesError>;

    /// The rules it is played by.
    fn rules(&self) -> Self::Rules;

    /// What is awaited.
    fn awaiting(&self) -> Awaiting;

    /// The number of the present question. It grows with every step; as long as it is the same, so are the options.
    fn question(&self) -> u32;

    /// What is to be shuffled, when a deal is awaited.
    fn deck(&self) -> Option<Deck>;

    /// PlacementForecast on with this order of the deck.
    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<Self::Event>) -> Result<(), StepError>;

    /// Returns the choice that these words make, if they make one; [`play`](Game::play) decides whether it is allowed.
    fn parse_choice(&self, words: &[crate::choice::Word]) -> Option<Self::Choice>;

    /// What `seat` may say next, after the words said so far. In a view only the viewer's own options are whole.
    fn next_words(&self, seat: Seat, so_far: &[crate::choice::Word]) -> NextWords;

    /// PlacementForecast on with the choices of all awaited seats in ascending order of seats, or with one that
    /// [counts alone](Choice::is_unilateral).
    fn play(
        &mut self,
        choices: &[(Seat, Self::Choice)],
        sink: &mut impl EventSink<Self::Event>,
    ) -> Result<(), StepError>;

    /// How it stands.
    fn standings(&self) -> Standings;

    /// The result, once the match is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Carries an event out, in a game or in a view. Never panics, whatever the event.
    fn apply(&mut self, event: &Self::Event);

    /// Blanks out what the viewer may not know.
    fn hide(&mut self, viewer: Viewer);

    /// The event as the viewer is shown it.
    fn show(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// In a view: the cards its viewer cannot place, in pools.
    fn unknown(&self) -> Unknown;

    /// In a view: puts these orders of the pools where the cards are missing. Called by [`View::imagine`] only,
    /// which has checked them.
    fn fill(&mut self, filling: &[Order]);

    /// The filling that turns the viewer's view of this game back into this game.
    fn recall(&self, view: &View<Self>) -> Determinization;

    /// Any choice of the seat: each word is drawn fairly from those offered. `None` where nothing is asked.
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

    /// How many play.
    fn players(&self) -> u8 {
        self.rules().players()
    }

    /// The number of the present turn, for answers that stand until the turn is over. Games without such answers
    /// need not count.
    fn turn(&self) -> u32 {
        0
    }

    /// Who decides about a choice that [counts alone](Choice::is_unilateral). The game itself carries out whatever it
    /// is told; counting is the work of the [`Ballot`](crate::ballot::Ballot).
    fn decide(&self) -> DecisionRule {
        DecisionRule::Anyone
    }

    /// Whether players may chat now. Tables close the chat while the rules forbid talking.
    fn chat_open(&self) -> bool {
        true
    }

    /// What the viewer sees of this game.
    fn view(&self, viewer: Viewer) -> View<Self> {
        let mut seen = self.clone();
        seen.hide(viewer);
        View { viewer, seen }
    }
}

/// What one viewer knows of a game, and nothing else.
///
/// A view reads like a game. There are three ways to one: [`Game::view`], [`View::new`] before the first deal, and
/// [`follow`](View::follow); and one way back to a whole game, [`imagine`](View::imagine), which invents what is not known.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct View<G: Game> {
    viewer: Viewer,
    seen: G,
}

impl<G: Game> View<G> {
    /// The view before the first deal.
    pub fn new(rules: &G::Rules, viewer: Viewer) -> Result<View<G>, RulesError> {
        Ok(G::new(rules)?.view(viewer))
    }

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// PlacementForecast on with an event as it was shown to this viewer.
    pub fn follow(&mut self, shown: &G::Event) {
        self.seen.apply(shown);
    }

    /// The view of the game inside, where this game is one of several.
    pub(crate) fn within<H: Game>(&self, inside: impl FnOnce(&G) -> Option<&H>) -> Option<View<H>> {
        Some(View { viewer: self.viewer, seen: inside(&self.seen)?.clone() })
    }

    /// A whole game that looks exactly like this to the viewer, with an order for each pool of [`Game::unknown`].
    pub fn imagine(&self, filling: &[Order]) -> Result<G, InvalidDeterminization> {
        let unknown = self.seen.unknown();
        if filling.len() != unknown.len() {
            return Err(InvalidDeterminization);
        }
        for (pool, order) in unknown.iter().zip(filling) {
            let cards: CardSet = order.iter().copied().collect();
            if cards != pool.cards || usize::from(cards.len()) != order.len() {
                return Err(InvalidDeterminization);
            }
        }
        let mut game = self.seen.clone();
        game.fill(filling);
        Ok(game)
    }
}

impl<G: Game> Deref for View<G> {
    type Target = G;
    #[inline]
    fn deref(&self) -> &G {
        &self.seen
    }
}

/// The orders are not permutations of the unknown pools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a world needs one order of exactly the unknown cards for each pool")]
pub struct InvalidDeterminization;

/// Checks an order against the deck it answers.
pub(crate) fn check_deal(deck: &Deck, order: &[Card]) -> Result<(), StepError> {
    check_dealt(deck, order, order.iter().copied().collect())
}

/// The same for a game that has put the cards of the order together already.
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

/// Checks that exactly the awaited seats answer, in ascending order.
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
