//! No step allocates: counts the allocations in matches of every game.

#![allow(clippy::unwrap_used, reason = "a test that fails must say so")]

use allocation_counter::measure;
use arrayvec::ArrayVec;
use rodeo_laws::rng::XorShift;
use rodeo_laws::tables;
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, View};
use rodeo_rules::rows::RowRule;
use rodeo_rules::seat::{MAX_SEATS, Seat, Viewer};
use rodeo_rules::take6::{Plans, Take6};

/// A random match with the views of all viewers. All memory is allocated before it starts.
struct Table<G: Game> {
    game: G,
    views: Vec<View<G>>,
    told: Vec<G::Event>,
    dealer: Dealer,
    rng: XorShift,
}

impl<G: Game> Table<G> {
    fn new(rules: &G::Rules, seed: u64) -> Table<G> {
        let game = G::new(rules).unwrap();
        Table {
            views: Viewer::all(game.players()).map(|viewer| game.view(viewer)).collect(),
            game,
            told: Vec::with_capacity(1000),
            dealer: Dealer::new(),
            rng: XorShift::new(seed),
        }
    }

    /// Plays a random step, once without an event sink and once with events for every view. Returns `false` if the match is
    /// over.
    fn step(&mut self) -> bool {
        let mut silent = self.game.clone();
        match self.game.awaiting() {
            Awaiting::Over => return false,
            Awaiting::Deal => {
                let order = self.dealer.order(&self.game.deck().unwrap(), &mut self.rng);
                silent.deal(order, &mut DiscardEvents).unwrap();
                self.game.deal(order, &mut self.told).unwrap();
            }
            Awaiting::Moves(seats) => {
                let mut choices = ArrayVec::<(Seat, G::Choice), MAX_SEATS>::new();
                for seat in seats.iter() {
                    assert!(!self.game.next_words(seat, &[]).is_dead_end());
                    choices.push((seat, self.game.any_choice(seat, &mut self.rng).unwrap()));
                }
                let alone: ArrayVec<_, MAX_SEATS> =
                    choices.iter().filter(|(_, choice)| choice.is_unilateral()).copied().collect();
                if !alone.is_empty() {
                    let one = self.rng.below(alone.len() as u32) as usize;
                    choices = ArrayVec::from_iter([alone[one]]);
                }
                silent.play(&choices, &mut DiscardEvents).unwrap();
                self.game.play(&choices, &mut self.told).unwrap();
            }
        }
        assert!(silent == self.game);
        for event in self.told.drain(..) {
            for view in &mut self.views {
                view.follow(&G::show(&event, view.viewer()));
            }
        }
        true
    }
}

fn check_no_allocation<G: Game>(tables: &[G::Rules], matches: u64, also: impl Fn(&G, &mut XorShift)) {
    for rules in tables {
        for seed in 0..matches {
            let mut table = Table::<G>::new(rules, seed);
            let counted = measure(|| {
                while table.step() {
                    also(&table.game, &mut table.rng);
                }
            });
            assert_eq!(counted.count_total, 0, "{rules:?}, seed {seed}");
        }
    }
}

/// One test per game of the list, so that no game is left out.
macro_rules! allocation_tests {
    (() $($Game:ident in $module:ident, $title:literal;)+) => {
        $(
            #[test]
            fn $module() {
                check_no_allocation::<rodeo_rules::$module::$Game>(&tables::of::<rodeo_rules::$module::$Game>(), 5, |_, _| {});
            }
        )+
    };
}

rodeo_rules::for_each_game!(allocation_tests!());

#[test]
fn playouts_of_take6() {
    check_no_allocation::<Take6>(&tables::of::<Take6>(), 5, |game, rng| {
        for rule in RowRule::ALL {
            game.playout(rule, rng);
            game.playout_by(&Plans::draw(game, rng), rule, rng);
        }
    });
}

#[test]
fn allocations_are_counted() {
    let counted = measure(|| drop(std::hint::black_box(Vec::<u8>::with_capacity(1))));
    assert_eq!(counted.count_total, 1);
}
