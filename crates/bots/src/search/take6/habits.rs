//! Who plays with a thought, judged by the cards they have shown.
//!
//! A card says something about whoever played it, though the rest of the hand is hidden: a thoughtful player would have
//! held something better now and then. Each turn of the history makes a seat's odds larger or smaller by how much likelier
//! its card is for the learned policy than for chance, the other cards of the hand being any that nobody had seen.

use rodeo_rules::card::CardSet;
use rodeo_rules::game::{Game, View};
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{Event, Fans, Play, Take6};

use super::super::suspicion::Suspicion;
use super::policy::{POLICY, Situation, fading};
use super::sketch::hidden;
use crate::Asked;

/// The odds that somebody thinks, before anything is known.
const AT_FIRST: f32 = 4.0;
/// Nobody is so clever or so careless that the next cards could not change our mind.
const MOST: f32 = 200.0;

/// What the history of this seat tells about the others. Fan cards bend what a card means; there nobody is suspected.
pub fn suspect(asked: &Asked<'_, Take6>) -> Suspicion {
    let rules = asked.view.rules();
    let Ok(mut view) = View::<Take6>::new(&rules, asked.view.viewer()) else { return Suspicion::NONE };
    if rules.fans != Fans::NONE || asked.history.is_empty() {
        return Suspicion::NONE;
    }
    let mut odds = [AT_FIRST; MAX_SEATS];
    for event in asked.history {
        if let Event::Revealed { plays } = event {
            judge(&view, plays, &mut odds);
        }
        view.follow(event);
    }
    Suspicion::of(odds)
}

fn judge(before: &Take6, plays: &[Option<Play>; MAX_SEATS], odds: &mut [f32; MAX_SEATS]) {
    let left = Seat::new(0).map_or(0, |seat| before.hand_size(seat));
    if left < 2 {
        return;
    }
    let unseen = hidden(before);
    let situation = Situation::new(before.rows(), unseen, before.players(), left);
    let speaks = |value: u8| {
        let row = before.row_for(value);
        POLICY.speaks(situation.look_at(CardSet::EMPTY, value, row.map(|row| (row, 5))))
    };
    let best = unseen.iter().map(|card| speaks(card.get())).max().unwrap_or(0);
    let often = |value: u8| fading(best.saturating_sub(speaks(value))) as f32;
    let all: f32 = unseen.iter().map(|card| often(card.get())).sum();
    let mean = all / f32::from(unseen.len().max(1));
    for (odds, play) in odds.iter_mut().zip(plays) {
        if let Some(play) = play {
            let own = often(play.card.get());
            let thoughtful = own / (own + f32::from(left - 1) * mean);
            *odds = (*odds * thoughtful * f32::from(left)).clamp(1.0 / MOST, MOST);
        }
    }
}
