// What is being played, as the server says it: data for the scripts, no words.
// @ts-check

/**
 * The room to look at, whether this page decides, what and for whom, the room of the spaces that can be chosen, and
 * where the mouse at turn could walk to, for how much, and which of these walks leads to the space before; and the music for it.
 * @typedef {{ front: number, decides: boolean, ask: string | null, who: string | null, tile: number | null, walks: [string, number, number | null][], music: string }} Play
 */

/** @param {string} id */
function read(id) {
  const data = document.getElementById(id);
  return data ? JSON.parse(data.textContent) : null;
}

/** @returns {Play | null} */
export function play() {
  const now = read("play");
  return now && { ...now, walks: read("walks") ?? [] };
}
