// Checks the seal: the sum is done here, in the page, so that nobody has to believe the server.
import { digest } from "./sha256.js";

/** @param {{words: string, seed: string, seal: string}} sealed @returns {Promise<boolean>} */
export async function holds({ words, seed, seal }) {
  return (await digest(words + seed)) === seal;
}

async function check() {
  const section = document.querySelector("[data-seal]");
  if (!(section instanceof HTMLElement)) return;
  const { words = "", seed = "", seal = "" } = section.dataset;
  const good = await holds({ words, seed, seal });
  section.querySelector(good ? "[data-seal-good]" : "[data-seal-bad]")?.removeAttribute("hidden");
}

if (typeof document !== "undefined") {
  void check();
  void import("./share.js");
}
