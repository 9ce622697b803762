/**
 * Returns a function that runs `work` one call at a time: a call waits until the previous one has ended. Jobs need
 * this, because pg-boss starts the next attempt when a job's time is over, and the previous attempt may still be
 * running.
 */
export function exclusively<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return async (...args) => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    try {
      await before;
      await work(...args);
    } finally {
      resolve();
    }
  };
}
