import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorPasskeys } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type StoredPasskey = Selectable<OperatorPasskeys>;

/** Stores a challenge, and deletes those whose time is over. `sessionId` is null for signing in. */
export async function insertChallenge(
  db: Connection,
  {
    challenge,
    sessionId,
    endsAt,
    now,
  }: { challenge: string; sessionId: string | null; endsAt: Date; now: Date },
): Promise<void> {
  await sql`
    with over as (delete from operator_challenges where ends_at <= ${now})
    insert into operator_challenges (challenge, session_id, ends_at)
    values (${challenge}, ${sessionId}::uuid, ${endsAt})`.execute(db);
}

/** Uses a challenge up; false if it isn't of this session, was used, or its time is over. */
export async function spendChallenge(
  db: Connection,
  { challenge, sessionId, now }: { challenge: string; sessionId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    delete from operator_challenges
    where challenge = ${challenge} and session_id is not distinct from ${sessionId}::uuid and ends_at > ${now}
    returning challenge`.execute(db);
  return rows.length > 0;
}

/** The passkeys of an operator, the newest first. */
export async function selectPasskeys(db: Connection, operatorId: string): Promise<StoredPasskey[]> {
  return await db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The passkey with this credential. */
export async function selectPasskey(
  db: Connection,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return await db
    .selectFrom('operator_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Adds a passkey; false if somebody has this credential. */
export async function insertPasskey(tx: Tx, passkey: Omit<StoredPasskey, 'used_at'>): Promise<boolean> {
  const row = await tx
    .insertInto('operator_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that a passkey signed in; false if it was removed, or another call stored a count since. */
export async function usePasskey(
  db: Connection,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  used: { counter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('operator_passkeys')
    .set({ counter: used.counter, used_at: used.now })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renames an own passkey; undefined if the operator has no such passkey. */
export async function writePasskeyName(
  tx: Tx,
  { id, operatorId, name }: { id: string; operatorId: string; name: string },
): Promise<StoredPasskey | undefined> {
  return await tx
    .updateTable('operator_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes an own passkey and returns its name; undefined if the operator has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { id, operatorId }: { id: string; operatorId: string },
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('operator_passkeys')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
