// A page with nothing on it: for modules that look around when they are read.
globalThis.document = /** @type {any} */ ({ addEventListener() {}, getElementById: () => null, querySelector: () => null, querySelectorAll: () => [] });
