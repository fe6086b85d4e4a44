//! The types over all games, generated from the list.

use serde::{Deserialize, Serialize};

use super::ListedGame;
use crate::choice::Word;
use crate::descriptor::GameDescriptor;
use crate::game::{Determinization, Game, View};

macro_rules! any_types {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        /// A game of the family.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum GameKind {
            $(#[doc = $title] $Game,)+
        }

        impl GameKind {
            /// All games, in the order of the list.
            pub const ALL: &'static [GameKind] = &[$(GameKind::$Game,)+];
            /// The names of all games, in the same order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($module),)+];

            /// Returns the name of the game for people, in English.
            pub const fn title(self) -> &'static str {
                match self { $(GameKind::$Game => $title,)+ }
            }

            /// Returns what shared code needs to know of the game.
            pub const fn descriptor(self) -> &'static GameDescriptor {
                match self { $(GameKind::$Game => &crate::$module::DESCRIPTOR,)+ }
            }
        }

        /// The rules of a match of any game: as JSON, the rules of the game with its name under `game`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game", rename_all = "snake_case")]
        pub enum AnyRules {
            $(#[doc = $title] $Game(crate::$module::Rules),)+
        }

        impl AnyRules {
            /// Returns the game of these rules.
            pub const fn kind(&self) -> GameKind {
                match self { $(AnyRules::$Game(_) => GameKind::$Game,)+ }
            }
        }

        /// A choice in any game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyChoice {
            $(#[doc = $title] $Game(crate::$module::Choice),)+
        }

        /// An event of any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum AnyEvent {
            $(#[doc = $title] $Game(crate::$module::Event),)+
        }

        /// A match of any game, or what a viewer knows of one.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(clippy::large_enum_variant, reason = "a game is a value without heap, whichever it is")]
        pub enum AnyGame {
            $(#[doc = $title] $Game(crate::$module::$Game),)+
        }

        impl AnyGame {
            /// Returns which game is played.
            pub const fn kind(&self) -> GameKind {
                match self { $(AnyGame::$Game(_) => GameKind::$Game,)+ }
            }

            /// Applies an event; an event of another game changes nothing.
            pub(super) fn apply_event(&mut self, event: &AnyEvent) {
                match (self, event) {
                    $((AnyGame::$Game(game), AnyEvent::$Game(event)) => game.apply(event),)+
                    _ => {}
                }
            }

            /// Returns the hidden cards of a view of this game; of a view of another game there are none.
            pub(super) fn hidden_cards(&self, view: &View<AnyGame>) -> Determinization {
                match self {
                    $(AnyGame::$Game(game) => {
                        ListedGame::from_view(view).map(|view| game.recall(&view)).unwrap_or_default()
                    })+
                }
            }
        }

        $(
            impl ListedGame for crate::$module::$Game {
                const KIND: GameKind = GameKind::$Game;

                #[inline]
                fn from_any(game: &AnyGame) -> Option<&Self> {
                    match game {
                        AnyGame::$Game(game) => Some(game),
                        _ => None,
                    }
                }

                #[inline]
                fn from_rules(rules: &AnyRules) -> Option<&Self::Rules> {
                    match rules {
                        AnyRules::$Game(rules) => Some(rules),
                        _ => None,
                    }
                }

                #[inline]
                fn from_choice(choice: &AnyChoice) -> Option<&Self::Choice> {
                    match choice {
                        AnyChoice::$Game(choice) => Some(choice),
                        _ => None,
                    }
                }

                fn choice_from_words(words: &[Word]) -> Option<Self::Choice> {
                    <crate::$module::Choice>::from_words(words)
                }

                #[inline]
                fn from_event(event: &AnyEvent) -> Option<&Self::Event> {
                    match event {
                        AnyEvent::$Game(event) => Some(event),
                        _ => None,
                    }
                }
            }

            impl From<crate::$module::Rules> for AnyRules {
                fn from(rules: crate::$module::Rules) -> AnyRules {
                    AnyRules::$Game(rules)
                }
            }

            impl From<crate::$module::Choice> for AnyChoice {
                fn from(choice: crate::$module::Choice) -> AnyChoice {
                    AnyChoice::$Game(choice)
                }
            }

            impl From<crate::$module::Event> for AnyEvent {
                #[inline]
                fn from(event: crate::$module::Event) -> AnyEvent {
                    AnyEvent::$Game(event)
                }
            }

            impl From<crate::$module::$Game> for AnyGame {
                fn from(game: crate::$module::$Game) -> AnyGame {
                    AnyGame::$Game(game)
                }
            }
        )+
    };
}

crate::for_each_game!(any_types!());
