//! Which messages there are, and what each wants to know.
//!
//! One enum a file of `locales/`: `Take6::NoRowFits { … }` is the message `take6-no-row-fits` of `take6.ftl`. The sentences
//! themselves stand in the files and say what they are for; so the variants have no words of their own here.
//!
//! Families that follow from data are not listed; [`Texts::named`](crate::Texts::named) finds them: `game-…`, `about-…`,
//! `rules-…`, `option-…`, `explain-…`, `value-…`, `word-…`, `special-…`, `command-…`, `error-…`, `level-…`.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A value for a variable of a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// Words.
    Text(Cow<'a, str>),
    /// A number, which also decides between singular and plural.
    Number(i64),
}

/// Whom a sentence is about: `$who` and `$actor` of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Actor {
    /// What they are called.
    pub name: String,
    /// Who that is for the one who reads.
    pub kind: ActorKind,
}

/// ActorKind card it is, so that a sentence can speak to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActorKind {
    /// The reader's.
    You,
    /// The buffalo's, who has no name but an article.
    Buffalo,
    /// Somebody else's.
    Other,
}

/// A message with its variables.
pub trait Message {
    /// Its name in the files.
    fn id(&self) -> String;
    /// Its variables.
    fn args(&self) -> Vec<(&'static str, Arg<'_>)>;
}

/// A message by name and the names of its variables, for comparing the code with the files.
pub type Wanted = (String, &'static [&'static str]);

macro_rules! messages {
    ($(#[$doc:meta])* $name:ident $prefix:literal {
        $($message:ident $({ $($arg:ident),+ })?,)+
    }) => {
        $(#[$doc])*
        #[allow(missing_docs, reason = "the sentence in the file says it")]
        #[derive(Clone, Debug)]
        pub enum $name<'a> {
            $($message $({ $($arg: Arg<'a>),+ })?,)+
            #[doc(hidden)]
            Never(std::convert::Infallible, std::marker::PhantomData<&'a ()>),
        }

        impl Message for $name<'_> {
            fn id(&self) -> String {
                match self {
                    $(Self::$message $({ $($arg: _),+ })? => id_of($prefix, stringify!($message)),)+
                    Self::Never(never, _) => match *never {},
                }
            }

            fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
                match self {
                    $(Self::$message $({ $($arg),+ })? => vec![$($((stringify!($arg), $arg.clone())),+)?],)+
                    Self::Never(never, _) => match *never {},
                }
            }
        }

        impl $name<'_> {
            /// All of them, with the variables they want.
            pub fn wanted() -> Vec<Wanted> {
                vec![$((id_of($prefix, stringify!($message)), &[$($(stringify!($arg)),+)?] as &[&str])),+]
            }
        }
    };
}

messages! {
    /// Choosing and setting up a game.
    Menu "menu" {
        Title, PlayersRange { min, max }, AskGame { count }, UnknownGame { text, count }, Language { code },
        AskPlayers { min, max, default }, InvalidNumber { text, min, max },
        Summary { game, who }, YouAndBots { bots }, YouAlone, OnlyBots { bots }, OnlyPeople { people },
        PeopleAndBots { people, bots }, StandardRules, ChangedRules { options }, Ready, SettingsHint, Unset,
        PlayersName, PlayersExplain { min, max }, PeopleName, PeopleExplain { players },
        Bots { bots }, BotsName, BotsExplain, UnknownBot { text, levels }, BotCountMismatch { named, seats },
        ValueOneOf { values }, ValueAnyOf { values }, ValueNumber { min, max }, ValueNumbers,
        AskValue { option }, UnknownSetting { text }, InvalidValue { option, text }, InvalidPeople { text, players },
        AskName { seat }, AskAgain,
    }
}

messages! {
    /// What is the same at every table.
    Table "table" {
        Seat { seat }, You, And, Row { row }, Cards { cards }, Heads { heads }, HeadsLabel, HeadsInBrackets, Full, Hand,
        Points { points }, PointsLabel,
        PassKeyboard { who }, AllChosen, StillChoosing { who }, Thinking, Continue, OnlyChoice { choice },
        AskCard, AskRow { card }, ChoicePlay, ChoiceTake,
        RowsStart { cards }, Revealed { cards }, RevealedCard { card, who },
        Placed { card, who, actor, row }, NoRowFits { card, who, actor },
        HelpChoices, HelpAfter { said }, HelpComplete, HelpCards, HelpRows, HelpPiles, HelpThen { what }, HelpOptional { what },
        HelpCommands, NotPossible { text }, Ambiguous { text, words }, StartOver,
        PassForTurn, SupportProposal { who }, Proposal { who, choice, votes, needed, number }, NoMajority,
        HintBest { choice }, HintOnly { choice }, HintEqual, HintWorse { less }, HintMethod, HintUnavailable,
        LogEmpty, RulesWhere { file }, ConfirmQuit, Goodbye, InputEnded, RecordSaved { place },
        StepDeal { number }, StepPlay { number, choices }, RecordUnfinished, DealPending,
        Winner { who, score }, YouWin { score }, SharedWin { who, score },
    }
}

messages! {
    /// Take 6.
    Take6 "take6" {
        Title { round, turn, turns }, DraftTitle { round }, EndsAt { limit }, EndsAfter { rounds }, SeveralFans,
        OnlyEven, OnlyOdd, GoesDownThenUp, GoesDownThenDown, Cow, FlipAvailable, DraftPool, HandOf { who },
        AskDraft, ChoiceDraft, ChoiceFlip, Drafted { card, who, actor }, RevealedFlipped { card, value, who },
        Took { card, who, actor, row, place, heads }, ChoseRow { card, who, actor, row, heads },
        EvenMoved { row }, OddMoved { row }, MountainMoved { row }, CowJumped { row }, CowTook { row, stays, who, actor, heads },
        RoundOver { round }, RoundLine { who, heads, total },
        TurnHeads { who, actor, heads, total }, TurnNoHeads { who, actor, heads },
    }
}

messages! {
    /// Beat the Buffalo.
    Buffalo "buffalo" {
        Title { turn, turns }, Name, Take7Marker, StopMarker, RowEmpty, Team { heads }, TeamDouble { heads, double },
        Heads { heads }, Specials, NoSpecials, FaceDown { count }, Queue, Forecast, ForecastRow { card, row },
        ForecastTakes { card, row, heads }, ForecastNoRow { card },
        AskCardOrLift, AskWindow { card, who, actor }, ChoicePass { card }, ChoiceLift, ChoiceReplaceWith, ChoiceFirst, ChoiceLast,
        ChoiceSort, ChoicePush, SpecialsInPlay { count }, SpecialRevealed { special }, SpecialUsed { special, who, actor },
        Lifted { row, who, actor }, Take7Laid { row }, StopLaid { row }, Replaced { back, card, who, actor },
        Inserted { card, who, actor, row }, Pushed { card, from, row }, Overflow { heads, stays }, PutFirst { card }, PutLast { card }, Sorted { cards },
        Took { card, who, actor, row, place, heads }, ChoseRow { card, who, actor, row, heads },
        TurnSummary { took, team, gave, buffalo }, Counted { team, buffalo }, Win { team, buffalo }, Lose { team, buffalo },
    }
}

messages! {
    /// Take That.
    TakeThat "take-that" {
        Title { game, games }, Line, NoLine, Costs { points }, PileLabel, Pile { cards }, Hidden { count }, Fitting { cards },
        Pairing { cards }, MustTake, AskTurn, AskStart, ChoiceLay, ChoiceStart, ChoicePair, ChoicePairCard, ChoiceTake, ChoiceTakeStart, ChoiceTakeEnd,
        Begins { game, who, actor }, Laid { card, who, actor }, Started { card, who, actor },
        Paired { card, mirror, who, actor }, LineTaken { cards, who, actor, points }, ExtraTaken { who, actor },
        YouDrew { card }, Extras { who, actor, cards },
        GameOver { game }, GameLine { who, points, total },
    }
}

messages! {
    /// Bull Party.
    BullParty "bull-party" {
        HeadsNote, Title { round }, LastTitle { round }, Bull { heads }, Taken, DeckLabel, Deck { cards }, Discard { cards }, NextBull { heads },
        Score, Out { who }, PilesOf { who }, NoPiles, Pile { pile, cards, heads }, Bulls { heads }, ZeroCard { letter },
        AskPick, AskNumber, AskTake { card }, AskAdd { card }, AskLay { count },
        ChoicePlay, ChoiceZero, ChoiceTake, ChoiceAdd, ChoiceLayCard, ChoicePile, ChoiceNew,
        YourLetter { letter }, RevealedZero { letter, who }, Took { card, who, actor, row, cards, heads },
        TookBull { card, who, actor, row, cards, heads, bull }, Turned { card, who, actor },
        Added { card, row, who, actor }, BullAdded { row, heads }, NoEffect { who, actor }, Reshuffled { cards },
        Laid { who, actor, cards }, OnPile { card, pile }, OnNewPile { card, pile }, SitsOut { who, actor }, RoundOver { round }, MatchOver, ScoreLine { who, points },
    }
}

/// All messages that are listed here.
pub fn wanted() -> Vec<Wanted> {
    [
        Menu::wanted(),
        Table::wanted(),
        Take6::wanted(),
        Buffalo::wanted(),
        TakeThat::wanted(),
        BullParty::wanted(),
    ]
    .concat()
}

impl From<&str> for Arg<'_> {
    fn from(text: &str) -> Self {
        Arg::Text(Cow::Owned(text.to_owned()))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<&String> for Arg<'_> {
    fn from(text: &String) -> Self {
        Arg::Text(Cow::Owned(text.clone()))
    }
}

/// As the files select it.
impl From<ActorKind> for Arg<'_> {
    fn from(kind: ActorKind) -> Self {
        Arg::Text(Cow::Borrowed(match kind {
            ActorKind::You => "you",
            ActorKind::Buffalo => "buffalo",
            ActorKind::Other => "other",
        }))
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })+
    };
}
numbers!(u8, u16, u32, i32, i64, usize);

impl<'a> From<Arg<'a>> for FluentValue<'a> {
    fn from(arg: Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::String(text),
            Arg::Number(number) => FluentValue::from(number),
        }
    }
}

/// `take6` and `NoRowFits` make `take6-no-row-fits`.
fn id_of(prefix: &str, message: &str) -> String {
    let mut id = prefix.to_owned();
    for letter in message.chars() {
        if letter.is_ascii_uppercase() {
            id.push('-');
        }
        id.push(letter.to_ascii_lowercase());
    }
    id
}
