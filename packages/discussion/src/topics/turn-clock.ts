const TICK_MS = 20_000;
const DAY_MS = 86_400_000;
/** Timers can't wait longer. */
const LONGEST_MS = 2_147_483_647;

const watching = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls back at every tick until the returned function is called: one timer for all that watch. */
const tickWith = (listener: () => void): (() => void) => {
  watching.add(listener);
  timer ??= setInterval(() => {
    for (const each of watching) each();
  }, TICK_MS);
  return () => {
    watching.delete(listener);
    if (watching.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};

/** Calls back every 20 seconds from the day before `turn` on, so that a date that is far away costs nothing. */
export const watchLastDay = (turn: string, serverNow: () => number, listener: () => void): (() => void) => {
  const wait = Date.parse(turn) - DAY_MS - serverNow();
  if (wait <= 0) return tickWith(listener);
  let stop: (() => void) | undefined;
  const start = setTimeout(
    () => {
      stop = tickWith(listener);
      listener();
    },
    Math.min(wait, LONGEST_MS),
  );
  return () => {
    clearTimeout(start);
    stop?.();
  };
};
