/** The clock that the transport uses. Only tests pass one, so that they control the time. */
export interface Clock {
  /** Milliseconds since 1970, like `Date.now()`. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      const abort = (): void => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, ms);
      if (signal?.aborted) abort();
      else signal?.addEventListener('abort', abort, { once: true });
    }),
};
