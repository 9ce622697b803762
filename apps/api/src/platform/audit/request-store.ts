import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { OperatorRequests } from '../database/gen/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Change } from './act.ts';
import type { KnownAct } from './act-store.ts';

/** A request for the agreement of a second person. */
export type StoredRequest = Omit<Selectable<OperatorRequests>, 'changes' | 'state'> & {
  changes: Change[];
  state: 'asked' | 'agreed' | 'refused' | 'takenBack';
};

// `performAct` wrote the changes, and the table's check guarantees the state.
const requestOf = (row: Selectable<OperatorRequests>): StoredRequest => row as unknown as StoredRequest;

export async function insertRequest(tx: Tx, request: Insertable<OperatorRequests>): Promise<void> {
  await tx.insertInto('operator_requests').values(request).execute();
}

/** What asking with this key answered. */
export async function selectRequestByKey(
  db: Connection,
  { operatorId, key }: { operatorId: string; key: string },
): Promise<KnownAct | undefined> {
  const row = await db
    .selectFrom('operator_requests')
    .selectAll()
    .where('asked_by_id', '=', operatorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, subject, title, changes, seen } = requestOf(row);
  return {
    hash: row.request_hash,
    outcome: { state: 'asked', id, subject, title, changes, seen, needsSecond: true },
  };
}

/** Requests, newest first. With `openAt` only those that wait at this time. */
export async function selectRequests(
  db: Connection,
  { openAt, limit }: { openAt: Date | undefined; limit: number },
): Promise<StoredRequest[]> {
  const rows = await db
    .selectFrom('operator_requests')
    .selectAll()
    .$if(openAt !== undefined, (q) =>
      q.where('state', '=', 'asked').where('ends_at', '>', openAt ?? new Date(0)),
    )
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(requestOf);
}

export async function selectRequest(db: Connection, id: string): Promise<StoredRequest | undefined> {
  const row = await db.selectFrom('operator_requests').selectAll().where('id', '=', id).executeTakeFirst();
  return row && requestOf(row);
}

/** Decides a request that waits; false if it was decided or its time is over. */
export async function decideRequest(
  tx: Tx,
  id: string,
  { state, by, decision, now }: { state: StoredRequest['state']; by: string; decision: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('operator_requests')
    .set({ state, decided_by: by, decided_at: now, decision })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
