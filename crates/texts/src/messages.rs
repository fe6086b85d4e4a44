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

/// Whom a sentence is about: `$who` and `$whose` of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct By {
    /// What they are called.
    pub who: String,
    /// Who that is for the one who reads.
    pub whose: Whose,
}

/// Whose card it is, so that a sentence can speak to its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// The reader's.
    Yours,
    /// The buffalo's, who has no name but an article.
    Buffalo,
    /// Somebody else's.
    Theirs,
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
        Title, PlayersRange { min, max }, WhichGame { count }, NoSuchGame { text, count }, Language { code },
        HowMany { min, max, default }, NotANumber { text, min, max },
        Setting { game, who }, YouAndBots { bots }, YouAlone, OnlyBots { bots }, OnlyPeople { people },
        PeopleAndBots { people, bots }, AsInTheBook, Changed { options }, Ready, SettingsHint, Unset,
        PlayersName, PlayersExplain { min, max }, PeopleName, PeopleExplain { players },
        Bots { bots }, BotsName, BotsExplain, UnknownBot { text, levels }, BotsDoNotFit { named, seats },
        ValueOneOf { values }, ValueAnyOf { values }, ValueNumber { min, max }, ValueNumbers,
        NewValue { option }, NoSuchSetting { text }, NoSuchValue { option, text }, NoPeople { text, players },
        NameOf { seat }, Again,
    }
}

messages! {
    /// What is the same at every table.
    Table "table" {
        Seat { seat }, You, And, Row { row }, Cards { cards }, Heads { heads }, HeadsLabel, HeadsInBrackets, Full, Hand,
        Points { points }, PointsLabel,
        HandOver { who }, Chosen, Waiting { who }, Thinking, GoOn, Forced { choice },
        AskCard, AskRow { card }, DoPlay, DoTake,
        RowsStart { cards }, Revealed { cards }, Shown { card, who },
        Placed { card, who, whose, row }, NoRowFits { card, who, whose },
        HelpNow, HelpAfter { said }, HelpWhole, HelpCards, HelpRows, HelpPiles, HelpThen { what }, HelpMayAdd { what },
        HelpCommands, NotPossible { text }, Ambiguous { text, words }, StartOver,
        PassForTurn, SupportOf { who }, Proposal { who, choice, votes, needed, number }, NoMajority,
        HintBest { choice }, HintOnly { choice }, HintNone, HintWorse { less }, HintAbout, HintShared,
        LogEmpty, RulesWhere { file }, QuitAsk, Goodbye, InputEnded, RecordKept { place },
        StepDeal { number }, StepPlay { number, choices }, RecordUnfinished, DealAwaited,
        Wins { who, score }, YouWin { score }, SharedWin { who, score },
    }
}

messages! {
    /// Take 6.
    Take6 "take6" {
        Title { round, turn, turns }, DraftTitle { round }, EndsAt { limit }, EndsAfter { rounds }, FansMixed,
        OnlyEven, OnlyOdd, GoesDownThenUp, GoesDownThenDown, Cow, FlipLeft, Pool, HandOf { who },
        AskDraft, DoDraft, DoFlip, Drafted { card, who, whose }, ShownFlipped { card, value, who },
        Took { card, who, whose, row, place, heads }, Chose { card, who, whose, row, heads },
        EvenMoved { row }, OddMoved { row }, MountainMoved { row }, CowJumped { row }, CowTook { row, stays, who, whose, heads },
        RoundOver { round }, RoundLine { who, heads, total },
        YouTook { who, whose, heads, total }, YouSafe { who, whose, heads },
    }
}

messages! {
    /// Beat the Buffalo.
    Buffalo "buffalo" {
        Title { turn, turns }, Name, HasTake7, IsBlocked, IsEmpty, Team { heads }, TeamDouble { heads, double },
        Heads { heads }, Specials, NoneOpen, FaceDown { count }, Line, Next, NextGoes { card, row },
        NextTakes { card, row, heads }, NextNowhere { card },
        AskCardOrLift, AskWindow { card, who, whose }, DoPass { card }, DoLift, DoReplaceWith, DoFirst, DoLast,
        DoSort, DoPush, SpecialsInPlay { count }, Turned { special }, Used { special, who, whose },
        Lifted { row, who, whose }, Take7Laid { row }, StopLaid { row }, Replaced { back, card, who, whose },
        Inserted { card, who, whose, row }, Pushed { card, from, row }, Overflow { heads, stays }, PutFirst { card }, PutLast { card }, Sorted { cards },
        Took { card, who, whose, row, place, heads }, Chose { card, who, whose, row, heads },
        TurnSummary { took, team, gave, buffalo }, Counted { team, buffalo }, Win { team, buffalo }, Lose { team, buffalo },
    }
}

messages! {
    /// Take That.
    TakeThat "take-that" {
        Title { game, games }, Line, NoLine, Costs { points }, PileLabel, Pile { cards }, Hidden { count }, Fitting { cards },
        Pairing { cards }, Nothing, AskTurn, AskStart, DoLay, DoStart, DoPair, DoPairCard, DoTake, DoTakeStart, DoTakeEnd,
        Begins { game, who, whose }, Laid { card, who, whose }, Started { card, who, whose },
        Paired { card, mirror, who, whose }, LineTaken { cards, who, whose, points }, ExtraTaken { who, whose },
        YouDrew { card }, Extras { who, whose, cards },
        GameOver { game }, GameLine { who, points, total },
    }
}

messages! {
    /// Bull Party.
    BullParty "bull-party" {
        OurHeads, Title { round }, LastTitle { round }, Bull { heads }, Taken, DeckLabel, Deck { cards }, Discard { cards }, NextBull { heads },
        Score, Out { who }, PilesOf { who }, NoPiles, Pile { pile, cards, heads }, Bulls { heads }, ZeroCard { letter },
        AskPick, AskNumber, AskTake { card }, AskAdd { card }, AskLay { count },
        DoPlay, DoZero, DoTake, DoAdd, DoLayCard, DoPile, DoNew,
        YourLetter { letter }, ShownZero { letter, who }, Took { card, who, whose, row, cards, heads },
        TookBull { card, who, whose, row, cards, heads, bull }, Turned { card, who, whose },
        Added { card, row, who, whose }, BullCame { row, heads }, NoEffect { who, whose }, Reshuffled { cards },
        Laid { who, whose, cards }, OnPile { card, pile }, AsNew { card, pile }, YouOut { who, whose }, RoundOver { round }, MatchOver, ScoreLine { who, points },
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
impl From<Whose> for Arg<'_> {
    fn from(whose: Whose) -> Self {
        Arg::Text(Cow::Borrowed(match whose {
            Whose::Yours => "yours",
            Whose::Buffalo => "buffalo",
            Whose::Theirs => "theirs",
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
