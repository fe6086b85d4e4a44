//! All limits of requests and connections together.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
#[cfg(feature = "cluster")]
use rodeo_cluster::routing::usage::{HeldConnections, MAX_ENTRIES};
use rodeo_protocol::{GuestId, Problem};
use tokio::time::{sleep_until, timeout_at};

use super::connections::OpenConnections;
use super::connections_elsewhere::ConnectionsElsewhere;
use super::fair_rate::{FairRate, Rate};
use super::token_bucket::{TokenBuckets, rate_limited};
use super::{
    ClientNetwork, FairShare, GuestNetworks, LimitHits, LimitKind, NetworkPrefix, OpenConnection,
    PeerAddress, TrustedProxies, UsageKey, client_address, is_forwarded,
};
use crate::NOT_POISONED;
use crate::config::Config;

/// Table codes that an established guest may try, per second.
const CODES_PER_SECOND: f64 = 0.1;
/// Burst of table codes of an established guest.
const CODE_BURST: f64 = 10.0;
/// Table codes that the established guests of one network may try together.
const NETWORK_CODES: Rate = Rate { per_second: 2.0, burst: 300.0 };
/// Number of requests for a new guest of one network that may wait at a time.
const MAX_WAITING: usize = 256;

/// State of all limits of requests and connections.
pub(crate) struct ClientLimits {
    /// HTTP requests, by guest.
    requests: TokenBuckets<GuestId>,
    /// Requests to the API, by network.
    network_requests: TokenBuckets<NetworkPrefix>,
    new_guests: Mutex<FairRate>,
    /// Requests for a new guest that wait for their turn, by network.
    waiting: Mutex<HashMap<NetworkPrefix, Arc<WaitingLine>>>,
    /// Time that a request for a new guest may wait.
    guest_wait: Duration,
    /// Guesses of table codes and recovery codes.
    guesses: Mutex<FairRate>,
    /// Table codes tried by established guests.
    codes: TokenBuckets<GuestId>,
    network_codes: TokenBuckets<NetworkPrefix>,
    connections: Mutex<OpenConnections>,
    connections_elsewhere: Mutex<ConnectionsElsewhere>,
    sockets: Arc<Mutex<FairShare<u64>>>,
    next_socket: AtomicU64,
    trusted_proxies: TrustedProxies,
    /// Whether it was logged that a proxy is not trusted.
    proxy_warning: AtomicBool,
    /// What was used here and not told to other nodes yet; `None` if there are none.
    #[cfg(feature = "cluster")]
    pending_usage: std::sync::OnceLock<Mutex<rodeo_cluster::routing::usage::PendingUsage<UsageKey>>>,
    pub guest_networks: Arc<GuestNetworks>,
    pub hits: Arc<LimitHits>,
}

/// Requests of one network that wait, first come, first served.
#[derive(Default)]
struct WaitingLine {
    turn: tokio::sync::Mutex<()>,
}

impl ClientLimits {
    pub fn new(config: &Config) -> ClientLimits {
        let (limits, now) = (&config.limits, Instant::now());
        let rate = |per_second, burst| Rate { per_second, burst };
        let new_guests = FairRate::new(
            rate(limits.guests_per_second, limits.guest_burst),
            rate(limits.guests_per_second_per_network, limits.guest_burst_per_network),
            now,
        );
        let guesses = FairRate::new(
            rate(limits.guesses_per_second, limits.guess_burst),
            rate(limits.guesses_per_second_per_network, limits.guess_burst_per_network),
            now,
        );
        let connections =
            OpenConnections::new(limits.connections, limits.connections_per_guest, limits.network_share);
        ClientLimits {
            requests: TokenBuckets::new(limits.requests_per_second, limits.request_burst),
            network_requests: TokenBuckets::new(
                limits.requests_per_second_per_network,
                limits.request_burst_per_network,
            ),
            new_guests: Mutex::new(new_guests),
            waiting: Mutex::default(),
            guest_wait: limits.guest_wait,
            guesses: Mutex::new(guesses),
            codes: TokenBuckets::new(CODES_PER_SECOND, CODE_BURST),
            network_codes: TokenBuckets::new(NETWORK_CODES.per_second, NETWORK_CODES.burst),
            connections: Mutex::new(connections),
            connections_elsewhere: Mutex::default(),
            sockets: Arc::new(Mutex::new(FairShare::new(limits.sockets, limits.network_share))),
            next_socket: AtomicU64::new(0),
            trusted_proxies: config.trusted_proxies.clone(),
            proxy_warning: AtomicBool::new(false),
            #[cfg(feature = "cluster")]
            pending_usage: std::sync::OnceLock::new(),
            guest_networks: Arc::default(),
            hits: Arc::default(),
        }
    }

    /// Returns the network of a request.
    pub fn network_of(&self, peer: PeerAddress, headers: &HeaderMap) -> ClientNetwork {
        if is_forwarded(headers) && !self.trusted_proxies.contains(peer) {
            self.warn_about_proxy();
        }
        ClientNetwork::new(client_address(peer, headers, &self.trusted_proxies), &self.trusted_proxies)
    }

    /// Warns once: any client can send these headers, so the log must not grow with them.
    fn warn_about_proxy(&self) {
        if !self.proxy_warning.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                "ignoring Forwarded and X-Forwarded-For of a peer that is no trusted proxy; if it is a proxy of yours, \
                 all its clients count as one network (set --trusted-proxy)"
            );
        }
    }

    /// Counts a request to the API.
    pub fn request(&self, network: ClientNetwork) -> Result<(), Problem> {
        if network.shared_by_all {
            return Ok(());
        }
        let taken = self.network_requests.take(network.prefix, Instant::now());
        self.note_taken(UsageKey::NetworkRequests(network.prefix), &taken);
        self.hits.check(LimitKind::Requests, taken)
    }

    /// Counts a request of a guest.
    pub fn guest_request(&self, guest: GuestId) -> Result<(), Problem> {
        let taken = self.requests.take(guest, Instant::now());
        self.note_taken(UsageKey::GuestRequests(guest), &taken);
        self.hits.check(LimitKind::Requests, taken)
    }

    /// Counts a new guest. If many requests of the same network come at once, they wait in line for a while, so that a
    /// client that repeats its requests does not shut out its neighbours.
    pub async fn new_guest(&self, network: ClientNetwork) -> Result<(), Problem> {
        let line = self.waiting.lock().expect(NOT_POISONED).get(&network.prefix).cloned();
        if line.is_none() && self.take_new_guest(network).is_ok() {
            return Ok(());
        }
        let result = self.wait_for_new_guest(network).await;
        self.hits.check(LimitKind::NewGuests, result)
    }

    fn take_new_guest(&self, network: ClientNetwork) -> Result<(), Problem> {
        let taken = self.new_guests.lock().expect(NOT_POISONED).take(network, Instant::now());
        self.note_taken(UsageKey::NewGuests(network.prefix), &taken);
        taken
    }

    /// Waits for the turn of this request in the line of its network.
    async fn wait_for_new_guest(&self, network: ClientNetwork) -> Result<(), Problem> {
        let line = self.waiting.lock().expect(NOT_POISONED).entry(network.prefix).or_default().clone();
        // The map holds the line, too.
        let result = match Arc::strong_count(&line) > MAX_WAITING + 1 {
            true => Err(rate_limited(self.guest_wait.as_secs_f64())),
            false => self.wait_in_line(&line, network).await,
        };
        let mut lines = self.waiting.lock().expect(NOT_POISONED);
        drop(line);
        if lines.get(&network.prefix).is_some_and(|line| Arc::strong_count(line) == 1) {
            lines.remove(&network.prefix);
        }
        result
    }

    async fn wait_in_line(&self, line: &WaitingLine, network: ClientNetwork) -> Result<(), Problem> {
        let end = tokio::time::Instant::now() + self.guest_wait;
        let turn = timeout_at(end, line.turn.lock()).await;
        let _turn = turn.map_err(|_| rate_limited(self.guest_wait.as_secs_f64()))?;
        loop {
            let Err(problem) = self.take_new_guest(network) else { return Ok(()) };
            let retry = Duration::from_millis(problem.retry_after_ms.unwrap_or(1000));
            let retry_at = tokio::time::Instant::now() + retry;
            if retry_at > end {
                return Err(problem);
            }
            sleep_until(retry_at).await;
        }
    }

    /// Counts a guess of a recovery code or, of somebody who is no established guest, of a table code.
    pub fn guess(&self, network: ClientNetwork) -> Result<(), Problem> {
        let result = self.guesses.lock().expect(NOT_POISONED).take(network, Instant::now());
        self.note_taken(UsageKey::Guesses(network.prefix), &result);
        self.hits.check(LimitKind::Guesses, result)
    }

    /// Counts a table code tried by an established guest.
    pub fn established_guess(&self, network: ClientNetwork, guest: GuestId) -> Result<(), Problem> {
        let now = Instant::now();
        if !network.shared_by_all {
            let taken = self.network_codes.take(network.prefix, now);
            self.note_taken(UsageKey::NetworkCodes(network.prefix), &taken);
            taken?;
        }
        let taken = self.codes.take(guest, now);
        self.note_taken(UsageKey::GuestCodes(guest), &taken);
        taken
    }

    /// Returns a guess of a code that exists: it was not a guess.
    pub fn was_no_guess(&self, network: ClientNetwork) {
        self.guesses.lock().expect(NOT_POISONED).give_back(network);
        self.note_uses(UsageKey::Guesses(network.prefix), -1);
    }

    fn note_taken(&self, key: UsageKey, taken: &Result<(), Problem>) {
        if taken.is_ok() {
            self.note_uses(key, 1);
        }
    }

    /// Notes what other nodes are told.
    #[cfg(feature = "cluster")]
    fn note_uses(&self, key: UsageKey, uses: i32) {
        if let Some(pending) = self.pending_usage.get() {
            pending.lock().expect(NOT_POISONED).add(key, uses);
        }
    }

    #[cfg(not(feature = "cluster"))]
    #[allow(clippy::unused_self, reason = "there are no other nodes to tell")]
    fn note_uses(&self, _: UsageKey, _: i32) {}

    /// Adds a connection. Returns another one that must be closed in its place, if any.
    pub fn open_connection(&self, new: OpenConnection) -> Result<Option<OpenConnection>, Problem> {
        let elsewhere =
            self.connections_elsewhere.lock().expect(NOT_POISONED).count_of(new.guest, Instant::now());
        let result = self.connections.lock().expect(NOT_POISONED).open(new, elsewhere);
        self.hits.check(LimitKind::Connections, result)
    }

    pub fn close_connection(&self, closed: &OpenConnection) {
        self.connections.lock().expect(NOT_POISONED).close(closed.guest, closed.id);
    }

    /// Number of open connections of a guest.
    pub fn connections_of(&self, guest: GuestId) -> usize {
        self.connections.lock().expect(NOT_POISONED).count_of(guest)
    }

    pub fn connected_guests(&self) -> Vec<GuestId> {
        self.connections.lock().expect(NOT_POISONED).guests().collect()
    }

    /// Counts a socket of this peer until the permit is dropped. `None` if the network of the peer has its share. Proxies
    /// have no share: many networks are behind them.
    pub fn socket(&self, peer: PeerAddress) -> Option<SocketPermit> {
        let id = self.next_socket.fetch_add(1, Ordering::Relaxed);
        let network = NetworkPrefix::of(peer);
        if !self.trusted_proxies.contains(peer) {
            let mut sockets = self.sockets.lock().expect(NOT_POISONED);
            if sockets.check(network, id).is_err() {
                self.hits.count(LimitKind::Sockets);
                return None;
            }
            sockets.add(network, id);
        }
        Some(SocketPermit { network, id, sockets: self.sockets.clone() })
    }
}

#[cfg(feature = "cluster")]
impl ClientLimits {
    /// Returns what was used since the last call, for other nodes. The first call returns nothing: from then on it is noted.
    pub fn take_usage(&self) -> Vec<rodeo_cluster::routing::Usage> {
        let pending = self.pending_usage.get_or_init(Mutex::default);
        let taken = pending.lock().expect(NOT_POISONED).take();
        taken.into_iter().filter_map(|(key, uses)| key.to_usage(uses)).collect()
    }

    /// Returns the guests with several connections, for other nodes.
    pub fn held_connections(&self) -> Vec<HeldConnections> {
        let held = self.connections.lock().expect(NOT_POISONED).held(MAX_ENTRIES);
        held.into_iter().map(|(guest, connections)| HeldConnections { guest, connections }).collect()
    }

    /// Replaces what another node has told about connections.
    pub fn note_connections_elsewhere(&self, node: u128, held: &[HeldConnections]) {
        // At most as many as this node would tell.
        let held = held.iter().take(MAX_ENTRIES).map(|held| (held.guest, held.connections));
        self.connections_elsewhere.lock().expect(NOT_POISONED).note(node, held, Instant::now());
    }

    /// Forgets the connections of a node that has ended.
    pub fn forget_connections_elsewhere(&self, node: u128) {
        self.connections_elsewhere.lock().expect(NOT_POISONED).forget(node);
    }

    /// Takes from the rates what clients have used at another node.
    pub fn note_usage_elsewhere(&self, usage: &[rodeo_cluster::routing::Usage]) {
        let now = Instant::now();
        let network = |prefix: NetworkPrefix| {
            prefix.address().map(|address| ClientNetwork::new(address, &self.trusted_proxies))
        };
        for (key, uses) in usage.iter().filter_map(|usage| Some((UsageKey::of_usage(usage)?, usage.uses))) {
            match key {
                UsageKey::GuestRequests(guest) => self.requests.note_uses(guest, uses, now),
                UsageKey::NetworkRequests(prefix) => self.network_requests.note_uses(prefix, uses, now),
                UsageKey::GuestCodes(guest) => self.codes.note_uses(guest, uses, now),
                UsageKey::NetworkCodes(prefix) => self.network_codes.note_uses(prefix, uses, now),
                UsageKey::NewGuests(prefix) => {
                    if let Some(network) = network(prefix) {
                        self.new_guests.lock().expect(NOT_POISONED).note_uses(network, uses, now);
                    }
                }
                UsageKey::Guesses(prefix) => {
                    if let Some(network) = network(prefix) {
                        self.guesses.lock().expect(NOT_POISONED).note_uses(network, uses, now);
                    }
                }
            }
        }
    }
}

/// An open socket as the limits count it.
pub(crate) struct SocketPermit {
    network: NetworkPrefix,
    id: u64,
    sockets: Arc<Mutex<FairShare<u64>>>,
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        // Does nothing for a proxy, which was not added.
        self.sockets.lock().expect(NOT_POISONED).remove(self.network, self.id);
    }
}
