//! Serves the game for trying it out: `cargo run -p barksburg-server --example try -- [port] [data folder]`.

use server::Config;

fn main() -> Result<(), server::Error> {
    let mut args = std::env::args().skip(1);
    let mut config = Config::default();
    if let Some(port) = args.next().and_then(|p| p.parse().ok()) {
        config.listen.set_port(port);
    }
    config.data = args.next().map(Into::into);
    server::run(config, |address| println!("http://{address}"))
}
