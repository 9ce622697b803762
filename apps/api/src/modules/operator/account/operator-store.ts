import type { OperatorRole } from '@yayan/contract/console';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorLinks, Operators } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An operator's account. The table's check guarantees the roles. */
export type StoredOperator = Omit<Selectable<Operators>, 'roles'> & { roles: OperatorRole[] };

const operatorOf = (row: Selectable<Operators>): StoredOperator => row as StoredOperator;

/** Adds an account without password and second factor; false if the name is taken. */
export async function insertOperator(
  tx: Tx,
  operator: { id: string; name: string; roles: OperatorRole[]; created_at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function selectByName(db: Connection, name: string): Promise<StoredOperator | undefined> {
  const row = await db.selectFrom('operators').selectAll().where('name', '=', name).executeTakeFirst();
  return row && operatorOf(row);
}

export async function selectById(db: Connection, id: string): Promise<StoredOperator | undefined> {
  const row = await db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
  return row && operatorOf(row);
}

/** Marks the time step of a code as used; false if it or a later one was used before. */
export async function useStep(db: Connection, operatorId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('operators')
    .set({ totp_step: step })
    .where('id', '=', operatorId)
    .where('totp_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets password and second factor. Used codes of the earlier factor no longer count. */
export async function writeFactors(
  tx: Tx,
  operatorId: string,
  factors: { password_hash: string; totp_sealed: string; totp_step: number },
): Promise<void> {
  await tx.updateTable('operators').set(factors).where('id', '=', operatorId).execute();
}

export type StoredLink = Selectable<OperatorLinks>;

/** Adds a one-time link. Earlier links of the operator no longer work. */
export async function insertLink(
  tx: Tx,
  link: { token_hash: string; operator_id: string; totp_sealed: string; made_at: Date; ends_at: Date },
): Promise<void> {
  await tx
    .updateTable('operator_links')
    .set({ used_at: link.made_at })
    .where('operator_id', '=', link.operator_id)
    .where('used_at', 'is', null)
    .execute();
  await tx.insertInto('operator_links').values(link).execute();
}

/** A link that works at this time. */
export async function selectLink(
  db: Connection,
  tokenHash: string,
  now: Date,
): Promise<StoredLink | undefined> {
  return await db
    .selectFrom('operator_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up; false if another call did. */
export async function spendLink(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('operator_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now)
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the recovery codes of an operator. */
export async function replaceRecoveryCodes(
  tx: Tx,
  operatorId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await sql`
    insert into operator_recovery_codes (operator_id, code_hash)
    select ${operatorId}, unnest(${[...hashes]}::text[])`.execute(tx);
}

/** Uses a recovery code up; false if it is unknown or was used. */
export async function spendRecoveryCode(
  db: Connection,
  operatorId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('operator_recovery_codes')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}
