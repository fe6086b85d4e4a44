//! Narrates games: turns events into messages, each an id of a text with its arguments.
//!
//! Messages are independent of the language and of the client. The terminal formats them with [`rodeo_texts::Texts`];
//! as JSON they can be sent to a client that formats them with the same Fluent files.
//! - [`narrate`], [`summarize`], [`result`]: the messages for any game
//! - [`Narrate`]: what a game can tell; each game implements it in a module of its own
//! - [`Line`]: a message of the log
//! - [`ranking`]: the seats from first to last
//!
//! Guarantee: everything is derived from events shown to a viewer and that viewer's view, so a message never contains
//! what the viewer may not know.

use rodeo_rules::any::{AnyEvent, AnyGame, GameKind, ListedGame};
use rodeo_rules::card::Card;
use rodeo_rules::game::{Game, Outcome, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::{for_each_game, game_modules, with_any, with_game};
use rodeo_texts::{Arg, ListStyle, Message, Player, message};
use serde::{Deserialize, Serialize};

for_each_game!(game_modules!(pub));

/// A game whose events can be told in words.
pub trait Narrate: Game {
    /// Returns the lines for an event, none if it needs no words.
    ///
    /// `event` is the event as shown to the viewer of `before`, and `before` is the view just before it. `reader` is the
    /// seat that is addressed as "you"; `None` if several people read the same text.
    fn narrate(event: &Self::Event, before: &View<Self>, reader: Option<Seat>) -> Vec<Line>;

    /// Returns what `events`, all since the last summary, meant for a seat. `None` if the turn is not over or there is
    /// nothing to sum up.
    fn summarize(events: &[Self::Event], after: &View<Self>, seat: Seat) -> Option<Message>;

    /// A score with its unit.
    fn score(score: i32) -> Message;

    /// The result of a match in one sentence.
    fn result(outcome: &Outcome, reader: Option<Seat>) -> Message {
        let winners: Vec<Seat> = outcome.winners.iter().collect();
        let score = Self::score(best_score(outcome));
        match winners.as_slice() {
            [winner] if reader == Some(*winner) => message!(Table::YouWin { score: score }),
            [winner] => message!(Table::Winner { who: player(*winner), score: score }),
            _ => {
                let winners = Arg::list(ListStyle::And, winners.into_iter().map(player));
                message!(Table::SharedWin { who: winners, score: score })
            }
        }
    }
}

/// Returns the lines for an event of any game. See [`Narrate::narrate`].
pub fn narrate(event: &AnyEvent, before: &View<AnyGame>, reader: Option<Seat>) -> Vec<Line> {
    with_any!(AnyEvent, event, G, event => {
        G::from_view(before).map_or_else(Vec::new, |before| G::narrate(event, &before, reader))
    })
}

/// Returns what events since the last summary meant for a seat. See [`Narrate::summarize`].
pub fn summarize(events: &[AnyEvent], after: &View<AnyGame>, seat: Seat) -> Option<Message> {
    with_game!(after.kind(), G => {
        let events: Vec<_> = events.iter().filter_map(G::from_event).cloned().collect();
        G::summarize(&events, &G::from_view(after)?, seat)
    })
}

/// Returns the result of a match of any game. See [`Narrate::result`].
pub fn result(kind: GameKind, outcome: &Outcome, reader: Option<Seat>) -> Message {
    with_game!(kind, G => G::result(outcome, reader))
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// Text as the reader sees it.
    #[serde(flatten)]
    pub message: Message,
    /// Whether the line belongs to the line before it, such as a score below a heading. Shown indented.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub detail: bool,
}

impl From<Message> for Line {
    fn from(message: Message) -> Line {
        Line { message, detail: false }
    }
}

impl Line {
    /// A line that belongs to the one before it.
    fn detail(message: Message) -> Line {
        Line { message, detail: true }
    }
}

/// The seats of a finished match with their scores: winners first, then by distance to the best score, which is correct
/// for games where few points win and for games where many do.
pub fn ranking(outcome: &Outcome) -> Vec<(Seat, i32)> {
    let best = best_score(outcome);
    let players = u8::try_from(outcome.scores.len()).expect("a match has at most ten seats");
    let mut seats: Vec<(Seat, i32)> = Seat::all(players).zip(outcome.scores.iter().copied()).collect();
    seats.sort_by_key(|&(seat, score)| (!outcome.winners.contains(seat), (score - best).abs(), seat));
    seats
}

/// A seat as an argument of a message.
pub fn player(seat: Seat) -> Player {
    Player::Seat(seat.get())
}

/// The score of the winners; 0 if nobody won.
fn best_score(outcome: &Outcome) -> i32 {
    let winner = outcome.winners.iter().next();
    winner.and_then(|seat| outcome.scores.get(seat.index())).copied().unwrap_or(0)
}

/// Card numbers separated by spaces.
fn numbers(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::list(ListStyle::Spaces, cards.map(Card::get))
}

/// The number of a row as players count it, from 1.
fn row_number(row: rodeo_rules::rows::RowId) -> u8 {
    row.get() + 1
}
