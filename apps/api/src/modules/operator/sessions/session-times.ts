/** A session ends when it makes no call for this long. */
export const IDLE_MINUTES = 30;

/** What decides whether a session is open at a time. */
export const sessionTimes = (now: Date): { now: Date; idleSince: Date } => ({
  now,
  idleSince: new Date(now.getTime() - IDLE_MINUTES * 60_000),
});
