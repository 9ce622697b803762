import type { OperatorRole } from '@yayan/contract/console';
import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorSessions } from '../../../platform/database/gen/schema.ts';

export type StoredSession = Selectable<OperatorSessions>;

export async function insertSession(db: Connection, session: Omit<StoredSession, 'ended_at'>): Promise<void> {
  await db.insertInto('operator_sessions').values(session).execute();
}

/** A session with its operator, who may have been closed or changed since. */
export interface SessionWithOperator {
  id: string;
  operator_id: string;
  seen_at: Date;
  ends_at: Date;
  name: string;
  roles: OperatorRole[];
}

/** The open session of a token. `idleSince` is the time since which it must have made a call. */
export async function selectSession(
  db: Connection,
  tokenHash: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SessionWithOperator | undefined> {
  const row = await db
    .selectFrom('operator_sessions as s')
    .innerJoin('operators as o', 'o.id', 's.operator_id')
    .select(['s.id', 's.operator_id', 's.seen_at', 's.ends_at', 'o.name', 'o.roles'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now)
    .where('s.seen_at', '>', idleSince)
    .where('o.closed_at', 'is', null)
    .executeTakeFirst();
  // The check of the table guarantees the roles.
  return row as SessionWithOperator | undefined;
}

/** The open sessions of an operator, the latest seen first. `is_new` is one from a device that waits for an answer. */
export async function selectOpenSessions(
  db: Connection,
  operatorId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<(StoredSession & { is_new: boolean })[]> {
  return await db
    .selectFrom('operator_sessions as s')
    .leftJoin('operator_devices as d', 'd.id', 's.device_id')
    .selectAll('s')
    .select((each) =>
      each
        .and([each('d.id', 'is not', null), each('d.confirmed_at', 'is', null)])
        .$castTo<boolean>()
        .as('is_new'),
    )
    .where('s.operator_id', '=', operatorId)
    .where('s.ended_at', 'is', null)
    .where('s.ends_at', '>', now)
    .where('s.seen_at', '>', idleSince)
    .orderBy('s.seen_at', 'desc')
    .limit(100)
    .execute();
}

export async function touchSession(db: Connection, id: string, now: Date): Promise<void> {
  await db.updateTable('operator_sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Ends one session of an operator; false if it isn't theirs or has ended. */
export async function endSession(
  db: Connection,
  { id, operatorId, now }: { id: string; operatorId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('operator_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends the session of a token, if there is one. */
export async function endSessionOfToken(db: Connection, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('operator_sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of an operator. Resolves to their number. */
export async function endSessionsOf(db: Connection, operatorId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('operator_sessions')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
