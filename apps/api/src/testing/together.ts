import { setImmediate } from 'node:timers/promises';

/** Lets all attempts start together: none begins before every one is ready. */
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
