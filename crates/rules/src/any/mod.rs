//! All games behind one type.
//!
//! A game is one line in the list of [`for_each_game!`](crate::for_each_game). From the list come [`GameKind`],
//! [`AnyRules`], [`AnyChoice`], [`AnyEvent`] and [`AnyGame`], which is a [`Game`] itself and delegates to the game it holds.
//! Shared code dispatches to typed games with [`with_game!`](crate::with_game) and [`with_any!`](crate::with_any).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::card::Card;
use crate::choice::{Choice, NextWords, Word, Words};
use crate::deal::{Deck, Order};
use crate::descriptor::ShortMatch;
use crate::game::{
    Awaiting, DecisionRule, Determinization, EventSink, Game, OptionValues, Outcome, RandomSource,
    RuleOption, Rules, RulesError, StepError, Unknown, View,
};
use crate::options::{read_options, read_word};
use crate::seat::{MAX_SEATS, Seat, Viewer};
use crate::standings::Standings;
use crate::{with_any, with_game};
use arrayvec::ArrayVec;

mod list;
mod types;

pub use types::{AnyChoice, AnyEvent, AnyGame, AnyRules, GameKind};

/// A game on the list, with the conversions between its own types and those over all games.
pub trait ListedGame:
    Game<Rules: Into<AnyRules>, Choice: Into<AnyChoice>, Event: Into<AnyEvent>> + Into<AnyGame>
{
    /// Which game this is.
    const KIND: GameKind;

    /// Returns the typed game, or `None` if another game is played.
    fn from_any(game: &AnyGame) -> Option<&Self>;

    /// Returns the typed rules, or `None` if they are those of another game.
    fn from_rules(rules: &AnyRules) -> Option<&Self::Rules>;

    /// Returns the typed choice, or `None` if it is one of another game.
    fn from_choice(choice: &AnyChoice) -> Option<&Self::Choice>;

    /// Returns the typed event, or `None` if it is one of another game.
    fn from_event(event: &AnyEvent) -> Option<&Self::Event>;

    /// Returns the choice that these words make in this game, if they make one.
    fn choice_from_words(words: &[Word]) -> Option<Self::Choice>;

    /// Returns the typed view, or `None` if another game is viewed.
    fn from_view(view: &View<AnyGame>) -> Option<View<Self>> {
        view.within(Self::from_any)
    }
}

impl GameKind {
    /// Returns the name of the game in records, on the wire and on the command line.
    pub const fn name(self) -> &'static str {
        GameKind::NAMES[self as usize]
    }

    /// Returns the numbers of players that the game allows.
    pub const fn players(self) -> RangeInclusive<u8> {
        self.descriptor().players()
    }

    /// Returns the number of players if nobody asks for another one.
    pub const fn usual_players(self) -> u8 {
        self.descriptor().usual_players
    }

    /// Rejects a number of players that the game does not allow.
    pub fn check_players(self, players: u8) -> Result<(), RulesError> {
        let allowed = self.players();
        match allowed.contains(&players) {
            true => Ok(()),
            false => Err(RulesError::Players {
                game: self.title(),
                got: players,
                min: *allowed.start(),
                max: *allowed.end(),
            }),
        }
    }

    /// Returns the options of the game's rules.
    pub fn options(self) -> &'static [RuleOption] {
        with_game!(self, G => <G as Game>::Rules::options())
    }

    /// Returns the rules of the book. Player counts out of range are rejected by [`Rules::check`].
    pub fn default_rules(self, players: u8) -> AnyRules {
        with_game!(self, G => <G as Game>::Rules::defaults(players).into())
    }

    /// Reads rules: those of the book with the options of a text such as `deck=limited,deal=draft`.
    pub fn read_rules(self, players: u8, options: &str) -> Result<AnyRules, RulesError> {
        with_game!(self, G => Ok(read_options::<<G as Game>::Rules>(players, options)?.into()))
    }

    /// Returns a short match of every game that a list leaves out: game, number of players and options. Tests with special
    /// cases for some games add these, so that they forget no game.
    pub fn short_matches_except(
        listed: impl IntoIterator<Item = GameKind>,
    ) -> Vec<(GameKind, u8, &'static str)> {
        let listed: Vec<GameKind> = listed.into_iter().collect();
        let others = GameKind::ALL.iter().copied().filter(|kind| !listed.contains(kind));
        let short = |kind: GameKind| {
            let ShortMatch { players, options } = kind.descriptor().short_match;
            (kind, players, options)
        };
        others.map(short).collect()
    }

    /// Returns the game with this name.
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
            let reason = format!("unknown game {name:?} (games: {})", GameKind::NAMES.join(", "));
            RulesError::conflict("no_such_game", reason)
        })
    }
}

impl AnyRules {
    /// Parses rules from the name of a game and a text of options such as `deck=limited,deal=draft`.
    pub fn read(game: &str, players: u8, options: &str) -> Result<AnyRules, RulesError> {
        game.parse::<GameKind>()?.read_rules(players, options)
    }

    /// Writes all options in force, for [`read`](AnyRules::read); also those that are at their default.
    pub fn write_options(&self) -> String {
        let names = self.kind().options().iter().map(|option| option.name);
        let set: Vec<String> = names.filter_map(|name| Some(format!("{name}={}", self.get(name)?))).collect();
        set.join(" ")
    }
}

/// The only option that all games share is `game`. For the options of one game, start from a [`GameKind`].
impl Rules for AnyRules {
    fn defaults(players: u8) -> AnyRules {
        GameKind::ALL[0].default_rules(players)
    }

    fn players(&self) -> u8 {
        with_any!(AnyRules, self, _G, rules => rules.players())
    }

    fn check(&self) -> Result<(), RulesError> {
        with_any!(AnyRules, self, _G, rules => rules.check())
    }

    fn deck_values(&self) -> Vec<(Card, u8)> {
        with_any!(AnyRules, self, _G, rules => rules.deck_values())
    }

    fn options() -> &'static [RuleOption] {
        const OPTIONS: &[RuleOption] =
            &[RuleOption { name: "game", values: OptionValues::OneOf(GameKind::NAMES) }];
        OPTIONS
    }

    fn get(&self, option: &str) -> Option<String> {
        match option {
            "game" => Some(self.kind().name().into()),
            _ => with_any!(AnyRules, self, _G, rules => rules.get(option)),
        }
    }

    /// Setting `game` resets the rules to the defaults of that game.
    fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        match option {
            "game" => {
                *self =
                    GameKind::ALL[read_word("game", value, GameKind::NAMES)?].default_rules(self.players());
                Ok(())
            }
            _ => with_any!(AnyRules, self, _G, rules => rules.set(option, value)),
        }
    }
}

impl AnyChoice {
    /// Returns the choice that these words make in this game, if they make one.
    pub fn read(kind: GameKind, words: &[Word]) -> Option<AnyChoice> {
        with_game!(kind, G => G::choice_from_words(words).map(AnyChoice::from))
    }

    /// Returns the game in which this is a choice.
    pub fn kind(&self) -> GameKind {
        with_any!(AnyChoice, self, G, _ => G::KIND)
    }
}

impl Choice for AnyChoice {
    fn words(&self) -> Words {
        with_any!(AnyChoice, self, _G, choice => choice.words())
    }

    fn is_unilateral(&self) -> bool {
        with_any!(AnyChoice, self, _G, choice => choice.is_unilateral())
    }

    fn proposed(&self) -> Words {
        with_any!(AnyChoice, self, _G, choice => choice.proposed())
    }
}

/// Passes events of one game on as [`AnyEvent`].
struct AsAny<'a, T>(&'a mut T);

impl<E: Into<AnyEvent>, T: EventSink<AnyEvent>> EventSink<E> for AsAny<'_, T> {
    #[inline]
    fn emit(&mut self, event: E) {
        self.0.emit(event.into());
    }
}

/// Converts choices to those of one game; a choice of another game is rejected.
fn typed_choices<G: ListedGame>(
    choices: &[(Seat, AnyChoice)],
) -> Result<ArrayVec<(Seat, G::Choice), MAX_SEATS>, StepError> {
    let mut typed = ArrayVec::new();
    for (seat, choice) in choices {
        let own = G::from_choice(choice).ok_or_else(|| StepError::not_allowed(*seat, choice))?;
        // More choices than seats: some seat has two.
        typed.try_push((*seat, *own)).map_err(|_| StepError::NotAsked(*seat))?;
    }
    Ok(typed)
}

impl Game for AnyGame {
    type Rules = AnyRules;
    type Choice = AnyChoice;
    type Event = AnyEvent;

    fn new(rules: &AnyRules) -> Result<AnyGame, RulesError> {
        with_any!(AnyRules, rules, G, rules => <G as Game>::new(rules).map(AnyGame::from))
    }

    fn rules(&self) -> AnyRules {
        with_any!(AnyGame, self, _G, game => game.rules().into())
    }

    fn awaiting(&self) -> Awaiting {
        with_any!(AnyGame, self, _G, game => game.awaiting())
    }

    fn question(&self) -> u32 {
        with_any!(AnyGame, self, _G, game => game.question())
    }

    fn deck(&self) -> Option<Deck> {
        with_any!(AnyGame, self, _G, game => game.deck())
    }

    fn deal(&mut self, order: &[Card], sink: &mut impl EventSink<AnyEvent>) -> Result<(), StepError> {
        with_any!(AnyGame, self, _G, game => game.deal(order, &mut AsAny(sink)))
    }

    fn parse_choice(&self, words: &[Word]) -> Option<AnyChoice> {
        AnyChoice::read(self.kind(), words)
    }

    fn next_words(&self, seat: Seat, so_far: &[Word]) -> NextWords {
        with_any!(AnyGame, self, _G, game => game.next_words(seat, so_far))
    }

    fn play(
        &mut self,
        choices: &[(Seat, AnyChoice)],
        sink: &mut impl EventSink<AnyEvent>,
    ) -> Result<(), StepError> {
        with_any!(AnyGame, self, G, game => game.play(&typed_choices::<G>(choices)?, &mut AsAny(sink)))
    }

    fn standings(&self) -> Standings {
        with_any!(AnyGame, self, _G, game => game.standings())
    }

    fn outcome(&self) -> Option<Outcome> {
        with_any!(AnyGame, self, _G, game => game.outcome())
    }

    fn apply(&mut self, event: &AnyEvent) {
        self.apply_event(event);
    }

    fn hide(&mut self, viewer: Viewer) {
        with_any!(AnyGame, self, _G, game => game.hide(viewer));
    }

    fn show(event: &AnyEvent, viewer: Viewer) -> AnyEvent {
        with_any!(AnyEvent, event, G, event => G::show(event, viewer).into())
    }

    fn unknown(&self) -> Unknown {
        with_any!(AnyGame, self, _G, game => game.unknown())
    }

    fn fill(&mut self, determinization: &[Order]) {
        with_any!(AnyGame, self, _G, game => game.fill(determinization));
    }

    fn recall(&self, view: &View<AnyGame>) -> Determinization {
        self.hidden_cards(view)
    }

    fn any_choice(&self, seat: Seat, rng: &mut impl RandomSource) -> Option<AnyChoice> {
        with_any!(AnyGame, self, _G, game => game.any_choice(seat, rng).map(AnyChoice::from))
    }

    fn players(&self) -> u8 {
        with_any!(AnyGame, self, _G, game => game.players())
    }

    fn turn(&self) -> u32 {
        with_any!(AnyGame, self, _G, game => game.turn())
    }

    fn rounds_in_match(rules: &AnyRules) -> Option<u64> {
        with_any!(AnyRules, rules, G, rules => G::rounds_in_match(rules))
    }

    fn rounds_played(&self) -> u64 {
        with_any!(AnyGame, self, _G, game => game.rounds_played())
    }

    fn chat_open(&self) -> bool {
        with_any!(AnyGame, self, _G, game => game.chat_open())
    }

    fn decide(&self) -> DecisionRule {
        with_any!(AnyGame, self, _G, game => game.decide())
    }
}

#[cfg(test)]
mod tests;
