/**
 * Works through what a sweep has found, one item after the other. An item that fails does not hold up the ones after
 * it: the errors are thrown together at the end (`AggregateError`), so that the job is logged as failed and tried again.
 * Stops between two items when `signal` aborts.
 */
export async function settleAll<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    signal?.throwIfAborted();
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} of a sweep failed`);
}
