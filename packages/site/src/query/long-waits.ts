import type { TimeoutProvider } from '@tanstack/react-query';

/** Shorter waits are the browser's own timers. */
const longMs = 10_000;
/** Waits that end within this time of each other end together, with the last. */
const togetherMs = 1000;

/**
 * Timers for queries, of which each sets several: until its answer is stale, and until it is forgotten. The long ones share one
 * timer of the browser's, so that a page that begins with twenty queries doesn't set and clear sixty.
 */
export const longWaits = (): TimeoutProvider<number> => {
  const waits = new Map<number, { due: number; end: () => void }>();
  let last = 0;
  let timer: { id: number; due: number } | undefined;

  const set = (): void => {
    const due = Math.min(...[...waits.values()].map((each) => each.due)) + togetherMs;
    timer = { id: Number(setTimeout(endDue, due - performance.now())), due };
  };
  const endDue = (): void => {
    timer = undefined;
    const now = performance.now();
    for (const [id, { due, end }] of waits) {
      if (due > now) continue;
      waits.delete(id);
      end();
    }
    if (timer === undefined && waits.size > 0) set();
  };

  return {
    setTimeout: (end, delay) => {
      if (delay < longMs) return Number(setTimeout(end, delay));
      // Below zero, where no timer of the browser's is.
      last -= 1;
      const due = performance.now() + delay;
      waits.set(last, { due, end });
      if (timer === undefined || due + togetherMs < timer.due) {
        clearTimeout(timer?.id);
        set();
      }
      return last;
    },
    clearTimeout: (id) => {
      if (id !== undefined && !waits.delete(id)) clearTimeout(id);
    },
    setInterval: (go, delay) => Number(setInterval(go, delay)),
    clearInterval: (id) => clearInterval(id),
  };
};
