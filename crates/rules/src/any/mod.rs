//! All games behind one type.
//!
//! A game is one line in the list below. From it come [`GameKind`],
//! [`AnyRules`], [`AnyChoice`], [`AnyEvent`] and [`AnyGame`], which is a [`Game`] like the others and only passes on
//! what it is asked.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::choice::{Choice, NextWords, Word, Words};
use crate::deal::{Deck, Order};
use crate::game::{
    Awaiting, DecisionRule, Determinization, EventSink, Game, OptionValues, Outcome, RandomSource,
    RuleOption, Rules, RulesError, StepError, Unknown, View,
};
use crate::options::{read_options, read_word};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::standings::Standings;

#[macro_use]
mod list;

games! { $
    Take6 in take6, "take6", "Take 6", for 2..=10, usually 4;
    Buffalo in buffalo, "buffalo", "Beat the Buffalo", for 1..=6, usually 4;
    TakeThat in take_that, "take_that", "Take That", for 2..=4, usually 3;
    BullParty in bull_party, "bull_party", "Bull Party", for 2..=5, usually 4;
}

impl GameKind {
    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<GameKind> {
        GameKind::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = RulesError;

    fn from_str(name: &str) -> Result<GameKind, RulesError> {
        GameKind::from_name(name).ok_or_else(|| {
            let name: String = name.chars().take(40).collect();
            let reason = format!("there is no game {name:?}; there are: {}", GameKind::NAMES.join(", "));
            RulesError::conflict("no_such_game", reason)
        })
    }
}

impl AnyRules {
    /// Rules from the name of a game and a text of options such as `deck=limited,deal=draft`.
    pub fn read(game: &str, players: u8, options: &str) -> Result<AnyRules, RulesError> {
        game.parse::<GameKind>()?.read_rules(players, options)
    }

    /// All options in force, as [`read`](AnyRules::read) reads them: nothing is left to defaults.
    pub fn write_options(&self) -> String {
        let names = self.kind().options().iter().map(|option| option.name);
        let set: Vec<String> = names.filter_map(|name| Some(format!("{name}={}", self.get(name)?))).collect();
        set.join(" ")
    }
}

/// As far as one can speak of rules without naming a game: the one option that all share is which game it is. For
/// more, start from a [`GameKind`].
impl Rules for AnyRules {
    fn defaults(players: u8) -> AnyRules {
        GameKind::ALL[0].default_rules(players)
    }

    fn players(&self) -> u8 {
        each!(AnyRules, self, rules => rules.players())
    }

    fn check(&self) -> Result<(), RulesError> {
        each!(AnyRules, self, rules => rules.check())
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] =
            &[RuleOption { name: "game", values: OptionValues::OneOf(GameKind::NAMES) }];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match option {
            "game" => Some(self.kind().name().into()),
            _ => each!(AnyRules, self, rules => rules.get(option)),
        }
    }

    /// Setting `game` goes back to the defaults of that game.
    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match option {
            "game" => {
                *self =
                    GameKind::ALL[read_word("game", value, GameKind::NAMES)?].default_rules(self.players());
                Ok(())
            }
            _ => each!(AnyRules, self, rules => rules.set(option, value)),
        }
    }
}

impl AnyChoice {
    /// The choice these words make in this game, if they make one at all.
    pub fn read(kind: GameKind, words: &[Word]) -> Option<AnyChoice> {
        kind.read_choice(words)
    }
}

/// The words alone say what is chosen: which game they were read for makes no difference, and [`AnyGame::play`] takes
/// them for its own.
impl Choice for AnyChoice {
    fn words(&self) -> Words {
        each!(AnyChoice, self, choice => choice.words())
    }

    /// The choice in the first game that knows it.
    fn from_words(words: &[Word]) -> Option<AnyChoice> {
        GameKind::ALL.iter().find_map(|kind| kind.read_choice(words))
    }

    /// No words count alone in one game and not in another that knows them.
    fn is_unilateral(&self) -> bool {
        let words = self.words();
        let in_a_game = |kind: &GameKind| {
            kind.read_choice(&words)
                .is_some_and(|choice| each!(AnyChoice, choice, choice => choice.is_unilateral()))
        };
        GameKind::ALL.iter().any(in_a_game)
    }

    fn proposed(&self) -> Words {
        each!(AnyChoice, self, choice => choice.proposed())
    }
}

impl PartialEq for AnyChoice {
    fn eq(&self, other: &AnyChoice) -> bool {
        self.words() == other.words()
    }
}

impl Eq for AnyChoice {}

/// Tells the events of one game as events of any.
struct AsAny<'a, T>(&'a mut T);

impl<E: Into<AnyEvent>, T: EventSink<AnyEvent>> EventSink<E> for AsAny<'_, T> {
    #[inline]
    fn emit(&mut self, event: E) {
        self.0.emit(event.into());
    }
}

/// The choices as those of one game; what that game has no words for is refused.
fn own_choices<C: OfAny>(choices: &[(Seat, AnyChoice)]) -> Result<ArrayVec<(Seat, C), MAX_SEATS>, StepError> {
    let mut own = ArrayVec::new();
    for (seat, choice) in choices {
        let answer = C::of_any(choice).ok_or_else(|| StepError::not_allowed(*seat, choice))?;
        // More choices than there are seats: some seat answers a second time.
        own.try_push((*seat, answer)).map_err(|_| StepError::NotAsked(*seat))?;
    }
    Ok(own)
}

impl Game for AnyGame {
    type Rules = AnyRules;
    type Choice = AnyChoice;
    type Event = AnyEvent;

    fn new(rules: &AnyRules) -> Result<AnyGame, RulesError> {
        AnyGame::start(rules)
    }

    fn rules(&self) -> AnyRules {
        each!(AnyGame, self, game => game.rules().into())
    }

    fn awaiting(&self) -> Awaiting {
        each!(AnyGame, self, game => game.awaiting())
    }

    fn question(&self) -> u32 {
        each!(AnyGame, self, game => game.question())
    }

    fn deck(&self) -> Option<Deck> {
        each!(AnyGame, self, game => game.deck())
    }

    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<AnyEvent>) -> Result<(), StepError> {
        each!(AnyGame, self, game => game.deal(order, &mut AsAny(sink)))
    }

    fn next_words(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        each!(AnyGame, self, game => game.next_words(seat, so_far))
    }

    fn play(
        &mut self,
        choices: &[(Seat, AnyChoice)],
        sink: &mut impl EventSink<AnyEvent>,
    ) -> Result<(), StepError> {
        each!(AnyGame, self, game => game.play(&own_choices(choices)?, &mut AsAny(sink)))
    }

    fn standings(&self) -> Standings {
        each!(AnyGame, self, game => game.standings())
    }

    fn outcome(&self) -> Option<Outcome> {
        each!(AnyGame, self, game => game.outcome())
    }

    fn apply(&mut self, event: &AnyEvent) {
        self.apply_own(event);
    }

    fn hide(&mut self, viewer: Viewer) {
        each!(AnyGame, self, game => game.hide(viewer));
    }

    fn show(event: &AnyEvent, viewer: Viewer) -> AnyEvent {
        event.shown_to(viewer)
    }

    fn unknown(&self) -> Unknown {
        each!(AnyGame, self, game => game.unknown())
    }

    fn fill(&mut self, filling: &[Order]) {
        each!(AnyGame, self, game => game.fill(filling));
    }

    fn recall(&self, view: &View<AnyGame>) -> Determinization {
        self.recall_own(view)
    }

    fn any_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<AnyChoice> {
        each!(AnyGame, self, game => game.any_choice(seat, rng).map(AnyChoice::from))
    }

    fn players(&self) -> u8 {
        each!(AnyGame, self, game => game.players())
    }

    fn turn(&self) -> u32 {
        each!(AnyGame, self, game => game.turn())
    }

    fn decide(&self) -> DecisionRule {
        each!(AnyGame, self, game => game.decide())
    }
}

#[cfg(test)]
mod tests;
