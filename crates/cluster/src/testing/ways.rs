//! The ways between servers, which can be cut: what is sent then waits, as in a network that loses everything for a while.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::spawn;

/// A way from every server to every other.
#[derive(Debug)]
pub(super) struct Ways {
    /// By the server they come from: where they begin.
    begins: Vec<Vec<u16>>,
    gates: Arc<Gates>,
}

/// Which servers nothing gets to or comes from.
#[derive(Debug)]
struct Gates {
    closed: Mutex<Vec<bool>>,
    changed: Condvar,
}

impl Gates {
    /// Waits until something can go between two servers.
    fn pass(&self, from: usize, to: usize) {
        let closed = self.closed.lock().expect("nobody panics with it");
        let open = self.changed.wait_while(closed, |closed| closed[from] || closed[to]);
        drop(open.expect("nobody panics with it"));
    }

    fn set(&self, server: usize, closed: bool) {
        self.closed.lock().expect("nobody panics with it")[server] = closed;
        self.changed.notify_all();
    }
}

impl Ways {
    /// Opens them all; each server listens at its port.
    pub(super) fn open(ports: &[u16]) -> Ways {
        let gates = Gates { closed: Mutex::new(vec![false; ports.len()]), changed: Condvar::new() };
        let gates = Arc::new(gates);
        let begins = (0..ports.len()).map(|from| {
            let others = ports.iter().enumerate().filter(|(to, _)| *to != from);
            others.map(|(to, port)| open(Arc::clone(&gates), (from, to), *port)).collect()
        });
        Ways { begins: begins.collect(), gates }
    }

    /// Where a server finds the others.
    pub(super) fn of(&self, from: usize) -> &[u16] {
        &self.begins[from]
    }

    /// Nothing gets to a server or comes from it any more.
    pub(super) fn cut(&self, server: usize) {
        self.gates.set(server, true);
    }

    /// What waited goes on.
    pub(super) fn mend(&self, server: usize) {
        self.gates.set(server, false);
    }
}

/// Opens one way; its threads end with the program.
fn open(gates: Arc<Gates>, (from, to): (usize, usize), port: u16) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let begins = listener.local_addr().expect("it is bound").port();
    spawn(move || {
        for near in listener.incoming().flatten() {
            gates.pass(from, to);
            let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
            for (read, write) in [(&near, &far), (&far, &near)] {
                let (Ok(read), Ok(write)) = (read.try_clone(), write.try_clone()) else { continue };
                let gates = Arc::clone(&gates);
                spawn(move || pump(read, write, || gates.pass(from, to)));
            }
        }
    });
    begins
}

/// Passes on what comes in, until either end is closed.
fn pump(mut read: TcpStream, mut write: TcpStream, wait: impl Fn()) {
    let mut bytes = vec![0; 64 << 10];
    let _ = write.set_nodelay(true);
    while let Ok(n) = read.read(&mut bytes) {
        wait();
        if n == 0 || write.write_all(&bytes[..n]).is_err() {
            break;
        }
    }
    let _ = read.shutdown(Shutdown::Both);
    let _ = write.shutdown(Shutdown::Both);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_is_sent_over_a_cut_way_waits() {
        let servers: Vec<TcpListener> =
            (0..3).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
        let ports: Vec<u16> = servers.iter().map(|s| s.local_addr().expect("it is bound").port()).collect();
        let ways = Ways::open(&ports);
        assert_eq!(ways.of(1).len(), 2, "none leads to itself");
        // It leads to the second.
        let mut near = TcpStream::connect(("127.0.0.1", ways.of(0)[0])).expect("it is open");
        let (mut far, _) = servers[1].accept().expect("it comes out there");
        far.set_read_timeout(Some(Duration::from_millis(200))).expect("a socket");
        let (mut byte, mut send) = ([0], |n: u8| near.write_all(&[n]).expect("it is taken"));
        let mut arrives = || far.read_exact(&mut byte).is_ok().then(|| byte[0]);
        send(1);
        assert_eq!(arrives(), Some(1));
        ways.cut(2);
        send(2);
        assert_eq!(arrives(), Some(2), "it has nothing to do with the third");
        for server in [0, 1] {
            ways.cut(server);
            send(3);
            assert_eq!(arrives(), None);
            ways.mend(server);
            assert_eq!(arrives(), Some(3));
        }
    }
}
