//! Take That: who has the most points at the end.
//!
//! - `table`: one game on a small, quick table, for playouts
//! - `habits`: how the players of playouts choose

mod habits;
mod table;

use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{Seat, SeatSet};
use rodeo_rules::take_that::{Choice, Phase, SEATS, TakeThat};

use super::mind::{Alternatives, SearchModel};
use super::worlds::Worlds;
use crate::{Heuristic as _, SeatRng};
use habits::{PLAIN, SHREWD, choose};
use table::Table;

impl SearchModel for TakeThat {
    /// In wins: the mean of a few hundred playouts must be better by some hundredths before habit gives way.
    const HEAD_START: f32 = 7.0;

    /// What a shrewd player does comes first.
    fn alternatives(view: &View<TakeThat>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        let mut ideas = view.ideas(seat, rng);
        // Habits look at nothing but what the seat sees, so any world will do.
        let world = Worlds::new(view).next(rng);
        let habit = world.and_then(|world| choose(&Table::of(&world)?, &SHREWD));
        ideas.sort_by_key(|(choice, rating)| (Some(*choice) != habit, std::cmp::Reverse(*rating)));
        ideas.into_iter().map(|(choice, _)| choice).collect()
    }

    fn policy(&self, _seat: Seat, _careless: SeatSet, _dice: &mut SeatRng) -> Option<Choice> {
        choose(&Table::of(self)?, &PLAIN)
    }

    fn worth(&self, seat: Seat, before: &TakeThat) -> Option<f32> {
        if self.phase() != Phase::Over && self.games_played() == before.games_played() {
            return None;
        }
        Some(worth(before, seat, &scores(self)))
    }

    fn finish(self, seat: Seat, before: &TakeThat, _careless: SeatSet, _luck: SeatRng) -> Option<f32> {
        let Some(mut table) = Table::of(&self) else { return self.worth(seat, before) };
        loop {
            let habits = if table.turn() == seat.index() { &SHREWD } else { &PLAIN };
            if !table.play(choose(&table, habits)?) {
                break;
            }
        }
        let mut scores = scores(before);
        for (score, points) in scores.iter_mut().zip(table.points()) {
            *score += f32::from(*points);
        }
        Some(worth(before, seat, &scores))
    }
}

/// Points of the match by seat.
fn scores(game: &TakeThat) -> [f32; SEATS] {
    let mut scores = [0.0; SEATS];
    for (seat, score) in Seat::all(game.players()).zip(&mut scores) {
        *score = f32::from(game.score(seat));
    }
    scores
}

/// What it is worth that a match stands like this after the game of `before`. After the last game the winner has it all,
/// and a lead is only there to tell choices apart that win or lose alike; before, a lead is what counts.
fn worth(before: &TakeThat, seat: Seat, scores: &[f32; SEATS]) -> f32 {
    let scores = scores.get(..usize::from(before.players())).unwrap_or(scores);
    let Some(&own) = scores.get(seat.index()) else { return 0.0 };
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let rival = others.map(|(_, &score)| score).fold(f32::MIN, f32::max);
    let lead = own - rival;
    let games_left = before.rules().games.saturating_sub(before.games_played()).saturating_sub(1);
    if games_left > 0 {
        return lead / (lead.abs() + WIDE);
    }
    let best = own.max(rival);
    let share = scores.iter().filter(|&&score| score == best).count() as f32;
    let won = if own < best { 0.0 } else { 1.0 / share };
    won + HINT * lead / (lead.abs() + NARROW)
}

/// The lead that is half as good as any, with games to come.
const WIDE: f32 = 20.0;
/// The same after the last game…
const NARROW: f32 = 8.0;
/// … where all of a lead is worth no more than this.
const HINT: f32 = 0.05;
