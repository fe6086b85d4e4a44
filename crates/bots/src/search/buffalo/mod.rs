//! Beat the Buffalo: the team against the buffalo.
//!
//! - `picks`: which card players pick in imagined worlds
//! - `prospect`: how a turn goes on once its cards are shown
//! - `uses`: what the open special cards could do to it
//!
//! A turn has little left to chance once the cards are shown, so special cards are judged by looking ahead to its end; what is
//! worth a thought is then tried in imagined worlds like everything else. `docs/bots/buffalo.md` tells what was measured.

mod picks;
mod prospect;
#[cfg(test)]
mod tests;
mod uses;

use arrayvec::ArrayVec;
use rodeo_rules::buffalo::{Buffalo, Choice, Phase, Special, Use};
use rodeo_rules::choice::{Choice as _, Word};
use rodeo_rules::game::{DiscardEvents, Game, RandomSource, View};
use rodeo_rules::rows::RowId;
use rodeo_rules::seat::{MAX_SEATS, Seat, SeatSet};

use super::mind::{Alternatives, SearchModel, draw};
use super::worlds::Worlds;
use crate::glance::Ideas;
use crate::rng::SeatRng;
use uses::{Uses, speaker};

/// What a special card brings at least, in heads, before it is used while there are turns to come.
const WORTH_A_SPECIAL: i32 = 4;
/// So much more some want to see than others.
const PATIENCE_OF_SOME: u32 = 3;
/// Orders tried for a Sort in imagined worlds, and at the table.
const ORDERS: u32 = 8;
const MANY_ORDERS: u32 = 60;
/// As many uses that bring something are weighed, if they bring nearly as much as the best one.
const GOOD_USES: usize = 6;
const NEARLY: i32 = 6;
/// As many that bring nothing but the next special card.
const IDLE_USES: usize = 1;
/// What a use brings at least before somebody thinks of it whose turn to speak it is not.
const OBVIOUS: i32 = 3;
/// Cards that look worse than the best by more are not weighed.
const HOPELESS: i32 = 100;
/// What a special card that is still there is worth while a turn is left for it, in heads.
const KEPT_SPECIAL: i32 = 4;
/// A lead of so many half heads is worth half of any lead.
const HALF_A_LEAD: f32 = 16.0;
/// Worlds in which a proposal is compared with passing.
const WORLDS_FOR_A_PROPOSAL: usize = 32;
/// A proposal that looks worse than passing by less has the benefit of the doubt: its seat knows another hand.
const DOUBT: f32 = 0.05;
/// No round has as many steps.
const MOST_STEPS: usize = 1000;

impl SearchModel for Buffalo {
    fn alternatives(view: &View<Buffalo>, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
        match view.phase() {
            Phase::Pick => best_first(picks::rated(view, seat), HOPELESS).map(Choice::Card).collect(),
            Phase::Window => worth_a_thought(view, seat, rng),
            Phase::TakeRow(_) => best_first(rows_to_take(view), i32::MAX).map(Choice::Row).collect(),
            Phase::DealCards | Phase::DealSpecials | Phase::Over => Alternatives::new(),
        }
    }

    fn policy(&self, seat: Seat, _careless: SeatSet, rng: &mut SeatRng) -> Option<Choice> {
        match self.phase() {
            Phase::Pick => draw(&picks::rated(self, seat), picks::SPREAD, rng).map(Choice::Card),
            Phase::Window if speaker(self) == seat => Some(team_use(self, rng).unwrap_or(Choice::Pass)),
            Phase::Window => Some(Choice::Pass),
            Phase::TakeRow(_) => draw(&rows_to_take(self), ROW_SPREAD, rng).map(Choice::Row),
            Phase::DealCards | Phase::DealSpecials | Phase::Over => None,
        }
    }

    /// How good the team stands: between −1 and 1, and the closer it is the more a head counts. Special cards that can
    /// still be used count too.
    fn worth(&self, _seat: Seat, before: &Buffalo) -> Option<f32> {
        let there = self.phase() == Phase::Over
            || self.phase() == Phase::Pick
                && self.hand_size() < before.hand_size().saturating_sub(horizon(self));
        if !there {
            return None;
        }
        let team = i32::from(self.team_heads()) * i32::from(self.rules().head_counts());
        let specials = self.open_specials().count() as i32 + i32::from(self.stock_size());
        let kept = KEPT_SPECIAL * specials.min(i32::from(self.hand_size()));
        // Half a head less: equal heads are no win.
        let lead = (2 * (i32::from(self.buffalo_heads()) - team + kept) - 1) as f32;
        Some(lead / (lead.abs() + HALF_A_LEAD))
    }

    /// One seat speaks for all in a window, which saves most of the time.
    fn finish(mut self, seat: Seat, before: &Buffalo, careless: SeatSet, mut luck: SeatRng) -> Option<f32> {
        let seats = Seat::all(self.players());
        for _ in 0..MOST_STEPS {
            if let Some(worth) = self.worth(seat, before) {
                return Some(worth);
            }
            let mut step = ArrayVec::<_, MAX_SEATS>::new();
            match self.phase() {
                Phase::Pick => {
                    for seat in seats.clone() {
                        step.try_push((seat, self.policy(seat, careless, &mut luck)?)).ok()?;
                    }
                }
                Phase::Window => match team_use(&self, &mut luck) {
                    Some(choice) => step.push((speaker(&self), choice)),
                    None => step.extend(seats.clone().map(|seat| (seat, Choice::Pass))),
                },
                Phase::TakeRow(seat) => step.push((seat, self.policy(seat, careless, &mut luck)?)),
                Phase::DealCards | Phase::DealSpecials | Phase::Over => return None,
            }
            self.play(&step, &mut DiscardEvents).ok()?;
        }
        None
    }

    /// Compares the proposal with passing, in worlds of the own view.
    fn agrees(view: &View<Buffalo>, seat: Seat, proposer: Seat, proposal: &[Word]) -> bool {
        let mut rng = SeatRng::from_parts(&[view.question().into(), seat.get().into()]);
        let mut worlds = Worlds::new(view);
        let gains = (0..WORLDS_FOR_A_PROPOSAL).map_while(|_| {
            let world = worlds.next(&mut rng)?;
            let luck = rng.fork();
            let proposed = [(proposer, meant(&world, proposer, proposal)?)];
            let passes: ArrayVec<_, MAX_SEATS> =
                Seat::all(world.players()).map(|seat| (seat, Choice::Pass)).collect();
            let worth_after = |step: &[(Seat, Choice)]| {
                let mut after = world;
                after.play(step, &mut DiscardEvents).ok()?;
                after.finish(seat, &world, SeatSet::EMPTY, luck.clone())
            };
            Some(worth_after(&proposed)? - worth_after(&passes)?)
        });
        gains.sum::<f32>() >= -DOUBT * WORLDS_FOR_A_PROPOSAL as f32
    }
}

/// How far apart two rows look, in heads, when players take the worse one half as often.
const ROW_SPREAD: i32 = 2;

/// So many turns after the present one are played out. What comes later is mostly luck with many players, and hides what is
/// at stake now.
fn horizon(game: &Buffalo) -> u8 {
    match game.players() {
        0 | 1 => u8::MAX,
        2 => 4,
        3 | 4 => 2,
        _ => 1,
    }
}

/// The best ideas first, the hopeless ones left out.
fn best_first<C>(mut ideas: Ideas<C>, hopeless: i32) -> impl Iterator<Item = C> {
    ideas.sort_by_key(|(_, rating)| std::cmp::Reverse(*rating));
    let best = ideas.first().map_or(0, |(_, rating)| *rating);
    let good = move |(_, rating): &(C, i32)| best.saturating_sub(*rating) <= hopeless;
    ideas.into_iter().filter(good).map(|(choice, _)| choice)
}

fn rows_to_take(game: &Buffalo) -> Ideas<RowId> {
    let free = RowId::all(4).filter(|&row| game.is_free(row));
    free.map(|row| (row, -i32::from(game.row(row).heads()))).collect()
}

/// What the team does with its special cards in an imagined world, if anything. It looks at the turn when the cards have just
/// been shown, and again before it would take something.
fn team_use(game: &Buffalo, rng: &mut SeatRng) -> Option<Choice> {
    let uses = Uses::of(game, speaker(game), ORDERS);
    let passing = uses.passing();
    let just_shown = game.queue().len() > game.players();
    if passing.team < WORTH_A_SPECIAL && !just_shown {
        return None;
    }
    // Towards the end there is nothing to keep a special card for.
    let need = WORTH_A_SPECIAL.min(i32::from(game.hand_size())) + rng.below(PATIENCE_OF_SOME) as i32;
    let mut best = None;
    let mut most = passing.margin + need.max(1) - 1;
    uses.each(rng, &mut |choice, after| {
        if after.margin > most {
            (best, most) = (Some(choice), after.margin);
        }
    });
    best
}

/// What to weigh in a window: passing, the uses that bring most before the turn is over, and an idle one.
///
/// All seats of a team think at the same time, and whoever finds a reason acts alone. That each errs now and then would add
/// up, so the seat whose turn it is to speak thinks of everything and the others of what is obvious.
fn worth_a_thought(game: &Buffalo, seat: Seat, rng: &mut SeatRng) -> Alternatives<Choice> {
    let uses = Uses::of(game, seat, MANY_ORDERS);
    let passing = uses.passing().margin;
    let mut found = Vec::<(Choice, i32)>::new();
    uses.each(rng, &mut |choice, after| {
        if !found.iter().any(|(other, _)| *other == choice) {
            found.push((choice, after.margin - passing));
        }
    });
    found.sort_by_key(|(_, gain)| std::cmp::Reverse(*gain));
    let best = found.first().map_or(0, |(_, gain)| *gain);
    let speaks = seat == speaker(game);
    let enough = if speaks { best - NEARLY } else { OBVIOUS.max(best - NEARLY) };
    let good = found.iter().filter(|(_, gain)| *gain > 0 && *gain >= enough).take(GOOD_USES);
    let idle = found.iter().filter(|(_, gain)| *gain == 0 && speaks).take(IDLE_USES);
    [Choice::Pass].into_iter().chain(good.chain(idle).map(|(choice, _)| *choice)).collect()
}

/// What a proposal comes to: the card of a Replace! is secret, and is taken to be the one that brings most.
fn meant(world: &Buffalo, proposer: Seat, proposal: &[Word]) -> Option<Choice> {
    if *proposal != [Word::Use(Special::Replace)] {
        return Choice::from_words(proposal);
    }
    let mut best: Option<(Choice, i32)> = None;
    Uses::of(world, proposer, 0).each(&mut SeatRng::new(0), &mut |choice, after| {
        let better = best.is_none_or(|(_, most)| after.margin > most);
        if better && matches!(choice, Choice::Use(Use::Replace(_))) {
            best = Some((choice, after.margin));
        }
    });
    best.map(|(choice, _)| choice)
}
