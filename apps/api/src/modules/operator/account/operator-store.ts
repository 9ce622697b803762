import type { OperatorRole } from '@yayan/contract/console';
import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OperatorLinks, Operators } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deleteDevicesOf } from '../devices/device-store.ts';

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

/** Changes what an operator may do. */
export async function writeRoles(tx: Tx, operatorId: string, roles: OperatorRole[]): Promise<void> {
  await tx.updateTable('operators').set({ roles }).where('id', '=', operatorId).execute();
}

/** Closes an account, or opens it with null. */
export async function writeClosed(tx: Tx, operatorId: string, closedAt: Date | null): Promise<void> {
  await tx.updateTable('operators').set({ closed_at: closedAt }).where('id', '=', operatorId).execute();
}

/** Allows an admin to take a one-time link of an account until a time, and nobody else; nobody with nulls. */
export async function writeLinkRight(
  tx: Tx,
  operatorId: string,
  right: Pick<StoredOperator, 'link_for' | 'link_until'>,
): Promise<void> {
  await tx.updateTable('operators').set(right).where('id', '=', operatorId).execute();
}

/** Removes password, second factor, recovery codes, passkeys and known devices. One-time links no longer work. */
export async function clearFactors(tx: Tx, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operators')
    .set({ password_hash: null, totp_sealed: null })
    .where('id', '=', operatorId)
    .execute();
  await tx.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute();
  await deletePasskeysOf(tx, operatorId);
  await deleteDevicesOf(tx, operatorId);
  await spendLinksOf(tx, operatorId, now);
}

/** Removes all passkeys of an operator. */
export async function deletePasskeysOf(tx: Tx, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_passkeys').where('operator_id', '=', operatorId).execute();
}

async function spendLinksOf(tx: Tx, operatorId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_links')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
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
  await spendLinksOf(tx, link.operator_id, link.made_at);
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
