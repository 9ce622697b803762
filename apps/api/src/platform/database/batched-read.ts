import { onceFor } from '../once-for.ts';
import { batchLoader } from './batch-loader.ts';
import type { Connection } from './database.ts';

/** Reads many keys in one statement. Results have the order of the keys. */
type ReadAll<Key, Found> = (keys: readonly Key[]) => Promise<readonly Found[]>;

/**
 * Turns a function that reads many keys into one that reads one key. Concurrent calls share a statement. `open` is
 * called once for each connection, and may cache data to read less the next time. A transaction shares and caches
 * nothing: it sees its own writes, and they may be rolled back.
 */
export function batchedRead<Key, Found>(
  open: (db: Connection) => ReadAll<Key, Found>,
): (db: Connection, key: Key) => Promise<Found> {
  const loaderOf = onceFor((db: Connection) => batchLoader(open(db)));
  return async (db, key) => {
    if (!db.isTransaction) return await loaderOf(db)(key);
    const [found] = await open(db)([key]);
    return found as Found; // One key has one result.
  };
}
