//! Who sits down for a deal.

use rodeo_bots::{BotKind, SeatRng};
use rodeo_rules::game::RandomSource;

/// The bots of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// A bot for each seat, the same for every deal.
    Seats(Vec<BotKind>),
    /// Mixed tables: for every deal as many as there are players are drawn from these, and all get the same number of
    /// deals, give or take one. Nobody meets itself unless there are more seats than bots.
    Pool(Vec<BotKind>),
}

impl Lineup {
    /// The different bots, in the order they were named.
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

    /// Do the same bots sit at every table? So it is also with a pool that fits into the seats without rest.
    pub fn is_fixed(&self, players: u8) -> bool {
        match self {
            Lineup::Seats(_) => true,
            Lineup::Pool(_) => usize::from(players).is_multiple_of(self.kinds().len()),
        }
    }

    /// Who sits at a deal, as places in the list of [`kinds`](Lineup::kinds).
    pub(crate) fn seats(&self, players: usize, seed: u64, deal: u64) -> Vec<usize> {
        let kinds = self.kinds();
        match self {
            Lineup::Seats(bots) => {
                bots.iter().filter_map(|bot| kinds.iter().position(|kind| kind == bot)).collect()
            }
            Lineup::Pool(_) => drawn(kinds.len(), players, seed, deal),
        }
    }

    /// So many deals let every bot play in two of them: from fewer nothing can be said about chance.
    pub(crate) fn least_deals(&self, players: usize) -> u64 {
        match self {
            Lineup::Seats(_) => 2,
            Lineup::Pool(_) => (2 * self.kinds().len()).div_ceil(players.max(1)).max(2) as u64,
        }
    }
}

/// The table of a deal, drawn from so many kinds.
///
/// Those that sat least sit next, by lot among equals. After a block of `kinds / gcd(kinds, players)` deals all have sat
/// equally often, and the next block begins with rng of its own: so every deal's table can be told without the
/// contest before it, by whichever thread plays it.
fn drawn(kinds: usize, players: usize, seed: u64, deal: u64) -> Vec<usize> {
    let block = (kinds / gcd(kinds, players).max(1)).max(1) as u64;
    // Three parts, where deals have four and bots five: nobody else rolls this.
    let mut rng = SeatRng::from_parts(&[seed, deal / block, kinds as u64]);
    let mut sat = vec![0u32; kinds];
    let mut table = Vec::new();
    for _ in 0..=deal % block {
        let mut order: Vec<usize> = (0..kinds).collect();
        shuffle(&mut order, &mut rng);
        order.sort_by_key(|&kind| sat[kind]);
        table = order.into_iter().cycle().take(players).collect();
        table.iter().for_each(|&kind| sat[kind] += 1);
        // Who sits next to whom is left to chance too.
        shuffle(&mut table, &mut rng);
    }
    table
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

    /// How often each of the kinds sits down, in so many deals from the first.
    fn counts(kinds: usize, players: usize, deals: u64) -> Vec<usize> {
        let seats: Vec<usize> = (0..deals).flat_map(|deal| drawn(kinds, players, 7, deal)).collect();
        (0..kinds).map(|kind| seats.iter().filter(|&&seat| seat == kind).count()).collect()
    }

    #[test]
    fn every_kind_of_a_pool_plays_equally_often() {
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
    fn nobody_meets_itself_unless_there_are_more_seats_than_bots() {
        for deal in 0..200 {
            let mut table = drawn(5, 4, 7, deal);
            table.sort();
            table.dedup();
            assert_eq!(table.len(), 4);
            let both = drawn(2, 5, 7, deal).iter().filter(|&&kind| kind == 0).count();
            assert!([2, 3].contains(&both), "{both} of 5");
        }
    }

    /// Ten pairs can be made of five; in 4,000 deals each meets 400 times, give or take four standard errors.
    #[test]
    fn everybody_meets_everybody_and_on_either_side() {
        let mut met = [[0u32; 5]; 5];
        for deal in 0..4000 {
            let table = drawn(5, 2, 7, deal);
            met[table[0]][table[1]] += 1;
        }
        for (a, b) in (0..5).flat_map(|a| (0..5).filter(move |&b| a != b).map(move |b| (a, b))) {
            assert!((140..260).contains(&met[a][b]), "{a} before {b}: {met:?}");
        }
    }

    #[test]
    fn another_seed_draws_other_tables() {
        let tables = |seed| (0..20).map(|deal| drawn(5, 4, seed, deal)).collect::<Vec<_>>();
        assert_eq!(tables(1), tables(1));
        assert_ne!(tables(1), tables(2));
    }

    #[test]
    fn the_least_number_of_deals_lets_everybody_play_twice() {
        for (kinds, players) in [(5, 4), (5, 2), (7, 3), (6, 4), (4, 4), (2, 5), (9, 2)] {
            // The budget only tells them apart.
            let bot = |number| BotKind { level: Level::Flat, budget: Some(Budget::Playouts(number)) };
            let lineup = Lineup::Pool((1..=kinds).map(bot).collect());
            let least = |deals| *counts(kinds as usize, players, deals).iter().min().unwrap();
            let deals = lineup.least_deals(players);
            assert!(least(deals) >= 2, "{players} of {kinds}: {deals}");
            assert!(deals == 2 || least(deals - 1) < 2, "{players} of {kinds}: {deals}");
        }
    }
}
