import { onceFor } from '../once-for.ts';
import { batchLoader } from './batch-loader.ts';
import type { Connection } from './database.ts';

/** Reads many keys in one statement, in their order. */
type ReadAll<Key, Found> = (keys: readonly Key[]) => Promise<readonly Found[]>;

/**
 * Turns a reading of many keys into a reading of one: calls that come together share a statement. `open` is called once for
 * each connection, and may keep what it needs to read less the next time. Inside a transaction nothing is shared or kept,
 * because it sees what it wrote itself and may be undone.
 */
export function batchedRead<Key, Found>(
  open: (db: Connection) => ReadAll<Key, Found>,
): (db: Connection, key: Key) => Promise<Found> {
  const loaderOf = onceFor((db: Connection) => batchLoader(open(db)));
  return async (db, key) => {
    if (!db.isTransaction) return await loaderOf(db)(key);
    const [found] = await open(db)([key]);
    return found as Found; // One key has one answer.
  };
}
