//! The network that a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};

use crate::app::App;

/// The unit by which clients are counted in addition to guests: an IPv4 address, or the /64 of an IPv6 address, which is
/// what one household or one school has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum NetworkPrefix {
    V4(Ipv4Addr),
    /// The first 64 bits of an IPv6 address.
    V6([u16; 4]),
    /// Clients of a Unix socket.
    Unix,
    /// Guests who have not been seen since the server started.
    Unknown,
}

impl NetworkPrefix {
    pub fn of(address: PeerAddress) -> NetworkPrefix {
        match address {
            PeerAddress::Ip(ip) => match ip.to_canonical() {
                IpAddr::V4(ip) => NetworkPrefix::V4(ip),
                IpAddr::V6(ip) => {
                    let [a, b, c, d, ..] = ip.segments();
                    NetworkPrefix::V6([a, b, c, d])
                }
            },
            PeerAddress::Unix => NetworkPrefix::Unix,
        }
    }
}

/// The other end of a connection. Set as an extension of every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PeerAddress {
    /// Address of a TCP connection.
    Ip(IpAddr),
    /// Unix socket, whose clients have no address.
    Unix,
}

impl PeerAddress {
    fn is_this_machine(self) -> bool {
        match self {
            PeerAddress::Ip(ip) => ip.to_canonical().is_loopback(),
            PeerAddress::Unix => true,
        }
    }
}

/// The network of a request, as the limits see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ClientNetwork {
    pub prefix: NetworkPrefix,
    /// Whether everyone may be behind this address: the peer is this machine, and no proxy is configured. Rates of one
    /// network do not apply then, only shares.
    pub shared_by_all: bool,
}

impl ClientNetwork {
    pub fn new(address: PeerAddress, trusted: &TrustedProxies) -> ClientNetwork {
        let shared_by_all = trusted.is_empty() && address.is_this_machine();
        ClientNetwork { prefix: NetworkPrefix::of(address), shared_by_all }
    }

    /// Returns the network of a request, which the middleware has found out.
    pub fn of_request(parts: &Parts) -> ClientNetwork {
        *parts.extensions.get().expect("the middleware adds the network to every request")
    }
}

impl FromRequestParts<App> for ClientNetwork {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<ClientNetwork, Infallible> {
        Ok(ClientNetwork::of_request(parts))
    }
}

/// Proxies whose `Forwarded` and `X-Forwarded-For` headers are believed.
#[derive(Clone, Debug, Default)]
pub struct TrustedProxies(Vec<ProxyRange>);

/// A range of addresses, or all clients of Unix sockets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ProxyRange {
    /// An address and the number of leading bits that count.
    Cidr(IpAddr, u8),
    Unix,
}

/// A text that is not a proxy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("invalid proxy {0:?}: expected an address, a range such as 10.0.0.0/8 or fd00::/8, or unix")]
pub struct InvalidProxy(pub String);

impl TrustedProxies {
    /// Parses addresses (`127.0.0.1`), ranges (`10.0.0.0/8`) and `unix`.
    pub fn parse<T: AsRef<str>>(texts: &[T]) -> Result<TrustedProxies, InvalidProxy> {
        texts.iter().map(|text| text.as_ref().parse()).collect::<Result<_, _>>().map(TrustedProxies)
    }

    /// Whether no proxy is trusted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether this peer is one of the proxies.
    pub fn contains(&self, peer: PeerAddress) -> bool {
        self.0.iter().any(|range| range.contains(peer))
    }
}

impl FromStr for ProxyRange {
    type Err = InvalidProxy;

    fn from_str(text: &str) -> Result<ProxyRange, InvalidProxy> {
        let invalid = || InvalidProxy(text.chars().take(60).collect());
        if text == "unix" {
            return Ok(ProxyRange::Unix);
        }
        let (address, bits) = text.split_once('/').map_or((text, None), |(ip, bits)| (ip, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| invalid())?;
        let width = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            Some(bits) => bits.parse().ok().filter(|&bits| bits <= width).ok_or_else(invalid)?,
            None => width,
        };
        Ok(ProxyRange::Cidr(address, bits))
    }
}

impl ProxyRange {
    fn contains(self, peer: PeerAddress) -> bool {
        match (self, peer) {
            (ProxyRange::Unix, PeerAddress::Unix) => true,
            (ProxyRange::Cidr(range, bits), PeerAddress::Ip(ip)) => match (range, ip.to_canonical()) {
                (IpAddr::V4(range), IpAddr::V4(ip)) => {
                    same_bits(range.to_bits().into(), ip.to_bits().into(), 32 - u32::from(bits))
                }
                (IpAddr::V6(range), IpAddr::V6(ip)) => {
                    same_bits(range.to_bits(), ip.to_bits(), 128 - u32::from(bits))
                }
                (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
            },
            (ProxyRange::Unix, PeerAddress::Ip(_)) | (ProxyRange::Cidr(..), PeerAddress::Unix) => false,
        }
    }
}

/// Whether the numbers agree except in the last `ignored` bits.
fn same_bits(one: u128, other: u128, ignored: u32) -> bool {
    (one ^ other).checked_shr(ignored).unwrap_or(0) == 0
}

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Whether the request says that it was forwarded.
pub(crate) fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key(header::FORWARDED) || headers.contains_key(X_FORWARDED_FOR)
}

/// Returns the address of the client: the peer, or, if the peer is a trusted proxy, the last address before the trusted
/// ones in `Forwarded` or `X-Forwarded-For`.
///
/// Proxies usually maintain one of the headers and pass the other one on as the client sent it. If both are present and
/// differ, or if one is malformed, neither is believed.
pub(crate) fn client_address(
    peer: PeerAddress,
    headers: &HeaderMap,
    trusted: &TrustedProxies,
) -> PeerAddress {
    if !trusted.contains(peer) {
        return peer;
    }
    let forwarded = values(headers, &header::FORWARDED, forwarded_for);
    let x_forwarded = values(headers, &X_FORWARDED_FOR, address_with_port);
    let client = match (forwarded, x_forwarded) {
        (None, None) => return peer,
        (Some(hops), None) | (None, Some(hops)) => last_untrusted(hops, trusted),
        (Some(one), Some(other)) => {
            let (one, other) = (last_untrusted(one, trusted), last_untrusted(other, trusted));
            one.filter(|_| one == other)
        }
    };
    client.map_or(peer, PeerAddress::Ip)
}

/// Addresses in the order in which a request passed them; `None` where a value is malformed.
type Hops = Vec<Option<IpAddr>>;

/// Returns the addresses of all lines of a header; `None` if there is no such header.
fn values(headers: &HeaderMap, name: &HeaderName, parse: fn(&str) -> Option<IpAddr>) -> Option<Hops> {
    if !headers.contains_key(name) {
        return None;
    }
    let mut hops = Vec::new();
    for line in headers.get_all(name) {
        match line.to_str() {
            Ok(line) => hops.extend(line.split(',').map(|value| parse(value.trim()))),
            Err(_) => hops.push(None),
        }
    }
    Some(hops)
}

/// Returns the last address that is not a trusted proxy, or else the first one. `None` if a malformed value comes before it.
fn last_untrusted(hops: Hops, trusted: &TrustedProxies) -> Option<IpAddr> {
    let mut client = None;
    for hop in hops.into_iter().rev() {
        client = Some(hop?);
        if !trusted.contains(PeerAddress::Ip(hop?)) {
            break;
        }
    }
    client
}

/// Parses one element of `Forwarded`: `for="[2001:db8::1]:4711";proto=https`. Obfuscated names are no addresses.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let mut values = element.split(';').filter_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        name.eq_ignore_ascii_case("for").then_some(value)
    });
    let value = values.next()?;
    let unquoted = value.strip_prefix('"').map_or(Some(value), |rest| rest.strip_suffix('"'));
    address_with_port(unquoted?)
}

/// Parses an address with or without a port.
fn address_with_port(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(text: &str) -> PeerAddress {
        PeerAddress::Ip(text.parse().unwrap())
    }

    fn prefix(text: &str) -> NetworkPrefix {
        NetworkPrefix::of(peer(text))
    }

    #[test]
    fn prefix_is_an_ipv4_address_or_an_ipv6_64() {
        assert_eq!(prefix("192.0.2.1"), prefix("::ffff:192.0.2.1"));
        assert_ne!(prefix("192.0.2.1"), prefix("192.0.2.2"));
        assert_eq!(prefix("2001:db8:0:1::1"), prefix("2001:db8:0:1:ffff::2"));
        assert_ne!(prefix("2001:db8:0:1::1"), prefix("2001:db8:0:2::1"));
        assert_ne!(NetworkPrefix::of(PeerAddress::Unix), prefix("127.0.0.1"));
    }

    #[test]
    fn proxies_are_addresses_ranges_or_unix() {
        let trusted = TrustedProxies::parse(&["10.0.0.0/8", "192.0.2.7", "fd00::/8", "unix"]).unwrap();
        for inside in ["10.255.0.1", "192.0.2.7", "::ffff:10.1.2.3", "fdff::1"] {
            assert!(trusted.contains(peer(inside)), "{inside}");
        }
        for outside in ["11.0.0.1", "192.0.2.8", "fe00::1", "::1"] {
            assert!(!trusted.contains(peer(outside)), "{outside}");
        }
        assert!(trusted.contains(PeerAddress::Unix));
        assert!(TrustedProxies::parse(&["0.0.0.0/0"]).unwrap().contains(peer("8.8.8.8")));
        for invalid in ["", "10.0.0.0/33", "10.0.0.0/", "::/129", "example.org", "10.0.0/8", "10.0.0.0/-1"] {
            assert!(TrustedProxies::parse(&[invalid]).is_err(), "{invalid:?}");
        }
    }

    /// Returns the client of a request from `from` through the proxies 10.0.0.0/8.
    fn client(from: &str, lines: &[(&'static str, &str)]) -> PeerAddress {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        client_address(peer(from), &headers, &TrustedProxies::parse(&["10.0.0.0/8"]).unwrap())
    }

    #[test]
    fn client_is_the_last_address_before_the_trusted_proxies() {
        const X: &str = "x-forwarded-for";
        const F: &str = "forwarded";
        for (lines, wanted) in [
            (&[(X, "198.51.100.1")][..], "198.51.100.1"),
            (&[(X, "203.0.113.9, 198.51.100.1, 10.0.0.2")], "198.51.100.1"),
            (&[(X, "203.0.113.9"), (X, "198.51.100.1")], "198.51.100.1"),
            (&[(X, "198.51.100.1:4711")], "198.51.100.1"),
            (&[(X, "::ffff:198.51.100.1")], "198.51.100.1"),
            (&[(X, "[2001:db8::1]:4711")], "2001:db8::1"),
            (&[(X, "10.0.0.7, 10.0.0.8")], "10.0.0.7"),
            (&[(F, "for=203.0.113.9, for=198.51.100.1;proto=https;by=10.0.0.1")], "198.51.100.1"),
            (&[(F, "For=\"[2001:db8::1]:4711\"")], "2001:db8::1"),
            (&[(F, "for=198.51.100.1"), (X, "198.51.100.1")], "198.51.100.1"),
        ] {
            assert_eq!(client("10.0.0.1", lines), peer(wanted), "{lines:?}");
        }
    }

    #[test]
    fn untrusted_and_malformed_headers_are_not_believed() {
        assert_eq!(client("198.51.100.9", &[("x-forwarded-for", "1.2.3.4")]), peer("198.51.100.9"));
        for line in [
            ("x-forwarded-for", ""),
            ("x-forwarded-for", "198.51.100.1, x"),
            ("x-forwarded-for", "198.51.100.1,"),
            ("forwarded", "for=unknown"),
            ("forwarded", "for=_hidden, for=10.0.0.2"),
            ("forwarded", "for=\"198.51.100.1"),
            ("forwarded", "proto=https"),
        ] {
            assert_eq!(client("10.0.0.1", &[line]), peer("10.0.0.1"), "{line:?}");
        }
        let contradiction = [("forwarded", "for=1.2.3.4"), ("x-forwarded-for", "198.51.100.1")];
        assert_eq!(client("10.0.0.1", &contradiction), peer("10.0.0.1"));
        assert_eq!(client("10.0.0.1", &[]), peer("10.0.0.1"));
    }
}
