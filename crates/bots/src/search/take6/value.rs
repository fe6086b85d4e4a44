//! What a result is worth.

use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{End, Take6};

/// What a head more or less than the others is worth beside a whole win.
const HEAD: f32 = 0.06;

/// Of a game whose round ended with these heads.
pub fn of_round(game: &Take6, seat: Seat, heads: &[u8; MAX_SEATS]) -> f32 {
    let mut totals = [0; MAX_SEATS];
    for (total, other) in totals.iter_mut().zip(Seat::all(game.players())) {
        *total = game.score(other) as i32 + i32::from(heads[other.index()]);
    }
    worth(game, seat, &totals)
}

/// Of a match that is over, or whose round is.
pub fn of_match(after: &Take6, seat: Seat, before: &Take6) -> f32 {
    let mut totals = [0; MAX_SEATS];
    for (total, other) in totals.iter_mut().zip(Seat::all(after.players())) {
        *total = after.score(other) as i32;
    }
    worth(before, seat, &totals)
}

/// What it is worth that everybody has so many heads after the round that `game` is in.
fn worth(game: &Take6, seat: Seat, totals: &[i32; MAX_SEATS]) -> f32 {
    let players = usize::from(game.players());
    let totals = &totals[..players.min(MAX_SEATS)];
    let mine = totals.get(seat.index()).copied().unwrap_or(0);
    let all: i32 = totals.iter().sum();
    let others = (all - mine) as f32 / (players.max(2) - 1) as f32;
    let rounds = rounds_left(game, totals);
    win_share(totals, mine, rounds) + HEAD * (others - mine as f32)
}

/// Rounds that are still to come, about.
fn rounds_left(game: &Take6, totals: &[i32]) -> f32 {
    match game.rules().end {
        End::Rounds(rounds) => f32::from(rounds.saturating_sub(game.round().saturating_add(1))),
        End::Limit(limit) => {
            let most = totals.iter().copied().max().unwrap_or(0);
            let short = i32::from(limit) - most;
            if short <= 0 { 0.0 } else { 0.5 + short as f32 / 16.0 }
        }
    }
}

/// The chance to have the fewest heads in the end.
fn win_share(totals: &[i32], mine: i32, rounds: f32) -> f32 {
    let fewest = totals.iter().copied().min().unwrap_or(0);
    if rounds <= 0.0 {
        let winners = totals.iter().filter(|&&total| total == fewest).count();
        return if mine == fewest { 1.0 / winners as f32 } else { 0.0 };
    }
    // A round more, and leads mean less. A rough fall by distance is enough: 1/(1+x)³.
    let reach = 10.0 * rounds;
    let strength = |total: i32| {
        let behind = 1.0 + (total - fewest) as f32 / reach;
        1.0 / (behind * behind * behind)
    };
    strength(mine) / totals.iter().map(|&total| strength(total)).sum::<f32>()
}
