/**
 * Milliseconds before retry number `attempt` (1 = the first retry): 1 s doubling to 30 s, shortened at random by up to a half,
 * so that not all browsers reconnect to a restarted server at once.
 * @param random 0 ≤ random < 1
 */
export const retryDelay = (attempt: number, random: number): number =>
  Math.round(Math.min(30_000, 1000 * 2 ** (attempt - 1)) * (1 - random / 2));
