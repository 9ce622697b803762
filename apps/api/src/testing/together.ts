import { setImmediate } from 'node:timers/promises';

/** Lets all attempts start together: none begins before every one is ready. Resolves to how each came out. */
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

/** The same for attempts that must all succeed: resolves to their results, or rejects with the first failure. */
export async function allTogether<T>(count: number, attempt: (index: number) => Promise<T>): Promise<T[]> {
  const settled = await together(count, attempt);
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
