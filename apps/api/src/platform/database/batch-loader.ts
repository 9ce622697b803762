import DataLoader from 'dataloader';

/** Of keys in one query. */
const MOST_AT_ONCE = 100;
/** Of queries under way: what is asked for meanwhile goes together with the next one, so a busy server asks less often. */
const MOST_UNDER_WAY = 2;

/**
 * Finds for each call on its own what `findAll` finds for many: a busy server asks once for calls that come together, a
 * quiet one waits for nothing. Nothing is remembered. `findAll` answers in the order of the keys; an error among the answers
 * is that call's alone.
 */
export function batching<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<readonly (Found | Error)[]>,
): (key: Key) => Promise<Found> {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  const begin = (dispatch: () => void): void => {
    underWay += 1;
    setImmediate(dispatch);
  };
  const loader = new DataLoader<Key, Found>(
    async (keys) => {
      try {
        return await findAll(keys);
      } finally {
        underWay -= 1;
        const next = waiting.shift();
        if (next !== undefined) begin(next);
      }
    },
    {
      cache: false,
      batchScheduleFn: (dispatch) => {
        if (underWay < MOST_UNDER_WAY) begin(dispatch);
        else waiting.push(dispatch);
      },
      maxBatchSize: MOST_AT_ONCE,
    },
  );
  return (key) => loader.load(key);
}
