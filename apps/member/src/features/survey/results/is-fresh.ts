const freshMs = 2 * 60_000;

/** Whether something has just happened, so that the page may celebrate it. An old result is opened to look it up. */
export const isFresh = (at: string, now = Date.now()): boolean =>
  Math.abs(now - new Date(at).getTime()) < freshMs;
