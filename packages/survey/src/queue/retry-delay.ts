/**
 * Milliseconds to wait before try number `attempt` (1 = the first retry): 1 s doubling to 30 s, of which a
 * random half is taken off, so that all browsers of a restarted server do not come back at once.
 * @param random 0 ≤ random < 1
 */
export const retryDelay = (attempt: number, random: number): number =>
  Math.round(Math.min(30_000, 1000 * 2 ** (attempt - 1)) * (1 - random / 2));
