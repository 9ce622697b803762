/**
 * Calls `work` for each item that a sweep has found, one after the other. After a failure it continues with the next
 * item. It throws all errors together at the end (`AggregateError`), so that the job is logged as failed and retried.
 * When `signal` aborts, it throws before the next item.
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
