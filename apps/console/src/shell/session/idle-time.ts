/** The server notes a call at most once a minute, so its own time may end this much earlier. */
const LAG_MS = 60_000;

/** From this long before the end on, the page warns. */
export const WARNING_MS = 120_000;

/** How long the session goes on without a call, and at most, in ms. */
export const timeLeft = (
  { idleMinutes, endsAt }: { idleMinutes: number; endsAt: string },
  calledAt: number,
  now: number,
): number => Math.min(calledAt + idleMinutes * 60_000 - LAG_MS, Date.parse(endsAt)) - now;
