//! The access log: one line per request, without anything that is secret.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use axum::body::HttpBody as _;
use axum::http::{Method, Version};
use axum::response::Response;

use crate::config::{ACCESS_LOG_TARGET, AccessLog};
use crate::limits::PeerAddress;

/// What the log contains about a request. The route is a template such as `/api/v1/tables/{id}`: paths and queries contain
/// secrets.
pub(super) struct Entry<'a> {
    pub id: &'a str,
    pub method: &'a Method,
    pub route: &'a str,
    pub version: Version,
    pub peer: Option<PeerAddress>,
    pub elapsed: Duration,
}

/// Writes a line, if the access log is on.
pub(super) fn log_request(access_log: Option<AccessLog>, entry: &Entry, response: &Response) {
    let Some(detail) = access_log else { return };
    tracing::info!(
        target: ACCESS_LOG_TARGET,
        id = entry.id,
        client = client(entry.peer, detail),
        method = %entry.method,
        route = entry.route,
        version = ?entry.version,
        status = response.status().as_u16(),
        ms = entry.elapsed.as_millis() as u64,
        bytes = response.body().size_hint().exact(),
        "request",
    );
}

/// Returns the address of a client with this much detail; `None` if it has none or is not to be logged.
fn client(peer: Option<PeerAddress>, detail: AccessLog) -> Option<String> {
    let address = match peer? {
        PeerAddress::Ip(address) => address,
        PeerAddress::Unix => return Some("unix".into()),
    };
    match (detail, address) {
        (AccessLog::NoAddress, _) => None,
        (AccessLog::Address, address) => Some(address.to_string()),
        (AccessLog::Network, IpAddr::V4(address)) => {
            Some(format!("{}/24", Ipv4Addr::from_bits(address.to_bits() & (!0 << 8))))
        }
        (AccessLog::Network, IpAddr::V6(address)) => {
            Some(format!("{}/48", Ipv6Addr::from_bits(address.to_bits() & (!0 << 80))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn client_has_as_much_detail_as_configured() {
        let peer = |text: &str| Some(PeerAddress::Ip(text.parse().unwrap()));
        let (v4, v6) = (peer("192.0.2.77"), peer("2001:db8:1:2::3"));
        assert_eq!(client(v4, AccessLog::NoAddress), None);
        assert_eq!(client(v4, AccessLog::Network).as_deref(), Some("192.0.2.0/24"));
        assert_eq!(client(v6, AccessLog::Network).as_deref(), Some("2001:db8:1::/48"));
        assert_eq!(client(v6, AccessLog::Address).as_deref(), Some("2001:db8:1:2::3"));
        assert_eq!(client(Some(PeerAddress::Unix), AccessLog::Address).as_deref(), Some("unix"));
        assert_eq!(client(None, AccessLog::Address), None);
    }
}
