//! Whole matches of every game with players who disconnect often, also between the updates of one turn.

use rodeo_bots::SeatRng;
use rodeo_protocol::table::{MatchResult, TablePhase};
use rodeo_protocol::{ClientMessage, TableId, Updates};
use rodeo_rules::deal::read_hex;
use rodeo_rules::record::verify;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::task::JoinSet;

use crate::support::client_state::ClientState;
use crate::support::expected::{check_segments, has_deals};
use crate::support::player::{Behavior, Player};
use crate::support::{Client, Guest, number, seed};
use crate::test_server::{TestServer, test_config};

/// A table of a test. `bots` of its seats have bots.
#[derive(Clone, Debug)]
struct Plan {
    game: &'static str,
    players: u8,
    options: String,
    bots: u8,
}

fn plan(game: &'static str, players: u8, bots: u8, options: &str) -> Plan {
    Plan { game, players, bots, options: options.into() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn take_6_with_2_to_10_players() {
    let mut plans: Vec<Plan> =
        (2..=10).map(|players| plan("take6", players, players / 4, "rounds=2")).collect();
    plans.push(plan("take6", 3, 0, "limit=20"));
    play_all(plans).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn take_6_with_draft_and_fan_cards() {
    let mut plans = vec![
        plan("take6", 2, 0, "rounds=1,deck=limited"),
        plan("take6", 3, 1, "rounds=1,deck=limited,deal=draft"),
        plan("take6", 4, 0, "rounds=1,deck=limited,deal=draft,drafted=memory"),
    ];
    for fan in rodeo_rules::take6::FanCard::NAMES {
        plans.push(plan("take6", 3, 1, &format!("rounds=1,fans={fan}")));
    }
    let all = rodeo_rules::take6::FanCard::NAMES.join("+");
    plans.push(plan("take6", 4, 1, &format!("rounds=1,deck=limited,deal=draft,fans={all}")));
    play_all(plans).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn buffalo_with_1_to_6_players() {
    let mut plans: Vec<Plan> = (1..=6).map(|players| plan("buffalo", players, players / 3, "")).collect();
    plans.push(plan("buffalo", 3, 0, "decide=majority"));
    plans.push(plan("buffalo", 5, 2, "decide=majority,hand=6,cards=60"));
    play_all(plans).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn take_that_and_bull_party() {
    let mut plans: Vec<Plan> = (2..=4).map(|players| plan("take_that", players, players / 3, "")).collect();
    plans.push(plan("take_that", 3, 0, "variant=advanced"));
    plans.extend((2..=5).map(|players| plan("bull_party", players, players / 3, "")));
    play_all(plans).await;
}

/// Plays all tables at the same time on one server.
async fn play_all(plans: Vec<Plan>) {
    let seed = seed();
    let server = TestServer::start(test_config()).await;
    for round in 0..number("RODEO_ROUNDS", 1) {
        let mut tables = JoinSet::new();
        for (place, plan) in plans.iter().cloned().enumerate() {
            let parts = [seed, round, place as u64];
            tables.spawn(Box::pin(play_table(server.address, plan, parts)));
        }
        while let Some(table) = tables.join_next().await {
            let (plan, states) = table.unwrap();
            for state in &states {
                check(&server, &plan, state);
            }
            let results: Vec<&MatchResult> = states.iter().map(ended).collect();
            assert!(
                results.windows(2).all(|pair| pair[0] == pair[1]),
                "clients received different results: {results:?}"
            );
        }
    }
    server.stop().await;
}

/// Opens a table, plays a match, and returns the final states of all clients. The last one is a spectator.
async fn play_table(address: std::net::SocketAddr, plan: Plan, parts: [u64; 3]) -> (Plan, Vec<ClientState>) {
    let mut rng = SeatRng::from_parts(&parts);
    let host = Guest::create(address, "Host").await.unwrap();
    let bots = vec!["simple"; usize::from(plan.bots)];
    let body = json!({ "game": plan.game, "players": plan.players, "options": plan.options, "bots": bots });
    let table: TableId = host.open_table(address, &body).await.unwrap().id;
    let mut people = vec![host];
    for number in 1..plan.players - plan.bots {
        let guest = match number % 3 {
            0 => Guest::create_bot(address, &format!("Program {number}")).await.unwrap(),
            _ => Guest::create(address, &format!("Guest {number}")).await.unwrap(),
        };
        guest.join_table(address, table).await.unwrap();
        people.push(guest);
    }
    people.push(Guest::create(address, "Spectator").await.unwrap());
    let mut players = Vec::new();
    for (place, guest) in people.iter().enumerate() {
        let mut client = Client::new(address, guest, table);
        client.updates = if place % 2 == 0 { Updates::Events } else { Updates::State };
        client.enter().await;
        players.push(Player::new(client, rng.fork(), Behavior::UNRELIABLE));
    }
    for (place, player) in players.iter_mut().enumerate().take(people.len() - 1) {
        let nonce = format!("{:02x}", place + 1).repeat(place + 1);
        player.client.send(&ClientMessage::Nonce { nonce }).await;
        player
            .client
            .wait_for(|state| {
                state.table.as_ref().is_some_and(|table| usize::from(table.nonces.len()) > place)
            })
            .await;
    }
    players[0].client.send(&ClientMessage::Start { fill: None }).await;
    let mut playing = JoinSet::new();
    for mut player in players {
        playing.spawn(async move {
            player.play(1).await;
            player.client.state
        });
    }
    let states = playing.join_all().await;
    (plan, states)
}

fn ended(state: &ClientState) -> &MatchResult {
    state.table.as_ref().and_then(|table| table.result.as_ref()).expect("the result was received")
}

/// Checks the final state of a client against the record.
fn check(server: &TestServer, plan: &Plan, state: &ClientState) {
    let end = ended(state);
    let record = server.record(end.id);
    let verified = verify(&record).unwrap_or_else(|error| panic!("{plan:?}: {error}"));
    assert_eq!(verified.seeded, has_deals(&record), "{plan:?}");
    assert_eq!(verified.outcome, end.outcome, "{plan:?}");
    check_segments(&record, true, &state.matches[&1], true);
    let commitment = &state.commitments[&1];
    let secret = read_hex(&end.secret).unwrap();
    let hash: String = Sha256::digest(&secret).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(
        (&hash, &end.commitment),
        (commitment, commitment),
        "{plan:?}: the secret does not match its commitment"
    );
    assert_ne!(&state.commitments[&2], commitment, "the next match has its own secret");
    let people = usize::from(plan.players - plan.bots);
    assert_eq!(end.nonces.len(), people, "{plan:?}: a nonce is missing");
    assert_eq!(state.phase(), Some(TablePhase::Over));
}
