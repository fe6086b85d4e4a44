//! Matches whose clients are searched for what they must not know, on one server or through a cluster.

use std::net::SocketAddr;
use std::time::Duration;

use rodeo_bots::SeatRng;
use rodeo_protocol::api::TableSummary;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::{ClientMessage, MatchId, Updates};
use rodeo_rules::any::GameKind;
use rodeo_rules::record::Record;
use rodeo_rules::seat::Seat;
use rodeo_store::Store;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::leak_check::{LeakChecker, Steps, paths};
use super::player::{Behavior, Player};
use super::{Client, Guest, seed};

/// Everything that one client of a table sent and received.
pub struct Transcript {
    pub guest: Guest,
    pub seat: Option<Seat>,
    pub sent: Vec<String>,
    pub received: Vec<String>,
    /// HTTP responses, head and body.
    pub responses: Vec<String>,
}

/// A table whose match is searched for leaks.
#[derive(Clone)]
pub struct LeakTable {
    pub game: GameKind,
    pub players: u8,
    pub bots: usize,
    pub options: String,
}

impl LeakTable {
    pub fn new(game: GameKind, players: u8, bots: usize, options: &str) -> LeakTable {
        LeakTable { game, players, bots, options: options.to_owned() }
    }

    /// Tables of all games, with the options that hide something.
    pub fn all() -> Vec<LeakTable> {
        let all_fans = rodeo_rules::take6::FanCard::NAMES.join("+");
        let fans = format!("rounds=1,fans={all_fans}");
        let mut tables = vec![
            LeakTable::new(GameKind::Take6, 3, 1, "rounds=2"),
            LeakTable::new(GameKind::Take6, 3, 0, &fans),
            LeakTable::new(GameKind::Take6, 3, 0, "rounds=1,deck=limited,deal=draft,drafted=memory"),
            LeakTable::new(GameKind::Buffalo, 3, 0, "decide=majority"),
            LeakTable::new(GameKind::Buffalo, 3, 1, ""),
            LeakTable::new(GameKind::TakeThat, 3, 1, "variant=advanced"),
            LeakTable::new(GameKind::BullParty, 3, 1, ""),
        ];
        let others = GameKind::short_matches_except(tables.iter().map(|table| table.game));
        tables.extend(others.into_iter().map(|(game, ..)| LeakTable::new(game, game.usual_players(), 1, "")));
        tables
    }
}

/// Plays a match at a table that is opened at one address, with clients that are connected to another. Returns the id of the match
/// and the transcripts of all clients, which are kept up to date in turns in these ways. They lose their connection once in
/// `disconnect` messages on average; never for 0.
pub async fn play_match(
    opened_at: SocketAddr,
    address: SocketAddr,
    table: &LeakTable,
    updates: [Updates; 2],
    disconnect: u32,
) -> (MatchId, Vec<Transcript>) {
    let LeakTable { game, players, bots, options } = table;
    let (players, bots) = (*players, *bots);
    let mut rng = SeatRng::new(seed());
    let host = Guest::create(address, "Host").await.unwrap();
    let body = json!({ "game": game.name(), "players": players, "options": options, "bots": vec!["simple"; bots],
        "visibility": "public" });
    let state = host.open_table(opened_at, &body).await.unwrap();
    let (table, code) = (state.id, state.code.to_string());
    let mut guests = vec![host];
    for number in 1..usize::from(players) - bots {
        let guest = Guest::create_bot(address, &format!("Program {number}")).await.unwrap();
        guest.join_table(address, table).await.unwrap();
        guests.push(guest);
    }
    guests.push(Guest::create(address, "Spectator").await.unwrap());
    let seated = guests.len() - 1;
    let mut clients = Vec::new();
    for (place, guest) in guests.into_iter().enumerate() {
        let mut client = Client::new(address, &guest, table);
        client.updates = updates[place % 2];
        client.enter().await;
        if place < seated {
            let nonce = format!("{:02x}", 0xa0 + place).repeat(20);
            client.send(&ClientMessage::Nonce { nonce }).await;
            client.wait_for(|state| state.table.as_ref().unwrap().nonces.len() as usize > place).await;
        }
        clients.push(Player::new(client, rng.fork(), Behavior { disconnect, change_answer: 6, chat: 30 }));
    }
    clients[0].client.send(&ClientMessage::Start { fill: None }).await;
    let mut playing = JoinSet::new();
    for mut player in clients {
        let paths = paths(table, &code);
        playing.spawn(async move {
            let mut responses = Vec::new();
            let guest = player.client.guest.clone();
            let poll = async {
                loop {
                    for path in &paths {
                        let response = guest.request(address, "GET", path, None).await.unwrap();
                        if *path == Endpoint::Table.url(&[&table]) {
                            let summary: TableSummary = response.read();
                            assert_eq!(
                                serde_json::to_string(&summary).unwrap(),
                                response.body,
                                "unknown fields"
                            );
                        }
                        responses.push(format!("{}\n{}", response.head, response.body));
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                }
            };
            tokio::select! {
                () = player.play(1) => {}
                () = poll => {}
            }
            let Client { guest, state, received, sent, .. } = player.client;
            let end = state.results[&1].id;
            (end, Transcript { guest, seat: state.seat, sent, received, responses })
        });
    }
    let all = playing.join_all().await;
    (all[0].0, all.into_iter().map(|(_, transcript)| transcript).collect())
}

/// Checks that nobody received what only others may know.
pub fn check(record: &Record, all: &[Transcript]) -> Result<(), String> {
    let mut steps = Steps::new();
    for transcript in all {
        LeakChecker::new(record, transcript.seat, &transcript.sent)
            .check(&transcript.received, &mut steps)?;
    }
    for transcript in all {
        for other in all.iter().filter(|other| other.guest.id != transcript.guest.id) {
            let mut bytes = transcript.received.iter().chain(&transcript.responses);
            for secret in &other.guest.secrets {
                if let Some(text) = bytes.find(|text| text.contains(secret)) {
                    return Err(format!("a secret of another guest: {text}"));
                }
            }
        }
        let hidden = record.chance.as_ref().unwrap();
        let hex: String = hidden.secret.iter().map(|byte| format!("{byte:02x}")).collect();
        if let Some(text) = transcript.responses.iter().find(|text| text.contains(&hex)) {
            return Err(format!("the secret of the match: {text}"));
        }
    }
    Ok(())
}

/// Returns the secrets of the next match of each table, which no client may have received.
pub fn next_secrets(store: &dyn Store) -> Vec<String> {
    let mut secrets = Vec::new();
    let mut take = |stored: rodeo_store::StoredTable| {
        let facts: Vec<Value> =
            stored.facts.iter().flat_map(|text| serde_json::from_str::<Vec<Value>>(text).unwrap()).collect();
        let last = facts.iter().rev().find_map(|fact| fact["next_secret"].as_str());
        secrets.push(last.expect("a table has a secret for its next match").to_owned());
    };
    store.live_tables(&mut take).unwrap();
    secrets
}
