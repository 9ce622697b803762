/** Where the product takes the time from. Rules never call `Date.now()` themselves, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() };
