import type { RawBuilder } from 'kysely';
import { batchedRead } from './batched-read.ts';
import type { Connection } from './database.ts';
import { recordset } from './recordset.ts';

/** A statement that reads for many keys. */
interface PlacedReading<Key, Row, Found> {
  /** The columns of `asked` with their types, besides `place`. */
  types: string;
  /** The values of these columns. */
  columns: (key: Key) => object;
  /** Selects from `asked`, which the statement reads like a table, in the wanted order of each key's rows. */
  select: (asked: RawBuilder<unknown>) => RawBuilder<Row & { place: number }>;
  /** The result for a key, from its rows. */
  found: (rows: readonly Row[], key: Key) => Found;
}

/**
 * Reads many keys in one statement, and returns the results in their order. Each key is sent with its position, and its
 * rows return that position.
 */
export async function readPlaced<Key, Row extends object, Found>(
  db: Connection,
  keys: readonly Key[],
  { types, columns, select, found }: PlacedReading<Key, Row, Found>,
): Promise<Found[]> {
  if (keys.length === 0) return [];
  const asked = recordset(
    keys.map((key, place) => ({ ...columns(key), place })),
    `asked (place integer, ${types})`,
  );
  const { rows } = await select(asked).execute(db);
  const places: Row[][] = keys.map(() => []);
  for (const row of rows) places[row.place]?.push(row);
  return keys.map((key, place) => found(places[place] ?? [], key));
}

/** Like `readPlaced`, for one key. Concurrent calls share the statement (`batchedRead`). */
export const placedRead = <Key, Row extends object, Found>(
  reading: PlacedReading<Key, Row, Found>,
): ((db: Connection, key: Key) => Promise<Found>) =>
  batchedRead((db) => async (keys) => await readPlaced(db, keys, reading));
