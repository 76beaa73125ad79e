//! Whom to believe about where a request comes from.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

/// Whether what a proxy says of its clients is believed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Proxy {
    /// Whoever connects is the client.
    #[default]
    None,
    /// `X-Forwarded-Proto` and `X-Forwarded-For` tell how and from where the client came, whoever connects.
    Trusted,
    /// They do where somebody connects from one of these addresses.
    At(Vec<ProxyAddress>),
}

/// The address of a proxy, or a network of them: `10.0.0.2`, `10.0.0.0/24`, `fd00::/8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProxyAddress {
    address: IpAddr,
    bits: u8,
}

/// Why that is no address of a proxy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no address such as 10.0.0.2, and no network such as 10.0.0.0/24")]
pub struct BadProxy(String);

impl FromStr for ProxyAddress {
    type Err = BadProxy;

    fn from_str(text: &str) -> Result<ProxyAddress, BadProxy> {
        let bad = || BadProxy(text.to_owned());
        let (address, bits) =
            text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address.parse().map_err(|_| bad())?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| bad()))?;
        if bits > most { Err(bad()) } else { Ok(ProxyAddress { address, bits }) }
    }
}

impl fmt::Display for ProxyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl ProxyAddress {
    fn has(self, address: IpAddr) -> bool {
        let first = |value: u128, width: u8| match width - self.bits {
            128 => 0,
            rest => value >> rest,
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                first(u32::from(own).into(), 32) == first(u32::from(other).into(), 32)
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => first(own.into(), 128) == first(other.into(), 128),
            _ => false,
        }
    }
}

impl Proxy {
    /// Proxies on this machine.
    #[must_use]
    pub fn here() -> Proxy {
        let here = [(IpAddr::from([127, 0, 0, 0]), 8), (IpAddr::from([0, 0, 0, 0, 0, 0, 0, 1_u16]), 128)];
        Proxy::At(here.map(|(address, bits)| ProxyAddress { address, bits }).to_vec())
    }

    /// Whether whoever is at the other end of a connection is a proxy that is believed.
    pub(crate) fn believes(&self, peer: Option<IpAddr>) -> bool {
        match self {
            Proxy::None => false,
            Proxy::Trusted => true,
            Proxy::At(proxies) => peer.is_some_and(|peer| proxies.iter().any(|proxy| proxy.has(peer))),
        }
    }

    /// Whether the browser speaks HTTPS with the proxy in front of the server. Only the last word is the proxy's own.
    pub(crate) fn is_https(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
        let scheme = values(headers, "x-forwarded-proto").next_back();
        self.believes(peer) && scheme.is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
    }

    /// Where a request comes from: whoever the proxy has written last that is no proxy itself.
    pub(crate) fn client(&self, peer: Option<IpAddr>, headers: &HeaderMap) -> Option<IpAddr> {
        if !self.believes(peer) {
            return peer;
        }
        let mut client = peer;
        for value in values(headers, "x-forwarded-for").rev() {
            let Ok(address) = value.parse() else { return client };
            client = Some(address);
            if *self == Proxy::Trusted || !self.believes(client) {
                break;
            }
        }
        client
    }
}

/// The values of a header that each proxy adds to.
fn values<'a>(headers: &'a HeaderMap, name: &'static str) -> impl DoubleEndedIterator<Item = &'a str> {
    let lines = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_headers::headers;

    fn ip(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn a_proxy_is_believed_only_where_it_is_trusted_and_only_its_own_word() {
        let sent =
            headers(&[("x-forwarded-proto", "http, https"), ("x-forwarded-for", "10.0.0.1, 10.0.0.2")]);
        assert!(Proxy::Trusted.is_https(None, &sent));
        assert!(!Proxy::None.is_https(None, &sent));
        assert!(!Proxy::Trusted.is_https(None, &headers(&[("x-forwarded-proto", "https, http")])));
        assert_eq!(Proxy::Trusted.client(None, &sent), ip("10.0.0.2"));
        assert_eq!(Proxy::None.client(ip("10.0.0.9"), &sent), ip("10.0.0.9"));
    }

    #[test]
    fn only_proxies_at_their_addresses_are_believed_and_those_behind_each_other_are_passed_over() {
        let proxy =
            Proxy::At(["10.0.0.2", "fd00::/8", "192.168.0.0/16"].map(|text| text.parse().unwrap()).to_vec());
        let sent = headers(&[
            ("x-forwarded-proto", "https"),
            ("x-forwarded-for", "203.0.113.66, 198.51.100.7"),
            ("x-forwarded-for", "192.168.3.4"),
        ]);
        for peer in ["10.0.0.2", "::ffff:10.0.0.2", "fd12::1", "192.168.255.255"] {
            assert!(proxy.is_https(ip(peer), &sent), "{peer}");
            assert_eq!(proxy.client(ip(peer), &sent), ip("198.51.100.7"), "{peer}");
        }
        for peer in ["10.0.0.3", "fe80::1", "192.169.0.1", "198.51.100.7"] {
            assert!(!proxy.is_https(ip(peer), &sent), "{peer}");
            assert_eq!(proxy.client(ip(peer), &sent), ip(peer), "whoever says so is the client");
        }
        assert_eq!(proxy.client(None, &sent), None);
        assert_eq!(proxy.client(ip("10.0.0.2"), &headers(&[("x-forwarded-for", "unknown")])), ip("10.0.0.2"));
        assert!(Proxy::here().believes(ip("127.0.0.53")) && Proxy::here().believes(ip("::1")));
        assert!(!Proxy::here().believes(ip("10.0.0.1")));
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "::1/129", "10.0.0.1/-1"] {
            assert!(text.parse::<ProxyAddress>().is_err(), "{text}");
        }
        for (text, address) in [("0.0.0.0/0", "8.8.8.8"), ("::/0", "2001:db8::1")] {
            assert!(text.parse::<ProxyAddress>().unwrap().has(address.parse().unwrap()), "{text}");
        }
    }
}
