//! The search in Take 6: stronger than its baseline, exact with open hands, and able to detect random players.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use rodeo_bots::{
    Bot, Budget, DecisionContext, Flat, Level, Net, PlayStyle, Random, Search, SearchModel, SeatRng, Simple,
};
use rodeo_rules::deal::Dealer;
use rodeo_rules::game::{Awaiting, DiscardEvents, Game};
use rodeo_rules::options::read_options;
use rodeo_rules::seat::{Seat, Viewer};
use rodeo_rules::take6::{Event, Phase, Rules, Take6};

/// Plays a match and returns the final position. Calls `visit` before every choice with the history of the seat.
fn play(
    rules: &Rules,
    seed: u64,
    bots: &mut [Box<dyn Bot<Take6>>],
    budget: Budget,
    mut visit: impl FnMut(&Take6, Seat, &[Event]),
) -> Take6 {
    let mut game = Take6::new(rules).unwrap();
    let (mut deals, mut rng) = (SeatRng::from_parts(&[seed, 1]), SeatRng::from_parts(&[seed, 2]));
    let mut shown = vec![Vec::new(); bots.len()];
    loop {
        let mut events = Vec::new();
        match game.awaiting() {
            Awaiting::Over => return game,
            Awaiting::Deal => {
                let deck = game.deck().unwrap();
                game.deal(Dealer::new().order(&deck, &mut deals), &mut events).unwrap();
            }
            Awaiting::Moves(seats) => {
                let mut step = Vec::new();
                for seat in seats.iter() {
                    let history: &[Event] = &shown[seat.index()];
                    visit(&game, seat, history);
                    let view = game.view(Viewer::Seat(seat));
                    let context = DecisionContext { history, ..DecisionContext::new(&view, budget) };
                    let decision = bots[seat.index()].decide(&context, &mut rng).unwrap();
                    step.push((seat, decision.choice));
                }
                game.play(&step, &mut events).unwrap();
            }
        }
        for (seat, shown) in Seat::all(rules.players).zip(&mut shown) {
            shown.extend(events.iter().map(|event| Take6::show(event, Viewer::Seat(seat))));
        }
    }
}

/// Two seats of the search against two of the baseline; every deal is played from both sides.
#[test]
fn search_takes_fewer_heads_than_flat() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let (mut search, mut flat) = (0, 0);
    for seed in 0..60 {
        for first in [true, false] {
            let mut bots: Vec<Box<dyn Bot<Take6>>> = Vec::new();
            for seat in 0..4 {
                bots.push(if (seat % 2 == 0) == first {
                    Box::new(Search::default())
                } else {
                    Box::new(Flat::default())
                });
            }
            let end = play(&rules, seed, &mut bots, Budget::Playouts(40), |_, _, _| ());
            for seat in Seat::all(4) {
                let heads = end.score(seat);
                if (seat.get() % 2 == 0) == first { search += heads } else { flat += heads }
            }
        }
    }
    assert!(search * 10 < flat * 9, "{search} heads against {flat}");
}

#[test]
fn random_players_are_detected() {
    let rules: Rules = read_options(4, "rounds=2").unwrap();
    let (mut random, mut simple, mut samples) = (0.0, 0.0, 0);
    for seed in 0..20 {
        let mut bots: Vec<Box<dyn Bot<Take6>>> = vec![
            Box::new(Simple),
            Box::new(Random::default()),
            Box::new(Simple),
            Box::new(Random::default()),
        ];
        play(&rules, seed, &mut bots, Budget::Playouts(1), |game, seat, history| {
            if game.round() == 1 && game.phase() == Phase::Choose && game.hand_size(seat) == 3 {
                let view = game.view(Viewer::Seat(seat));
                let context = DecisionContext { history, ..DecisionContext::new(&view, Budget::Playouts(1)) };
                let estimate = Take6::estimate_opponents(&context);
                let mut rng = SeatRng::new(seed);
                for _ in 0..100 {
                    let styles = estimate.sample(4, &mut rng);
                    let count = |seat: u8| {
                        f64::from(u8::from(styles.of(Seat::new(seat).unwrap()) == PlayStyle::Random))
                    };
                    random += count(1) + count(3);
                    simple += count(0) + count(2);
                    samples += 2;
                }
            }
        });
    }
    let (random, simple) = (random / f64::from(samples), simple / f64::from(samples));
    assert!(random > 0.75 && simple < 0.05, "detected as random: random {random}, simple {simple}");
}

/// With two cards left and open hands, a card that strictly dominates the other must be played.
#[test]
fn dominant_card_is_played_with_open_hands() {
    let rules: Rules = read_options(3, "rounds=1 deck=limited deal=draft").unwrap();
    let (mut dominated, mut solved) = (0, 0);
    for seed in 0..60 {
        let mut bots: Vec<Box<dyn Bot<Take6>>> = (0..3).map(|_| Box::new(Random::default()) as _).collect();
        play(&rules, seed, &mut bots, Budget::Playouts(1), |game, seat, _| {
            if game.phase() != Phase::Choose || game.hand_size(seat) != 2 {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let context = DecisionContext::new(&view, Budget::Playouts(200));
            let choice = Search::default().decide(&context, &mut SeatRng::new(1)).unwrap().choice;
            let cards: Vec<_> = game.hand(seat).iter().map(rodeo_rules::take6::Choice::Card).collect();
            let heads = cards.iter().map(|card| outcomes(game, seat, *card)).collect::<Vec<_>>();
            solved += 1;
            for (better, worse) in [(0, 1), (1, 0)] {
                // Fewer own heads, and no fewer heads of the others, in every case.
                let always = heads[better].iter().zip(&heads[worse]).all(|(a, b)| {
                    a[seat.index()] < b[seat.index()]
                        && (0..3).all(|other| other == seat.index() || a[other] >= b[other])
                });
                if always {
                    dominated += 1;
                    assert_eq!(choice, cards[better], "seed {seed}: {game:?}");
                }
            }
        });
    }
    assert!(solved > 100 && dominated > 10, "a dominant card in only {dominated} of {solved} positions");
}

/// The final heads of all seats for each combination of cards of the others.
fn outcomes(game: &Take6, seat: Seat, card: rodeo_rules::take6::Choice) -> Vec<[u32; 3]> {
    let others: Vec<Seat> = Seat::all(3).filter(|&other| other != seat).collect();
    let mut all = Vec::new();
    for first in game.hand(others[0]).iter() {
        for second in game.hand(others[1]).iter() {
            let mut step = vec![(seat, card)];
            step.push((others[0], rodeo_rules::take6::Choice::Card(first)));
            step.push((others[1], rodeo_rules::take6::Choice::Card(second)));
            step.sort_by_key(|(seat, _)| *seat);
            let mut end = *game;
            end.play(&step, &mut DiscardEvents).unwrap();
            while let Awaiting::Moves(seats) = end.awaiting() {
                let choices: Vec<_> = seats
                    .iter()
                    .map(|seat| {
                        let view = end.view(Viewer::Seat(seat));
                        let context = DecisionContext::new(&view, Budget::Playouts(1));
                        (seat, Simple.decide(&context, &mut SeatRng::new(0)).unwrap().choice)
                    })
                    .collect();
                end.play(&choices, &mut DiscardEvents).unwrap();
            }
            all.push([0, 1, 2].map(|seat| end.score(Seat::new(seat).unwrap())));
        }
    }
    all
}

/// Against strong players the network decides alone, so `merciless` is never weaker than it; against players whom playouts
/// simulate, the search decides.
#[test]
fn merciless_searches_only_against_players_that_it_can_simulate() {
    let rules: Rules = read_options(4, "rounds=1").unwrap();
    let (mut decisions, mut searched) = (0, 0);
    for seed in 0..2 {
        let mut bots: Vec<Box<dyn Bot<Take6>>> = (0..4).map(|_| Box::new(Simple) as _).collect();
        play(&rules, seed, &mut bots, Budget::Playouts(1), |game, seat, _| {
            if game.phase() != Phase::Choose || game.hand_size(seat) < 2 {
                return;
            }
            let view = game.view(Viewer::Seat(seat));
            let decide = |bot: &mut dyn Bot<Take6>, level, seed| {
                let declared = [Some(level); 4];
                let budget = Budget::Playouts(20);
                let context = DecisionContext { declared: &declared, ..DecisionContext::new(&view, budget) };
                bot.decide(&context, &mut SeatRng::new(seed)).unwrap()
            };
            let net = decide(&mut Net, Level::Sharp, 1);
            let strong = decide(&mut Search::default(), Level::Sharp, 1);
            assert_eq!((strong.choice, strong.values.len()), (net.choice, net.values.len()));
            let [first, second] = [1, 2].map(|seed| decide(&mut Search::default(), Level::Simple, seed));
            decisions += 1;
            searched += u32::from(first.values != second.values);
        });
    }
    assert!(decisions >= 70 && searched == decisions, "{searched} of {decisions} decisions searched");
}
