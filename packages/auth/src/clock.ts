import { abortable } from './abortable.ts';
import type { WebAbortSignal } from './web-types.ts';

/** The clock that the transport uses. Only tests pass one, so that they control the time. */
export interface Clock {
  /** Milliseconds since 1970, like `Date.now()`. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts earlier. */
  wait(ms: number, signal?: WebAbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    return abortable(over, signal).finally(() => clearTimeout(timer));
  },
};
