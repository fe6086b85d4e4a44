//! What differs from game to game, one file for each.

use rodeo_narration::{Narrate, ranking};
use rodeo_protocol::view::{CardView, GameView, ViewedGame};
use rodeo_rules::any::GameKind;
use rodeo_rules::card::Card;
use rodeo_rules::descriptor::ScoreUnit;
use rodeo_rules::game::Outcome;
use rodeo_rules::with_game;
use rodeo_texts::Texts;

use crate::animals::Animal;
use crate::area::Area;
use crate::color::palette;
use crate::pen::Pen;
use crate::picture::Picture;
use crate::result::{ResultFace, ResultLine};
use crate::seats::SeatList;

/// A game that can be drawn.
pub trait PicturedGame: ViewedGame + Narrate {
    /// Cards for the picture of a table without a match, each with its heads.
    const SAMPLE: [(u8, u8); 5];
    /// The animal on the cards.
    const ANIMAL: Animal = Animal::Bull;

    /// The game and how far it is.
    fn title(view: &Self::View, texts: &Texts) -> String;

    /// Draws the cards that everyone sees.
    fn draw_board(view: &Self::View, pen: &mut Pen<'_>, area: Area, texts: &Texts);

    /// The score of each seat, with what the current round has added.
    fn scores(view: &Self::View) -> Vec<i32>;

    /// The result, once the match is over.
    fn outcome(view: &Self::View) -> Option<&Outcome>;

    /// Draws the seats with their scores.
    fn draw_seats(view: &Self::View, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
        let heads = Self::KIND.descriptor().score_unit == ScoreUnit::Heads;
        SeatList { scores: &Self::scores(view), heads, detail: None }.draw(pen, area, picture, texts);
    }

    /// The lines of the standings, best first.
    fn result_lines(outcome: &Outcome, names: &[String], _texts: &Texts) -> Vec<ResultLine> {
        let line = |(seat, score): (rodeo_rules::seat::Seat, i32)| ResultLine {
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            score,
            color: palette::seat(seat.index()),
            wins: outcome.winners.contains(seat),
            face: ResultFace::Seat(seat.index()),
        };
        ranking(outcome).into_iter().map(line).collect()
    }
}

/// Cards that show what a game looks like.
pub struct SampleCards {
    pub cards: Vec<CardView>,
    pub animal: Animal,
}

macro_rules! pictured_games {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(mod $module;)+

        pub fn title(view: &GameView, texts: &Texts) -> String {
            match view { $(GameView::$Game(view) => <rodeo_rules::$module::$Game>::title(view, texts),)+ }
        }

        pub fn draw_board(view: &GameView, pen: &mut Pen<'_>, area: Area, texts: &Texts) {
            match view { $(GameView::$Game(view) => <rodeo_rules::$module::$Game>::draw_board(view, pen, area, texts),)+ }
        }

        pub fn draw_seats(view: &GameView, pen: &mut Pen<'_>, area: Area, picture: &Picture, texts: &Texts) {
            match view {
                $(GameView::$Game(view) => <rodeo_rules::$module::$Game>::draw_seats(view, pen, area, picture, texts),)+
            }
        }

        pub fn outcome(view: &GameView) -> Option<&Outcome> {
            match view { $(GameView::$Game(view) => <rodeo_rules::$module::$Game>::outcome(view),)+ }
        }
    };
}
rodeo_rules::for_each_game!(pictured_games!());

pub fn sample_cards(kind: GameKind) -> SampleCards {
    fn of<G: PicturedGame>() -> SampleCards {
        let card = |(number, heads)| Some(CardView(Card::new(number)?, heads));
        SampleCards { cards: G::SAMPLE.into_iter().filter_map(card).collect(), animal: G::ANIMAL }
    }
    with_game!(kind, G => of::<G>())
}

pub fn result_lines(kind: GameKind, outcome: &Outcome, names: &[String], texts: &Texts) -> Vec<ResultLine> {
    with_game!(kind, G => G::result_lines(outcome, names, texts))
}
