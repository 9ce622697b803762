import DataLoader from 'dataloader';

/** The most keys in one query. */
const MOST_AT_ONCE = 100;
/** How many queries run at a time. Keys requested meanwhile share the next query, so a busy server sends fewer. */
const MOST_UNDER_WAY = 2;

export interface BatchOptions {
  /** How many batches run at a time (default 2). Use 1 if batches would wait for each other in the database. */
  underWay?: number;
}

/**
 * Turns `findAll`, which loads many keys in one query, into a function that loads one key. Concurrent calls share a
 * query; a call on a quiet server doesn't wait. Nothing is cached. `findAll` returns results in the order of the keys.
 * An error in place of a result rejects that call only.
 */
export function batchLoader<Key, Found>(
  findAll: (keys: readonly Key[]) => Promise<readonly (Found | Error)[]>,
  { underWay: most = MOST_UNDER_WAY }: BatchOptions = {},
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
        if (underWay < most) begin(dispatch);
        else waiting.push(dispatch);
      },
      maxBatchSize: MOST_AT_ONCE,
    },
  );
  return (key) => loader.load(key);
}
