/** The source of the time. Rules never call `Date.now()` themselves, so that tests can set the time. */
export interface Clock {
  now(): Date;
}

/** The time of this machine. */
export const systemClock: Clock = { now: () => new Date() };
