//! The bots of a contest, and who plays each deal.

use rodeo_bots::{BotKind, SeatRng};
use rodeo_rules::game::RandomSource;

/// The bots of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// One bot per seat, the same in every deal.
    Seats(Vec<BotKind>),
    /// Mixed lineups: the bots of each deal are drawn from the pool. All play the same number of deals, give or take one. A
    /// bot has several seats only if there are more seats than bots.
    Pool(Vec<BotKind>),
}

impl Lineup {
    /// The distinct bots, in the order of first appearance.
    pub fn kinds(&self) -> Vec<BotKind> {
        let (Lineup::Seats(bots) | Lineup::Pool(bots)) = self;
        let mut kinds = Vec::new();
        for bot in bots {
            if !kinds.contains(bot) {
                kinds.push(*bot);
            }
        }
        kinds
    }

    /// Whether every deal has the same bots. True also for a pool whose size divides the number of players.
    pub fn is_fixed(&self, players: u8) -> bool {
        match self {
            Lineup::Seats(_) => true,
            Lineup::Pool(_) => usize::from(players).is_multiple_of(self.kinds().len()),
        }
    }

    /// The bots of a deal by seat, as indices into [`kinds`](Lineup::kinds).
    pub(crate) fn seats(&self, players: usize, seed: u64, deal: u64) -> Vec<usize> {
        let kinds = self.kinds();
        match self {
            Lineup::Seats(bots) => {
                bots.iter().filter_map(|bot| kinds.iter().position(|kind| kind == bot)).collect()
            }
            Lineup::Pool(_) => draw_lineup(kinds.len(), players, seed, deal),
        }
    }

    /// Minimum number of deals in which every bot plays at least two.
    pub(crate) fn min_deals(&self, players: usize) -> u64 {
        match self {
            Lineup::Seats(_) => 2,
            Lineup::Pool(_) => (2 * self.kinds().len()).div_ceil(players.max(1)).max(2) as u64,
        }
    }
}

/// Draws the lineup of a deal.
///
/// Those with the fewest deals so far play next, in random order. After a block of `kinds / gcd(kinds, players)` deals all
/// have played equally often, and the next block has its own random numbers. So the lineup of a deal can be computed
/// without the deals before its block.
fn draw_lineup(kinds: usize, players: usize, seed: u64, deal: u64) -> Vec<usize> {
    let block = (kinds / gcd(kinds, players).max(1)).max(1) as u64;
    // Three parts; deals use four and bots five, so the random numbers are independent.
    let mut rng = SeatRng::from_parts(&[seed, deal / block, kinds as u64]);
    let mut played = vec![0u32; kinds];
    let mut lineup = Vec::new();
    for _ in 0..=deal % block {
        let mut order: Vec<usize> = (0..kinds).collect();
        shuffle(&mut order, &mut rng);
        order.sort_by_key(|&kind| played[kind]);
        lineup = order.into_iter().cycle().take(players).collect();
        lineup.iter().for_each(|&kind| played[kind] += 1);
        shuffle(&mut lineup, &mut rng);
    }
    lineup
}

fn shuffle(items: &mut [usize], rng: &mut SeatRng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u32 + 1) as usize);
    }
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use rodeo_bots::{Budget, Level};

    use super::*;

    /// Number of seats of each kind in the first deals.
    fn counts(kinds: usize, players: usize, deals: u64) -> Vec<usize> {
        let seats: Vec<usize> = (0..deals).flat_map(|deal| draw_lineup(kinds, players, 7, deal)).collect();
        (0..kinds).map(|kind| seats.iter().filter(|&&seat| seat == kind).count()).collect()
    }

    #[test]
    fn kinds_of_a_pool_play_equally_often() {
        for (kinds, players) in [(5, 4), (5, 2), (7, 3), (6, 4), (4, 4), (3, 10), (2, 5), (10, 10)] {
            for deals in 1..40 {
                let counts = counts(kinds, players, deals);
                let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
                assert!(most - least <= 1, "{players} of {kinds}, {deals} deals: {counts:?}");
            }
            let counts = counts(kinds, players, 4 * kinds as u64);
            assert!(counts.iter().all(|&count| count == 4 * players), "{players} of {kinds}: {counts:?}");
        }
    }

    #[test]
    fn bot_has_several_seats_only_if_there_are_more_seats_than_bots() {
        for deal in 0..200 {
            let mut table = draw_lineup(5, 4, 7, deal);
            table.sort();
            table.dedup();
            assert_eq!(table.len(), 4);
            let both = draw_lineup(2, 5, 7, deal).iter().filter(|&&kind| kind == 0).count();
            assert!([2, 3].contains(&both), "{both} of 5");
        }
    }

    /// Five kinds make 20 ordered pairs; in 4,000 deals each is drawn 200 times, give or take four standard errors.
    #[test]
    fn all_pairs_meet_equally_often_in_both_orders() {
        let mut met = [[0u32; 5]; 5];
        for deal in 0..4000 {
            let table = draw_lineup(5, 2, 7, deal);
            met[table[0]][table[1]] += 1;
        }
        for (a, b) in (0..5).flat_map(|a| (0..5).filter(move |&b| a != b).map(move |b| (a, b))) {
            assert!((140..260).contains(&met[a][b]), "{a} before {b}: {met:?}");
        }
    }

    #[test]
    fn lineups_depend_on_the_seed() {
        let tables = |seed| (0..20).map(|deal| draw_lineup(5, 4, seed, deal)).collect::<Vec<_>>();
        assert_eq!(tables(1), tables(1));
        assert_ne!(tables(1), tables(2));
    }

    #[test]
    fn min_deals_lets_every_kind_play_twice() {
        for (kinds, players) in [(5, 4), (5, 2), (7, 3), (6, 4), (4, 4), (2, 5), (9, 2)] {
            // The budget only makes them distinct.
            let bot = |number| BotKind { level: Level::Flat, budget: Some(Budget::Playouts(number)) };
            let lineup = Lineup::Pool((1..=kinds).map(bot).collect());
            let least = |deals| *counts(kinds as usize, players, deals).iter().min().unwrap();
            let deals = lineup.min_deals(players);
            assert!(least(deals) >= 2, "{players} of {kinds}: {deals}");
            assert!(deals == 2 || least(deals - 1) < 2, "{players} of {kinds}: {deals}");
        }
    }
}
