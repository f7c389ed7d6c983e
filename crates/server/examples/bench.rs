//! Measures the server: `cargo run --release -p barksburg-server --example bench -- [seconds]`.

fn main() -> Result<(), server::Error> {
    let seconds = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(5);
    let measured = server::bench(seconds)?;
    println!("{}", serde_json::to_string_pretty(&measured).expect("numbers"));
    Ok(())
}
