// How somebody likes to hear the table: kept by the browser, over all games.
// @ts-check

const KEY = "barksburg-sound";

/** @typedef {{ volume: number, muted: boolean, music: boolean, captions: boolean }} Taste */

/** What is kept, made whole: a strange value is as good as none. @param {string | null} kept @returns {Taste} */
export function tasteOf(kept) {
  /** @type {any} */
  let found = null;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    // Somebody else's, or half of ours.
  }
  const volume = typeof found?.volume === "number" && found.volume >= 0 && found.volume <= 1 ? found.volume : 0.6;
  return { volume, muted: found?.muted === true, music: found?.music !== false, captions: found?.captions !== false };
}

/** @returns {Taste} */
export const taste = () => tasteOf(localStorage.getItem(KEY));

/** Keeps a change and tells the page of it. @param {Partial<Taste>} change */
export function keepTaste(change) {
  localStorage.setItem(KEY, JSON.stringify({ ...taste(), ...change }));
  document.dispatchEvent(new CustomEvent("taste"));
}

/** What the switches of a page show, and what turning them does. They work with scripts only and come with them. */
export function wireTaste() {
  const show = () => {
    const { volume, muted, music, captions } = taste();
    document.querySelectorAll("[data-sound]").forEach((group) => group.removeAttribute("hidden"));
    document.querySelectorAll("[data-mute]").forEach((button) => button.setAttribute("aria-pressed", String(muted)));
    for (const input of document.querySelectorAll("[data-sound] input")) {
      if (!(input instanceof HTMLInputElement)) continue;
      if ("volume" in input.dataset) input.value = String(Math.round(volume * 100));
      if ("music" in input.dataset) input.checked = music;
      if ("captions" in input.dataset) input.checked = captions;
    }
  };
  show();
  document.addEventListener("taste", show);
  document.addEventListener("input", (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || !input.closest("[data-sound]")) return;
    // Whoever turns the volume up wants to hear something.
    if ("volume" in input.dataset) keepTaste({ volume: Number(input.value) / 100, muted: Number(input.value) === 0 });
    if ("music" in input.dataset) keepTaste({ music: input.checked });
    if ("captions" in input.dataset) keepTaste({ captions: input.checked });
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-mute]")) toggleMute();
  });
}

/** Silent, or not any more. */
export const toggleMute = () => keepTaste({ muted: !taste().muted });
