const freshMs = 2 * 60_000;

/** Whether the result is recent enough to celebrate. Old results are only looked up. */
export const isFresh = (at: string, now = Date.now()): boolean =>
  Math.abs(now - new Date(at).getTime()) < freshMs;
