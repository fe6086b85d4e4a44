//! The value of a result: the probability to win the match, plus the heads relative to the others.

use rodeo_rules::game::Game;
use rodeo_rules::seat::{MAX_SEATS, Seat};
use rodeo_rules::take6::{End, Take6};

/// Value of one head fewer than the mean of the others, in wins.
pub const HEAD_VALUE: f32 = 0.06;

/// The value if the current round of `game` ends with these heads.
pub fn round_value(game: &Take6, seat: Seat, heads: &[u8; MAX_SEATS]) -> f32 {
    let mut totals = [0; MAX_SEATS];
    for (total, other) in totals.iter_mut().zip(Seat::all(game.players())) {
        *total = game.score(other) as i32 + i32::from(heads[other.index()]);
    }
    value(game, seat, &totals)
}

/// The value of `after`, in which the round in progress in `before` has ended.
pub fn match_value(after: &Take6, seat: Seat, before: &Take6) -> f32 {
    let mut totals = [0; MAX_SEATS];
    for (total, other) in totals.iter_mut().zip(Seat::all(after.players())) {
        *total = after.score(other) as i32;
    }
    value(before, seat, &totals)
}

/// The value if the current round of `game` ends with these scores of the match.
pub fn scores_value(game: &Take6, seat: Seat, scores: &[i32]) -> f32 {
    let mut totals = [0; MAX_SEATS];
    totals.iter_mut().zip(scores).for_each(|(total, score)| *total = *score);
    value(game, seat, &totals)
}

/// The value of these totals after the current round of `game`.
fn value(game: &Take6, seat: Seat, totals: &[i32; MAX_SEATS]) -> f32 {
    let players = usize::from(game.players());
    let totals = &totals[..players.min(MAX_SEATS)];
    let mine = totals.get(seat.index()).copied().unwrap_or(0);
    let all: i32 = totals.iter().sum();
    let others = (all - mine) as f32 / (players.max(2) - 1) as f32;
    let rounds = rounds_left(game, totals);
    win_probability(totals, mine, rounds) + HEAD_VALUE * (others - mine as f32)
}

/// Estimated number of rounds after the current one.
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

/// Estimated probability to have the fewest heads at the end of the match.
fn win_probability(totals: &[i32], mine: i32, rounds: f32) -> f32 {
    let fewest = totals.iter().copied().min().unwrap_or(0);
    if rounds <= 0.0 {
        let winners = totals.iter().filter(|&&total| total == fewest).count();
        return if mine == fewest { 1.0 / winners as f32 } else { 0.0 };
    }
    // The more rounds are left, the less a lead counts. Falls with the distance x to the leader as 1/(1+x)³.
    let scale = 10.0 * rounds;
    let strength = |total: i32| {
        let behind = 1.0 + (total - fewest) as f32 / scale;
        1.0 / (behind * behind * behind)
    };
    strength(mine) / totals.iter().map(|&total| strength(total)).sum::<f32>()
}
