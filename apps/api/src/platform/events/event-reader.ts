import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A published event. */
export interface ReadEvent {
  topic: string;
  payload: unknown;
}

interface Row extends ReadEvent {
  snapshot: string;
  /** Null when there are no events. Then a single row has the snapshot. */
  id: number | null;
}

/**
 * Returns a function that reads the events committed since its last call, each event once. A transaction may commit
 * after one with higher event ids, so reading by id would lose its events. Each call therefore reads what its last
 * snapshot did not see: the events of the transactions that were running then, and of those that began later. So a
 * long transaction does not make it read the events of others again.
 */
export function createEventReader(database: Pick<Database, 'read'>): () => Promise<ReadEvent[]> {
  let [next, running]: [next: string, running: readonly string[]] = ['0', []];
  return async () => {
    const { rows } = await sql<Row>`
      select pg_current_snapshot()::text as snapshot, e.id, e.topic, e.payload
      from (select) as one left join (
        select id, topic, payload from events where xid >= ${next}::text::xid8
        union all
        select id, topic, payload from events where xid = any(${[...running]}::text[]::xid8[])
      ) e on true
      order by e.id`.execute(database.read);
    const [first] = rows;
    if (first !== undefined) [next, running] = parseSnapshot(first.snapshot);
    return rows.filter(({ id }) => id !== null);
  };
}

/** The first transaction id that a snapshot (`oldest:next:running`) didn't know, and those that were running. */
function parseSnapshot(snapshot: string): [next: string, running: readonly string[]] {
  const [, next = '0', running = ''] = snapshot.split(':');
  return [next, running.split(',').filter((xid) => xid !== '')];
}
