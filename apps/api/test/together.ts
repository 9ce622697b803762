import { setImmediate } from 'node:timers/promises';

/** Starts all attempts at the same moment, when every one is ready. Resolves to the outcome of each. */
export async function together<T>(
  count: number,
  attempt: (index: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const { promise: start, resolve: open } = Promise.withResolvers<void>();
  const attempts = Array.from({ length: count }, async (_, index) => {
    await start;
    return await attempt(index);
  });
  await setImmediate();
  open();
  return await Promise.allSettled(attempts);
}

/**
 * Like `together`, for attempts that must all succeed. Resolves to their results, or rejects with the first failure.
 */
export async function allTogether<T>(count: number, attempt: (index: number) => Promise<T>): Promise<T[]> {
  const settled = await together(count, attempt);
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
