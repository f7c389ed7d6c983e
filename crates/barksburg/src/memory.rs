//! Where memory comes from, and how it is given back.
#![expect(
    unsafe_code,
    reason = "an allocator is unsafe by contract; each function below hands its caller's promise on"
)]

use libmimalloc_sys as mi;
use std::alloc::{GlobalAlloc, Layout};

/// Pages are many small strings: with this allocator a choice costs the server a tenth less.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Mimalloc's quick way for nearly everything, which takes half the instructions of the one for any alignment. The crate
/// `mimalloc` only goes the latter.
struct MiMalloc;

impl MiMalloc {
    /// Every piece begins at a whole word, as mimalloc's pieces are whole words long.
    fn quick(layout: Layout) -> bool {
        layout.align() <= size_of::<usize>()
    }
}

// SAFETY: the functions of one allocator, which may be mixed. Whoever calls promises that a layout is not empty, and that
// memory to free or to move came from here; mimalloc asks for no more, and answers with null when there is none left.
unsafe impl GlobalAlloc for MiMalloc {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        unsafe { if Self::quick(layout) { mi::mi_malloc(size) } else { mi::mi_malloc_aligned(size, align) } }
            .cast()
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let (size, align) = (layout.size(), layout.align());
        unsafe { if Self::quick(layout) { mi::mi_zalloc(size) } else { mi::mi_zalloc_aligned(size, align) } }
            .cast()
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        unsafe { mi::mi_free(memory.cast()) }
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let (memory, align) = (memory.cast(), layout.align());
        unsafe {
            if Self::quick(layout) {
                mi::mi_realloc(memory, size)
            } else {
                mi::mi_realloc_aligned(memory, size, align)
            }
        }
        .cast()
    }
}

/// Has the allocator give back what this thread keeps of freed memory.
pub(crate) fn give_back() {
    // SAFETY: it takes and returns nothing.
    unsafe { mi::mi_collect(true) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_lies_where_it_was_asked_for_and_keeps_what_is_in_it() {
        for align in [1, 2, 4, 8, 16, 32, 64, 4096] {
            for size in [1, 3, 8, 9, 24, 40, 100, 1000, 5000, 100_000] {
                let layout = Layout::from_size_align(size, align).expect("a layout");
                // SAFETY: the layout is not empty, all that is read was written, and each piece is freed once.
                unsafe {
                    let many: Vec<*mut u8> = (0..20).map(|_| MiMalloc.alloc(layout)).collect();
                    for memory in many {
                        assert!(!memory.is_null() && memory.addr().is_multiple_of(align), "{layout:?}");
                        memory.write_bytes(7, size);
                        let longer = MiMalloc.realloc(memory, layout, size * 3);
                        assert!(longer.addr().is_multiple_of(align), "{layout:?}");
                        assert!((0..size).all(|at| longer.add(at).read() == 7), "{layout:?}");
                        MiMalloc.dealloc(longer, Layout::from_size_align(size * 3, align).expect("a layout"));
                    }
                    let zeroed = MiMalloc.alloc_zeroed(layout);
                    assert!((0..size).all(|at| zeroed.add(at).read() == 0), "{layout:?}");
                    MiMalloc.dealloc(zeroed, layout);
                }
            }
        }
    }
}
