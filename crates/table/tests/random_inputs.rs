//! Random inputs: the invariants hold after every one of them.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::SettingsPatch;
use rodeo_protocol::table::{HintMode, TablePhase, TableSettings, Visibility};
use rodeo_protocol::{ClientMessage, GuestId};
use rodeo_rules::any::{AnyChoice, AnyGame, GameKind};
use rodeo_rules::choice::{Choice, write_words};
use rodeo_rules::game::{Game, RandomSource};
use rodeo_rules::seat::Seat;
use rodeo_table::{Occupant, Policy};
use support::harness::Harness;

/// Number of simulated tables.
const SEEDS: u64 = 36;
/// Number of inputs per table.
const INPUTS: u32 = 300;

/// Short matches, so that many of them are completed.
const GAMES: &[(GameKind, u8, &str)] = &[
    (GameKind::Take6, 4, "rounds=3,hand=2"),
    (GameKind::Take6, 10, "rounds=1"),
    (GameKind::Take6, 3, "rounds=1,deck=limited,deal=draft"),
    (GameKind::Buffalo, 3, "hand=4"),
    (GameKind::Buffalo, 4, "decide=majority,hand=5"),
    (GameKind::Buffalo, 1, "hand=3"),
    (GameKind::TakeThat, 3, ""),
    (GameKind::BullParty, 3, "hand=4"),
    (GameKind::BullParty, 4, ""),
];

/// The matches above, and a short one of every other game.
fn games() -> Vec<(GameKind, u8, &'static str)> {
    let others = GameKind::short_matches_except(GAMES.iter().map(|table| table.0));
    GAMES.iter().copied().chain(others).collect()
}

#[test]
fn invariants_hold_for_random_inputs() {
    let mut matches = 0;
    let (mut accepted, mut rejected) = (0, 0);
    // The environment variable SEEDS overrides the number of tables.
    let seeds: u64 = std::env::var("SEEDS").ok().and_then(|n| n.parse().ok()).unwrap_or(SEEDS);
    for seed in 0..seeds {
        let mut simulation = Simulation::new(seed);
        for _ in 0..INPUTS {
            match simulation.random_input() {
                Some(true) => accepted += 1,
                Some(false) => rejected += 1,
                None => {}
            }
        }
        simulation.play_to_end();
        matches += simulation.harness.finished.len();
    }
    assert!(2 * matches as u64 > seeds, "only {matches} matches were completed");
    assert!(accepted > 20 * seeds && rejected > 20 * seeds, "{accepted} accepted, {rejected} rejected");
}

struct Simulation {
    harness: Harness,
    rng: SeatRng,
}

impl Simulation {
    fn new(seed: u64) -> Simulation {
        let games = games();
        let (game, players, options) = games[seed as usize % games.len()];
        let mut rng = SeatRng::new(seed);
        let settings = TableSettings {
            rules: game.read_rules(players, options).unwrap(),
            clock: [None, Some(20)][rng.below(2) as usize],
            visibility: Visibility::Private,
            spectators: rng.below(3) > 0,
            show_seen: true,
            hints: HintMode::Off,
            deal: None,
        };
        let mut seats = vec![Occupant::Empty; usize::from(players)];
        seats[0] = Occupant::Guest { id: support::harness::guest(0), name: "v0".into(), bot: false };
        let mut harness = Harness::open(settings, seats, (seed as u8).wrapping_add(1), Policy::default());
        harness.auto_bots = rng.below(2) == 0;
        for number in 0..5 {
            let client = harness.client(&format!("v{number}"));
            let _ = harness.connect(client);
        }
        Simulation { harness, rng }
    }

    /// Makes a random input. For a message or a connection, returns whether it was accepted.
    fn random_input(&mut self) -> Option<bool> {
        let client = self.rng.below(self.harness.clients.len() as u32) as usize;
        match self.rng.below(40) {
            0 if self.rng.below(2) == 0 => {
                let back: Vec<usize> =
                    (0..self.harness.clients.len()).filter(|_| self.rng.below(3) > 0).collect();
                self.harness.restart();
                for client in back {
                    let _ = self.harness.connect(client);
                }
            }
            1 => self.harness.disconnect(client),
            2..=4 => return Some(self.harness.connect(client).is_ok()),
            5..=8 => {
                let wait = [0, 1, 900, 5_000, 15_000, 31_000, 200_000][self.rng.below(7) as usize];
                self.harness.wait_until(self.harness.now + wait);
            }
            9..=14 => {
                if !self.harness.bot_requests.is_empty() {
                    let which = self.rng.below(self.harness.bot_requests.len() as u32) as usize;
                    let request = self.harness.bot_requests.remove(which);
                    let choice = match self.rng.below(4) {
                        0 => None,
                        1 => request.view.any_choice(request.id.seat, &mut self.rng),
                        _ => self.harness.heuristic_answer(&request),
                    };
                    self.harness.answer_request(&request, choice);
                }
            }
            _ => {
                let message = self.message(client);
                return Some(self.harness.send(client, message).is_ok());
            }
        }
        None
    }

    fn message(&mut self, client: usize) -> ClientMessage {
        let game = self.harness.table.game();
        let seat = self.seat();
        let own = self.harness.seat_of(client);
        let current = game.as_ref().map_or(0, |game| game.question());
        let question = if self.rng.below(8) == 0 { current.wrapping_sub(1) } else { current };
        let phase = self.harness.table.phase();
        let between = matches!(phase, TablePhase::Open | TablePhase::Over);
        match self.rng.below(if between { 60 } else { 32 }) {
            0..=15 => {
                ClientMessage::Choose { question, choice: self.choice(game.as_ref(), own.unwrap_or(seat)) }
            }
            16 => ClientMessage::Withdraw { question },
            17..=19 => ClientMessage::Support { question, seat },
            20 => ClientMessage::PassForTurn { question },
            21 => {
                ClientMessage::NextWords { question, words: ["", "pass", "push", "5"][self.pick(4)].into() }
            }
            22 => ClientMessage::Chat { text: ["hello", "", "again"][self.pick(3)].into() },
            23 => ClientMessage::Nudge { seat },
            24 if self.rng.below(3) == 0 => ClientMessage::Pause {},
            25 | 26 => ClientMessage::Resume {},
            27 => ClientMessage::Return {},
            28 => ClientMessage::Ping { t: 7 },
            29 if self.rng.below(4) == 0 => ClientMessage::Leave {},
            30 if self.rng.below(6) == 0 => ClientMessage::Remove { seat },
            31..=34 => ClientMessage::Nonce { nonce: ["", "00ff", "zz", "12345678"][self.pick(4)].into() },
            35..=42 => ClientMessage::Sit { seat: (self.rng.below(2) == 0).then_some(seat) },
            43..=46 => ClientMessage::Rematch { wanted: self.rng.below(4) > 0 },
            47 => {
                ClientMessage::AddBot { seat: None, level: ["simple", "net", "no one"][self.pick(3)].into() }
            }
            48 => ClientMessage::AddBot { seat: Some(seat), level: "gentle".into() },
            49 => ClientMessage::ChangeSettings { settings: self.change() },
            50..=57 => ClientMessage::Start { fill: (self.rng.below(4) > 0).then(|| "simple".into()) },
            _ => ClientMessage::Sit { seat: None },
        }
    }

    fn pick(&mut self, of: u32) -> usize {
        self.rng.below(of) as usize
    }

    fn seat(&mut self) -> Seat {
        Seat::new(self.rng.below(10) as u8).unwrap()
    }

    fn choice(&mut self, game: Option<&AnyGame>, seat: Seat) -> String {
        let chooser = if self.rng.below(10) == 0 { self.seat() } else { seat };
        let choice = game.and_then(|game| game.any_choice(chooser, &mut self.rng));
        match choice {
            Some(choice) if self.rng.below(12) > 0 => write_words(&AnyChoice::words(&choice)),
            _ => ["row2", "pass", "zero", "104", "lift row1", "take", "nonsense", ""][self.pick(8)].into(),
        }
    }

    fn change(&mut self) -> SettingsPatch {
        let games = games();
        let (game, players, options) = games[self.pick(games.len() as u32)];
        let mut change = SettingsPatch::default();
        match self.rng.below(6) {
            0 => change.clock = Some([0, 1, 3, 30][self.pick(4)]),
            1 => change.players = Some(self.rng.below(12) as u8),
            2 => change.spectators = Some(self.rng.below(2) == 0),
            3 => change.options = Some("hand=2,nonsense=1".into()),
            _ => {
                change.game = Some(game);
                change.players = Some(players);
                change.options = Some(options.into());
            }
        }
        change
    }

    /// Checks that a match with a clock ends by itself if all guests are connected and inactive.
    fn play_to_end(&mut self) {
        let harness = &mut self.harness;
        let seated: Vec<GuestId> = harness.table.seated_guests();
        for client in 0..harness.clients.len() {
            if seated.contains(&harness.clients[client].guest.id) && harness.clients[client].connections == 0
            {
                harness.connect(client).unwrap();
            }
        }
        harness.auto_bots = true;
        harness.settle();
        let somebody = (0..harness.clients.len()).find(|&client| harness.seat_of(client).is_some());
        if let (TablePhase::Paused, Some(client)) = (harness.table.phase(), somebody) {
            harness.send(client, ClientMessage::Resume {}).unwrap();
        }
        let clock = harness.table.state().settings.clock.is_some();
        for _ in 0..1000 {
            if harness.table.phase() != TablePhase::Playing || seated.is_empty() || !clock {
                return;
            }
            let wake_at = harness.table.wake_at(harness.now, &harness.policy);
            harness.wait_until(wake_at.expect("a pending decision has a deadline"));
        }
        panic!("the match did not end");
    }
}
