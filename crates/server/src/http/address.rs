//! The address under which others reach us.

use crate::app::App;
use crate::config::{Config, strip_port};
use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::net::{IpAddr, UdpSocket};

/// The address under which others reach us, for links that are sent to them.
pub(crate) fn reached_at(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(HOST).and_then(|h| h.to_str().ok()).unwrap_or("localhost");
    base(&app.config, host, lan_address)
}

/// The same, where nobody has asked yet: the address we listen on.
pub(crate) fn own(config: &Config) -> String {
    let listens = config.listen;
    let host = if listens.ip().is_unspecified() {
        format!("localhost:{}", listens.port())
    } else {
        listens.to_string()
    };
    base(config, &host, lan_address)
}

/// Whoever sits at the machine itself calls it `localhost`, which helps nobody else: then our address on the network is
/// used.
fn base(config: &Config, host: &str, lan: impl Fn() -> Option<IpAddr>) -> String {
    if let Some(url) = &config.public_url {
        return url.trim_end_matches('/').to_string();
    }
    let name = strip_port(host);
    let local = name == "localhost"
        || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let listens = config.listen.ip();
    let outside = if listens.is_unspecified() { lan() } else { Some(listens) };
    match outside.filter(|ip| local && !ip.is_loopback()) {
        Some(IpAddr::V4(ip)) => format!("http://{ip}{}", &host[name.len()..]),
        Some(IpAddr::V6(ip)) => format!("http://[{ip}]{}", &host[name.len()..]),
        None => format!("http://{host}"),
    }
}

/// Our own address on the way to the rest of the world. Nothing is sent: only the system's routes are asked.
fn lan_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_name_an_address_that_others_reach() {
        let home = || Some(IpAddr::from([192, 168, 1, 20]));
        let alone = Config::default();
        assert_eq!(base(&alone, "localhost:7777", home), "http://localhost:7777");
        let open = Config { listen: ([0, 0, 0, 0], 7777).into(), ..Config::default() };
        assert_eq!(base(&open, "localhost:7778", home), "http://192.168.1.20:7778");
        assert_eq!(base(&open, "[::1]:7778", home), "http://192.168.1.20:7778");
        assert_eq!(
            base(&open, "10.0.0.5:7777", home),
            "http://10.0.0.5:7777",
            "the host knows a way already"
        );
        assert_eq!(base(&open, "localhost:7777", || None), "http://localhost:7777");
        let one = Config { listen: ([192, 168, 7, 7], 80).into(), ..Config::default() };
        assert_eq!(base(&one, "127.0.0.1:80", home), "http://192.168.7.7:80");
        let named = Config { public_url: Some("https://mice.example/".into()), ..Config::default() };
        assert_eq!(base(&named, "localhost:7777", home), "https://mice.example");
    }
}
