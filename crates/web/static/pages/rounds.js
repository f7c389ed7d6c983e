// Which round comes next, and which came before, in a game that was played.
// @ts-check

/**
 * Back from the middle of a round leads to its own beginning first.
 * @param {number[]} starts where each round begins @param {number} now the round one is in @param {number} at the moment one looks at
 * @param {boolean} on forwards @returns {number} which of the rounds; none lies before the first or after the last
 */
export function roundBeside(starts, now, at, on) {
  if (on) return now + 1;
  return at > starts[now] ? now : now - 1;
}
