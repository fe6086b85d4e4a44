//! Which pages may send requests: protection against requests of other sites and against DNS rebinding.
//!
//! A page of another site can send requests to this server with the cookies of the visitor; the browser names the origin
//! of the page in the header `Origin`. With DNS rebinding, a page of `evil.example` lets that name resolve to the address of
//! this server, so `Origin` and `Host` agree, and only the name shows that it is not a name of this server. An address
//! in numbers cannot be rebound, so `http://192.168.1.5:6066` works in a local network without configuration.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::{HeaderMap, header};
use rodeo_protocol::{Problem, ProblemCode};

use crate::config::Config;

/// Longest host that is repeated in a message.
const MAX_SHOWN: usize = 100;

/// Rejects requests of pages from other origins. Only browsers send `Origin`; a request without it is allowed.
///
/// With a public URL, exactly this origin is allowed. Without one, the origin must be that of the request, with a host that
/// [`check_host`] allows. Configured hosts are allowed in both cases.
pub(crate) fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), Problem> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    // A header that is no text matches nothing.
    let origin = origin.to_str().unwrap_or("");
    let public_url = config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    if public_url.is_some_and(|url| url.eq_ignore_ascii_case(origin)) {
        return Ok(());
    }
    let authority = origin.split_once("://").map(|(_, authority)| authority);
    let same =
        authority.filter(|authority| !authority.is_empty() && authority.eq_ignore_ascii_case(host(headers)));
    let Some(authority) = same else {
        return Err(rejection("The request comes from a page of another site".into(), config));
    };
    let name = host_name(authority);
    if is_configured(&name, config) || public_url.is_none() && is_own_name(&name) {
        return Ok(());
    }
    Err(rejection(format!("This server does not accept requests of pages from {:?}", shown(&name)), config))
}

/// Rejects requests for a host name that is not known to be a name of this server. With a public URL, the proxy
/// decides which names reach the server.
pub(crate) fn check_host(headers: &HeaderMap, config: &Config) -> Result<(), Problem> {
    let name = host_name(host(headers));
    if config.public_url.is_some() || name.is_empty() || is_own_name(&name) || is_configured(&name, config) {
        return Ok(());
    }
    Err(rejection(format!("This server does not accept requests for the host {:?}", shown(&name)), config))
}

fn rejection(reason: String, config: &Config) -> Problem {
    let advice = match &config.public_url {
        Some(url) => format!("Open {url}, or start the server with --allowed-host for other names."),
        None => "Start the server with --public-url or --allowed-host if this is its name.".to_owned(),
    };
    Problem::new(ProblemCode::OriginNotAllowed, format!("{reason}. {advice}"))
}

fn host(headers: &HeaderMap) -> &str {
    headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("")
}

/// Returns the name in lower case, without port and final dot.
fn host_name(authority: &str) -> String {
    let name = match authority.rsplit_once(':') {
        // A colon within the brackets of an IPv6 address does not separate a port.
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => authority,
    };
    name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase()
}

/// Whether the name is always one of this server when a browser resolves it: an address in numbers, or loopback.
fn is_own_name(name: &str) -> bool {
    let ipv6 = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let is_address =
        ipv6.map_or_else(|| name.parse::<IpAddr>().is_ok(), |ipv6| ipv6.parse::<Ipv6Addr>().is_ok());
    is_address || name == "localhost" || name.ends_with(".localhost")
}

fn is_configured(name: &str, config: &Config) -> bool {
    config.allowed_hosts.iter().any(|allowed| host_name(allowed) == name)
}

fn shown(name: &str) -> String {
    name.chars().take(MAX_SHOWN).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(origin: &str, host: &str) -> HeaderMap {
        let pairs = [(header::ORIGIN, origin), (header::HOST, host)];
        let present = pairs.into_iter().filter(|(_, value)| !value.is_empty());
        present.map(|(name, value)| (name, value.parse().unwrap())).collect()
    }

    fn config(public_url: Option<&str>, hosts: &[&str]) -> Config {
        let allowed_hosts = hosts.iter().map(|host| (*host).to_owned()).collect();
        Config { public_url: public_url.map(Into::into), allowed_hosts, ..Config::default() }
    }

    #[track_caller]
    fn allowed(config: &Config, wanted: bool, cases: &[(&str, &str)]) {
        for (origin, host) in cases {
            let result = check_origin(&headers(origin, host), config);
            assert_eq!(result.is_ok(), wanted, "{origin} {host}: {result:?}");
        }
    }

    #[test]
    fn only_pages_of_the_same_origin_are_allowed() {
        let config = config(None, &["rodeo.example"]);
        allowed(
            &config,
            true,
            &[("https://rodeo.example", "rodeo.example"), ("", "rodeo.example"), ("", "")],
        );
        let other = [
            ("https://evil.example", "rodeo.example"),
            ("null", "rodeo.example"),
            ("https://rodeo.example.evil", "rodeo.example"),
            ("http://127.0.0.1:1", "127.0.0.1:6066"),
            ("://", ""),
        ];
        allowed(&config, false, &other);
    }

    #[test]
    fn loopback_and_addresses_in_numbers_need_no_configuration() {
        let own = [
            ("http://127.0.0.1:6066", "127.0.0.1:6066"),
            ("http://localhost:6066", "localhost:6066"),
            ("http://rodeo.localhost", "rodeo.localhost"),
            ("http://[::1]:6066", "[::1]:6066"),
            ("http://192.168.1.5:6066", "192.168.1.5:6066"),
            ("http://[fd00::5]", "[fd00::5]"),
        ];
        allowed(&config(None, &[]), true, &own);
    }

    #[test]
    fn rebound_names_are_rejected() {
        let rebound = [
            ("http://evil.example:6066", "evil.example:6066"),
            ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example"),
            ("http://localhost.evil.example", "localhost.evil.example"),
            ("http://evillocalhost", "evillocalhost"),
            ("http://[evil.example]", "[evil.example]"),
        ];
        allowed(&config(None, &[]), false, &rebound);
        for (_, host) in rebound {
            let problem = check_host(&headers("", host), &config(None, &[])).unwrap_err();
            assert!(problem.message.contains("--allowed-host"), "{problem:?}");
        }
        assert!(check_host(&headers("", "192.168.1.5:6066"), &config(None, &[])).is_ok());
        assert!(check_host(&headers("", "pc.local:6066"), &config(None, &["PC.local"])).is_ok());
    }

    #[test]
    fn with_a_public_url_exactly_this_origin_is_allowed() {
        let config = config(Some("https://rodeo.example"), &["intranet"]);
        let own = [("https://rodeo.example", "10.0.0.7:6066"), ("http://intranet:6066", "intranet:6066")];
        allowed(&config, true, &own);
        let other = [
            ("http://rodeo.example", "rodeo.example"),
            ("https://rodeo.example:8443", "rodeo.example:8443"),
            ("http://127.0.0.1:6066", "127.0.0.1:6066"),
            ("http://localhost", "localhost"),
        ];
        allowed(&config, false, &other);
        assert!(check_host(&headers("", "rodeo:6066"), &config).is_ok(), "the proxy decides");
    }
}
