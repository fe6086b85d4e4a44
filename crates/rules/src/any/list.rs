//! What the list of games turns into.

/// Makes the types over all games from a list of them, and `each!`, which does the same with whichever game a value
/// holds. A line is: the type, its module, its name in records and on the command line, its name for people, for how
/// many players it is, and how many usually play.
macro_rules! games {
    ($d:tt $($Game:ident in $module:ident, $name:literal, $title:literal,
        for $players:expr, usually $usual:literal;)+) => {
        macro_rules! each {
            ($d Any:ident, $d value:expr, $d inner:pat => $d body:expr) => {
                match $d value {
                    $($d Any::$Game($d inner) => $d body,)+
                }
            };
        }

        /// Which game.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum GameKind {
            $(#[doc = $title] #[serde(rename = $name)] $Game,)+
        }

        impl GameKind {
            /// All games.
            pub const ALL: &'static [GameKind] = &[$(GameKind::$Game,)+];
            /// Their names, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($name,)+];

            /// The name, as records and the command line use it.
            pub const fn name(self) -> &'static str {
                match self { $(GameKind::$Game => $name,)+ }
            }

            /// The name for people, in English.
            pub const fn title(self) -> &'static str {
                match self { $(GameKind::$Game => $title,)+ }
            }

            /// For how many players it is.
            pub const fn players(self) -> RangeInclusive<u8> {
                match self { $(GameKind::$Game => $players,)+ }
            }

            /// How many play where nobody says.
            pub const fn usual_players(self) -> u8 {
                match self { $(GameKind::$Game => $usual,)+ }
            }

            /// The options of its rules.
            pub fn options(self) -> &'static [RuleOption] {
                match self { $(GameKind::$Game => <crate::$module::Rules as Rules>::options(),)+ }
            }

            /// The rules of the book. Impossible numbers of players are told apart by [`Rules::check`].
            pub fn default_rules(self, players: u8) -> AnyRules {
                match self { $(GameKind::$Game => AnyRules::$Game(Rules::defaults(players)),)+ }
            }

            /// The rules of the book with the options of a text such as `deck=limited,deal=draft`.
            pub fn read_rules(self, players: u8, options: &str) -> Result<AnyRules, RulesError> {
                match self { $(GameKind::$Game => read_options(players, options).map(AnyRules::$Game),)+ }
            }

            fn read_choice(self, words: &[Word]) -> Option<AnyChoice> {
                match self { $(GameKind::$Game => Choice::from_words(words).map(AnyChoice::$Game),)+ }
            }
        }

        /// The rules of a match of any game: those of the game, with its name under `game`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "game")]
        pub enum AnyRules {
            $(#[doc = $title] #[serde(rename = $name)] $Game(crate::$module::Rules),)+
        }

        impl AnyRules {
            /// Which game.
            pub const fn kind(&self) -> GameKind {
                match self { $(AnyRules::$Game(_) => GameKind::$Game,)+ }
            }
        }

        /// A choice in any game.
        #[derive(Clone, Copy, Debug)]
        pub enum AnyChoice {
            $(#[doc = $title] $Game(crate::$module::Choice),)+
        }

        /// Something that happened in any game.
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum AnyEvent {
            $(#[doc = $title] #[serde(rename = $name)] $Game(crate::$module::Event),)+
        }

        impl AnyEvent {
            fn shown_to(&self, viewer: Viewer) -> AnyEvent {
                match self {
                    $(AnyEvent::$Game(event) => crate::$module::$Game::show(event, viewer).into(),)+
                }
            }
        }

        /// A match of any game, or what somebody knows of one.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[allow(clippy::large_enum_variant, reason = "a game is a value without heap, whichever it is")]
        pub enum AnyGame {
            $(#[doc = $title] #[serde(rename = $name)] $Game(crate::$module::$Game),)+
        }

        impl AnyGame {
            /// Which game.
            pub const fn kind(&self) -> GameKind {
                match self { $(AnyGame::$Game(_) => GameKind::$Game,)+ }
            }

            fn start(rules: &AnyRules) -> Result<AnyGame, RulesError> {
                match rules { $(AnyRules::$Game(rules) => Game::new(rules).map(AnyGame::$Game),)+ }
            }

            /// An event of another game changes nothing.
            fn apply_own(&mut self, event: &AnyEvent) {
                match (self, event) {
                    $((AnyGame::$Game(game), AnyEvent::$Game(event)) => game.apply(event),)+
                    _ => {}
                }
            }

            /// A view of another game has nothing to fill.
            fn recall_own(&self, view: &View<AnyGame>) -> Determinization {
                match self {
                    $(AnyGame::$Game(game) => view.$module().map(|view| game.recall(&view)),)+
                }
                .unwrap_or_default()
            }
        }

        impl View<AnyGame> {
            $(
                #[doc = concat!("The view as one of ", $title, ", where it is one.")]
                pub fn $module(&self) -> Option<View<crate::$module::$Game>> {
                    self.within(|game| match game {
                        AnyGame::$Game(game) => Some(game),
                        _ => None,
                    })
                }
            )+
        }

        /// A choice of one game that can be had from a choice in any.
        trait OfAny: Choice {
            fn of_any(choice: &AnyChoice) -> Option<Self>;
        }

        $(
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

            impl OfAny for crate::$module::Choice {
                #[inline]
                fn of_any(choice: &AnyChoice) -> Option<Self> {
                    match choice {
                        AnyChoice::$Game(choice) => Some(*choice),
                        other => Self::from_words(&other.words()),
                    }
                }
            }
        )+
    };
}
