import { onTestFinished, vi } from 'vitest';
import { READ_AFTER_MS } from '../actions/use-read-open-answer.ts';

/** Lets a test decide when the time has passed after which an open answer counts as read: a busy machine leafs slowly. */
export const holdReading = () => {
  const { setTimeout: begin, clearTimeout: end } = globalThis;
  const held = new Map<unknown, () => void>();
  let begun = 0;
  const hold = (run: () => void, ms?: number): ReturnType<typeof begin> => {
    if (ms !== READ_AFTER_MS) return begin(run, ms);
    begun += 1;
    const timer = begin(() => undefined);
    held.set(timer, run);
    return timer;
  };
  vi.stubGlobal('setTimeout', hold);
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof end>[0]) => {
    held.delete(timer);
    end(timer);
  });
  onTestFinished(() => {
    vi.stubGlobal('setTimeout', begin);
    vi.stubGlobal('clearTimeout', end);
  });
  return {
    /** How many answers have begun to count. */
    begun: () => begun,
    /** Lets the time pass for the answer that is still open. */
    passTime: () => {
      for (const run of held.values()) run();
      held.clear();
    },
  };
};
