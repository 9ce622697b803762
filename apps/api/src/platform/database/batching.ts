import DataLoader from 'dataloader';

/** Of keys in one query. */
const MOST_AT_ONCE = 100;

/**
 * Finds for each call on its own what `findAll` finds for many: a busy server asks once for calls that come together, a
 * quiet one waits for nothing. Nothing is remembered. `findAll` answers in the order of the keys.
 */
export function batching<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<readonly Found[]>,
): (key: Key) => Promise<Found> {
  const loader = new DataLoader<Key, Found>(findAll, {
    cache: false,
    batchScheduleFn: setImmediate,
    maxBatchSize: MOST_AT_ONCE,
  });
  return (key) => loader.load(key);
}
