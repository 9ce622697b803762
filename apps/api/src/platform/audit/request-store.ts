import { type Insertable, type Selectable, sql } from 'kysely';
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

/** Stores a request; false if one for the same waits. */
export async function insertRequest(tx: Tx, request: Insertable<OperatorRequests>): Promise<boolean> {
  const row = await tx
    .insertInto('operator_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('waits_as').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The request that waits under this identity. */
export async function selectWaiting(
  db: Connection,
  waitsAs: string,
  now: Date,
): Promise<{ id: string; askedBy: string; askedAt: Date } | undefined> {
  return await db
    .selectFrom('operator_requests')
    .select(['id', 'asked_by as askedBy', 'asked_at as askedAt'])
    .where('waits_as', '=', waitsAs)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Frees the identity of a request whose time is over. */
export async function endWaiting(tx: Tx, waitsAs: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_requests')
    .set({ waits_as: null })
    .where('waits_as', '=', waitsAs)
    .where('ends_at', '<=', now)
    .execute();
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
    .set({ state, decided_by: by, decided_at: now, decision, waits_as: null })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a request waits for, as one operator sees it. */
export type RequestFor = 'me' | 'mine' | 'others';

/** The requests that wait, by whom they wait for. Who may decide is what `mayDecide` of the list says. */
export async function countOpenRequests(
  db: Connection,
  { operatorId, name, permissions }: { operatorId: string; name: string; permissions: readonly string[] },
  now: Date,
): Promise<{ whose: RequestFor; count: number; oldestAt: Date; dueAt: Date }[]> {
  return await db
    .selectFrom('operator_requests')
    .select(({ fn }) => [
      sql<RequestFor>`case when asked_by_id = ${operatorId} then 'mine'
        when permission = any(${permissions}) and not (kind = 'operator' and subject = ${name}) then 'me'
        else 'others' end`.as('whose'),
      fn.countAll<number>().as('count'),
      fn.min('asked_at').as('oldestAt'),
      fn.min('ends_at').as('dueAt'),
    ])
    .where('state', '=', 'asked')
    .where('ends_at', '>', now)
    .groupBy(sql`1`)
    .execute();
}
