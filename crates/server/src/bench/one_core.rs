//! Keeping to one core.
//!
//! A server with enough to do never sleeps. In the bench it would, for the length of an answer after each choice, and
//! on a virtual machine a core that sleeps takes longer to wake, with empty caches, than a choice takes to play. So
//! server and browsers share one core: there is always something to do, and what is counted is the program's work.

#[cfg(target_os = "linux")]
use rustix::thread::{CpuSet, sched_getaffinity, sched_setaffinity};

/// A core this process may run on.
#[cfg(target_os = "linux")]
pub(super) struct OneCore {
    one: CpuSet,
    all: CpuSet,
}

#[cfg(target_os = "linux")]
impl OneCore {
    /// Every core this process may run on; at least one.
    pub(super) fn all() -> Vec<OneCore> {
        let all = sched_getaffinity(None).unwrap_or_default();
        let one = |core: usize| {
            let mut one = CpuSet::new();
            one.set(core);
            OneCore { one, all }
        };
        let mut cores: Vec<OneCore> =
            (0..CpuSet::MAX_CPU).filter(|core| all.is_set(*core)).map(one).collect();
        if cores.is_empty() {
            cores.push(OneCore { one: all, all });
        }
        cores
    }

    /// While this lives, the current thread and its new threads run on this core.
    pub(super) fn only(&self) -> impl Drop {
        struct Only(CpuSet);
        impl Drop for Only {
            fn drop(&mut self) {
                let _ = sched_setaffinity(None, &self.0);
            }
        }
        let _ = sched_setaffinity(None, &self.one);
        Only(self.all)
    }
}

/// Elsewhere threads run where the system likes.
#[cfg(not(target_os = "linux"))]
pub(super) struct OneCore;

#[cfg(not(target_os = "linux"))]
impl OneCore {
    pub(super) fn all() -> Vec<OneCore> {
        vec![OneCore]
    }

    pub(super) fn only(&self) {}
}
