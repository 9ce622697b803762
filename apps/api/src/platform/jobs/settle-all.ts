/**
 * Works through what a sweep has found. One that fails holds up none of those behind it: what was thrown is thrown at the
 * end, together (`AggregateError`), so that the job is logged as failed and tried again.
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${items.length} of a sweep failed`);
}
