/**
 * Runs `work` one at a time: a call waits until the one before has ended. pg-boss starts a job again once its time is
 * over, and the attempt before may still be on its way out.
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
