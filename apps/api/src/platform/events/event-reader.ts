import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A published event. */
export interface ReadEvent {
  topic: string;
  payload: unknown;
}

interface Row extends ReadEvent {
  horizon: string;
  /** Null in the single row that brings the horizon when there are no events. */
  id: number | null;
}

/**
 * Reads the events that were committed since the last call, each one once. A transaction may commit later than one with
 * a higher id, so reading by id would lose its events. Each call therefore reads from the oldest transaction that was
 * still running at the last call, and leaves out what was read before.
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
