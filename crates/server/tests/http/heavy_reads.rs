//! Heavy reads: fair, off the async runtime, and cached.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use rodeo_bots::SeatRng;
use rodeo_protocol::MatchId;
use rodeo_protocol::api::MatchSummary;
use rodeo_protocol::api::routes::Endpoint;
use rodeo_protocol::table::SeatState;
use rodeo_rules::any::{AnyGame, GameKind};
use rodeo_rules::ballot::Ballot;
use rodeo_rules::deal::Seed;
use rodeo_rules::game::{Awaiting, Game, Outcome, ScoreOrder};
use rodeo_rules::record::{Player, Recorder};
use rodeo_rules::seat::SeatSet;
use rodeo_server::TrustedProxies;
use rodeo_store::{StoredMatch, Write};

use crate::support::{Request, Server, eventually, text, write};

/// Stores a match of many rounds with ten players. Returns its id and the number of its steps.
async fn store_long_match(server: &Server) -> (String, usize) {
    let rules = GameKind::Take6.read_rules(10, "rounds=30").unwrap();
    let players = (0..10).map(|seat| Player::human(format!("Seat {seat}"))).collect::<Vec<_>>();
    let mut recorder: Recorder<AnyGame> = Recorder::new(&rules, players, None).unwrap();
    let (mut rng, seed) = (SeatRng::new(1), Seed::from_text("heavy"));
    let mut ballot = Ballot::new(recorder.game());
    loop {
        match recorder.game().awaiting() {
            Awaiting::Deal => {
                let order = seed.order(&recorder.game().deck().unwrap());
                recorder.deal(&order, &mut Vec::new()).unwrap();
            }
            Awaiting::Moves(_) => {
                ballot.renew(recorder.game());
                while let Some(seat) = ballot.waiting().iter().next() {
                    let choice = recorder.game().any_choice(seat, &mut rng).unwrap();
                    ballot.answer(recorder.game(), seat, choice).unwrap();
                }
                recorder.play(&ballot.step().unwrap(), &mut Vec::new()).unwrap();
            }
            Awaiting::Over => break,
        }
    }
    let record = recorder.into_record();
    let summary = MatchSummary {
        id: MatchId::from_random([5; 16]),
        rules,
        seats: vec![SeatState::Empty; 10],
        replaced_by_bot: SeatSet::EMPTY,
        outcome: Outcome::best([1, 2], ScoreOrder::LowestWins),
        started_ms: 0,
        ended_ms: 1,
        steps: record.steps.len() as u32,
        commitment: String::new(),
        ratings: Vec::new(),
        played_offline: false,
    };
    let (id, steps) = (summary.id.to_string(), record.steps.len());
    let table = rodeo_protocol::TableId::from_random([0; 16]);
    let stored = StoredMatch { summary, record: record.to_json(), table, rated: None };
    write(server, vec![Write::SaveMatch(Box::new(stored))]).await;
    (id, steps)
}

/// Starts many heavy reads as `greedy`, then one as `other`, which must not wait for all of them. The test runs on one thread,
/// like everything that the server does not move to other threads.
async fn one_read_among_many(
    greedy: impl AsyncFn(&Server) -> Sender,
    other: impl AsyncFn(&Server) -> Sender,
) {
    const READS: usize = 120;
    let server = Server::with(|config| {
        config.read_threads = 1;
        config.trusted_proxies = TrustedProxies::parse(&["127.0.0.1"]).unwrap();
    })
    .await;
    let (greedy, other) = (greedy(&server).await, other(&server).await);
    let (id, steps) = store_long_match(&server).await;
    let done = Arc::new(AtomicUsize::new(0));
    let mut reads = Vec::new();
    for read in 0..READS {
        // Different steps near the end, so that no response is cached.
        let request = greedy(server.get(&Endpoint::Replay.url(&[&id, &(steps - read)])));
        let done = done.clone();
        reads.push(tokio::spawn(async move {
            let response = request.send().await;
            done.fetch_add(1, Ordering::SeqCst);
            assert_eq!(response.status, 200, "{response:?}");
        }));
    }
    // Most of them wait for the only thread.
    let waiting = async || {
        let metrics = server.get("/metrics").send().await.body;
        let line = metrics.lines().find_map(|line| line.strip_prefix("rodeo_reads_waiting ")).unwrap();
        line.parse::<usize>().unwrap()
    };
    eventually("the reads wait", async || waiting().await > READS / 4).await;
    let light = other(server.get(Endpoint::Games.path())).send().await;
    let heavy = other(server.get(&Endpoint::Replay.url(&[&id, &1]))).send().await;
    assert_eq!((light.status, heavy.status), (200, 200));
    assert!(done.load(Ordering::SeqCst) < READS, "the other client had to wait for all reads");
    for read in reads {
        read.await.unwrap();
    }
}

/// Adds the credentials or the network of a client to a request.
type Sender = Box<dyn Fn(Request) -> Request>;

async fn as_new_guest(server: &Server) -> Sender {
    let guest = server.guest("A").await;
    Box::new(move |request| request.with_guest(&guest))
}

#[tokio::test]
async fn many_heavy_reads_of_one_guest_do_not_delay_others() {
    one_read_among_many(as_new_guest, as_new_guest).await;
}

#[tokio::test]
async fn many_heavy_reads_without_credentials_do_not_delay_other_networks() {
    let from = |network: &'static str| -> Sender { Box::new(|request| request.in_network(network)) };
    one_read_among_many(async |_| from("198.51.100.1"), async |_| from("203.0.113.7")).await;
}

#[tokio::test]
async fn finished_match_has_an_etag_for_each_representation() {
    let server = Server::start().await;
    let guest = server.guest("A").await;
    let id = text(&server.play_match(&guest, "take6", "rounds=1").await["id"]);
    let record = Endpoint::Record.url(&[&id]);
    let paths = [
        Endpoint::Match.url(&[&id]),
        record.clone(),
        format!("{record}?form=text"),
        Endpoint::Replay.url(&[&id, &2]),
        format!("{}?viewer=0", Endpoint::Replay.url(&[&id, &2])),
        format!("{}?viewer=1", Endpoint::Replay.url(&[&id, &2])),
        format!("{}?viewer=public", Endpoint::Replay.url(&[&id, &2])),
        Endpoint::Replay.url(&[&id, &3]),
    ];
    let mut etags = Vec::new();
    for path in &paths {
        let first = server.get(path).send().await;
        assert_eq!(first.header("cache-control"), "private, max-age=3600", "{path}");
        let etag = first.header("etag").to_owned();
        let again = server.get(path).send().await;
        assert_eq!((&again.body, again.header("etag")), (&first.body, &*etag), "{path}");
        let cached = server.get(path).header("if-none-match", &format!("\"other\", {etag}")).send().await;
        assert_eq!((cached.status, &*cached.body, cached.header("etag")), (304, "", &*etag), "{path}");
        let changed = server.get(path).header("if-none-match", "\"other\"").send().await;
        assert_eq!(changed.status, 200, "{path}");
        etags.push(etag);
    }
    let count = etags.len();
    etags.sort();
    etags.dedup();
    assert_eq!(etags.len(), count, "two representations share an ETag");
    // A match that is no longer stored is not "not modified".
    let unknown = Endpoint::Match.url(&[&MatchId::from_random([3; 16])]);
    let gone = server.get(&unknown).header("if-none-match", "*").send().await;
    assert_eq!(gone.problem(), "match_not_found");
}
