//! Whole matches at random, for tests that need some.

use rodeo_rules::any::{AnyChoice, AnyGame, AnyRules, GameKind};
use rodeo_rules::choice::Choice;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game, RandomSource, Rules};
use rodeo_rules::record::{Chance, Player, Record, Recorder};
use rodeo_rules::seat::Seat;

use crate::games;

/// A small generator (xorshift64*): the same numbers everywhere.
pub struct Xorshift(u64);

impl Xorshift {
    pub fn new(seed: u64) -> Xorshift {
        Xorshift(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

impl RandomSource for Xorshift {
    fn below(&mut self, n: u32) -> u32 {
        (((self.next() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// Returns the rules of all options, for all numbers of players that they allow.
pub fn all_rules() -> Vec<AnyRules> {
    let mut all = Vec::new();
    for &kind in GameKind::ALL {
        for options in games::options(kind) {
            let before = all.len();
            all.extend(kind.players().filter_map(|players| kind.read_rules(players, options).ok()));
            assert!(all.len() > before, "{kind} cannot be played with {options}");
        }
    }
    all
}

pub fn players(rules: &AnyRules) -> Vec<Player> {
    let name = |seat: u8| format!("Seat {}", seat + 1);
    let player = |seat| if seat == 0 { Player::human(name(seat)) } else { Player::bot(name(seat), "random") };
    (0..rules.players()).map(player).collect()
}

/// Returns a seed whose secret is not secret.
pub fn chance(number: u8) -> Chance {
    Chance { secret: [number; 32], nonces: vec![(Seat::default(), vec![number, 255, 0])] }
}

/// Plays a random match to its end, dealt from the seed of `chance`.
pub fn random_match(rules: &AnyRules, chance: &Chance, rng: &mut Xorshift) -> Record {
    let recorder = Recorder::<AnyGame>::new(rules, players(rules), Some(chance.clone()));
    let mut recorder = recorder.expect("these rules can be played");
    let seed = chance.seed();
    while random_step(&mut recorder, &seed, rng) {}
    recorder.into_record()
}

/// Plays a random step. Returns `false` if the match is over.
pub fn random_step(recorder: &mut Recorder<AnyGame>, seed: &Seed, rng: &mut Xorshift) -> bool {
    let game = *recorder.game();
    match game.awaiting() {
        Awaiting::Over => return false,
        Awaiting::Deal => {
            let order = seed.order(&game.deck().expect("a deal is awaited"));
            recorder.deal(&order, &mut DiscardEvents).expect("the seed deals what is asked for");
        }
        Awaiting::Moves(seats) => {
            let choice = |seat| (seat, game.any_choice(seat, rng).expect("an awaited seat has a choice"));
            let choices: Vec<(Seat, AnyChoice)> = seats.iter().map(choice).collect();
            let alone = choices.iter().copied().find(|(_, choice)| choice.is_unilateral());
            let step = alone.map_or(choices, |choice| vec![choice]);
            recorder.play(&step, &mut DiscardEvents).expect("what is offered is allowed");
        }
    }
    true
}
