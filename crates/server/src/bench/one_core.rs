//! Keeping to one core.
//!
//! A server with enough to do never sleeps. In the bench it would, for the length of an answer after each choice, and
//! on a virtual machine a core that sleeps takes longer to wake, with empty caches, than a choice takes to play. So
//! server and browsers share one core: there is always something to do, and what is counted is the program's work.

/// While this lives, new threads of the current one run on the same core as it.
#[cfg(target_os = "linux")]
pub(super) struct OneCore(Option<rustix::thread::CpuSet>);

#[cfg(target_os = "linux")]
impl OneCore {
    pub(super) fn new() -> OneCore {
        use rustix::thread::{CpuSet, sched_getaffinity, sched_getcpu, sched_setaffinity};
        let mut one = CpuSet::new();
        one.set(sched_getcpu());
        let all = sched_getaffinity(None).ok();
        OneCore(all.filter(|_| sched_setaffinity(None, &one).is_ok()))
    }
}

#[cfg(target_os = "linux")]
impl Drop for OneCore {
    fn drop(&mut self) {
        if let Some(all) = &self.0 {
            let _ = rustix::thread::sched_setaffinity(None, all);
        }
    }
}

/// Elsewhere threads run where the system likes.
#[cfg(not(target_os = "linux"))]
pub(super) struct OneCore;

#[cfg(not(target_os = "linux"))]
impl OneCore {
    pub(super) fn new() -> OneCore {
        OneCore
    }
}
