//! Search model: the share of the win at the end, and a lead before that.
//!
//! - `playout`: one game in a compact form, for fast playouts
//! - `turn`, `style`: what a player sees in a turn, and how the players of playouts choose
//! - `past_turns`, `likely_hands`: what the choices so far tell about hidden hands

mod likely_hands;
mod past_turns;
mod playout;
mod style;
mod turn;

use rodeo_rules::game::{DiscardEvents, Game, View};
use rodeo_rules::seat::Seat;
use rodeo_rules::standings::Scores;
use rodeo_rules::take_that::{Choice, Phase, SEATS, TakeThat};

use crate::search::{Alternatives, SearchModel, WorldSampler, Worlds};
use crate::{DecisionContext, Heuristic as _, SeatRng, SeatStyles};
use likely_hands::LikelyHands;
use playout::PlayoutState;
use style::{CARD_COUNTING, PLAIN, choose};

impl SearchModel for TakeThat {
    /// In wins. Another alternative must win seven playouts more than the one of the card-counting style.
    const HEAD_START: f32 = 7.0;

    /// The choice of the card-counting style comes first.
    fn alternatives(view: &View<TakeThat>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        let mut scored = view.scored_choices(seat, rng);
        // A style uses only what the seat can see, so any world gives the same choice.
        let world = Worlds::new(view).sample(rng);
        let preferred = world.and_then(|world| choose(&PlayoutState::new(&world)?.seen(), &CARD_COUNTING));
        scored.sort_by_key(|(choice, score)| (Some(*choice) != preferred, std::cmp::Reverse(*score)));
        scored.into_iter().map(|(choice, _)| choice).collect()
    }

    fn likely_worlds<'a>(
        context: &'a DecisionContext<'_, TakeThat>,
        rng: &mut SeatRng,
    ) -> Option<WorldSampler<'a, TakeThat>> {
        let mut hands = LikelyHands::new(context, rng)?;
        Some(Box::new(move |rng| hands.sample(rng)))
    }

    fn policy(&self, _seat: Seat, _styles: &SeatStyles, _rng: &mut SeatRng) -> Option<Choice> {
        choose(&PlayoutState::new(self)?.seen(), &PLAIN)
    }

    fn terminal_value(&self, seat: Seat, before: &TakeThat) -> Option<f32> {
        if !self.is_round_over(before) {
            return None;
        }
        Some(match_value(before, seat, &scores(self)))
    }

    fn is_round_over(&self, before: &TakeThat) -> bool {
        self.phase() == Phase::Over || self.games_played() != before.games_played()
    }

    /// The card-counting style.
    fn reference_choice(&self, _seat: Seat, _rng: &mut SeatRng) -> Option<Choice> {
        choose(&PlayoutState::new(self)?.seen(), &CARD_COUNTING)
    }

    fn play_round(mut self, before: &TakeThat, rng: &mut SeatRng) -> Option<Scores> {
        while !self.is_round_over(before) {
            let Some(mut state) = PlayoutState::new(&self) else {
                self.play_reference_step(rng, &mut DiscardEvents)?;
                continue;
            };
            while state.play(choose(&state.seen(), &CARD_COUNTING)?) {}
            let score = |(seat, points): (Seat, &i16)| i32::from(self.score(seat)) + i32::from(*points);
            return Some(Seat::all(self.players()).zip(state.points()).map(score).collect());
        }
        Some(self.standings().scores)
    }

    fn round_value(before: &TakeThat, seat: Seat, scores: &Scores) -> Option<f32> {
        let mut points = [0.0; SEATS];
        points.iter_mut().zip(scores).for_each(|(points, score)| *points = *score as f32);
        Some(match_value(before, seat, &points))
    }

    /// The own seat plays the card-counting style, the others the plain one.
    fn play_out(
        self,
        seat: Seat,
        before: &TakeThat,
        _styles: &SeatStyles,
        _playout_rng: SeatRng,
    ) -> Option<f32> {
        let Some(mut state) = PlayoutState::new(&self) else { return self.terminal_value(seat, before) };
        loop {
            let style = if state.turn() == seat.index() { &CARD_COUNTING } else { &PLAIN };
            if !state.play(choose(&state.seen(), style)?) {
                break;
            }
        }
        let mut scores = scores(before);
        for (score, points) in scores.iter_mut().zip(state.points()) {
            *score += f32::from(*points);
        }
        Some(match_value(before, seat, &scores))
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

/// The value of these scores after the game in progress in `before`. After the last game it is the share of the win, plus
/// a small bonus for the lead that breaks ties between choices. Before that it is the lead.
fn match_value(before: &TakeThat, seat: Seat, scores: &[f32; SEATS]) -> f32 {
    let scores = scores.get(..usize::from(before.players())).unwrap_or(scores);
    let Some(&own) = scores.get(seat.index()) else { return 0.0 };
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best_other = others.map(|(_, &score)| score).fold(f32::MIN, f32::max);
    let lead = own - best_other;
    let games_left = before.rules().games.saturating_sub(before.games_played()).saturating_sub(1);
    if games_left > 0 {
        return lead / (lead.abs() + HALF_LEAD_BEFORE_END);
    }
    let best = own.max(best_other);
    let winners = scores.iter().filter(|&&score| score == best).count() as f32;
    let win = if own < best { 0.0 } else { 1.0 / winners };
    win + MAX_LEAD_BONUS * lead / (lead.abs() + HALF_LEAD_AT_END)
}

/// The lead in points that is worth half as much as an infinite lead, with games to come.
const HALF_LEAD_BEFORE_END: f32 = 20.0;
/// The same after the last game.
const HALF_LEAD_AT_END: f32 = 8.0;
/// Value of an infinite lead after the last game, in wins.
const MAX_LEAD_BONUS: f32 = 0.05;
