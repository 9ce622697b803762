import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A published event. */
export interface ReadEvent {
  topic: string;
  payload: unknown;
}

interface Row extends ReadEvent {
  horizon: string;
  /** Null when there are no events. Then a single row has the horizon. */
  id: number | null;
}

/**
 * Returns a function that reads the events committed since its last call, each event once. A transaction may commit
 * after one with higher event ids, so reading by id would lose its events. Each call therefore reads from the oldest
 * transaction that was still running at the last call, and skips the events that were already read.
 */
export function createEventReader(database: Pick<Database, 'read'>): () => Promise<ReadEvent[]> {
  let horizon = '0';
  let known = new Set<number | null>([null]);
  return async () => {
    const { rows } = await sql<Row>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, e.id, e.topic, e.payload
      from (select) as one left join events e on e.xid >= ${horizon}::text::xid8
      order by e.id`.execute(database.read);
    horizon = rows[0]?.horizon ?? horizon;
    const fresh = rows.filter(({ id }) => !known.has(id));
    known = new Set([null, ...rows.map(({ id }) => id)]);
    return fresh;
  };
}
