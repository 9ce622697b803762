import type { Selectable } from 'kysely';
import type { Operators } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An account whose password or passkey was checked. */
export type CheckedAccount = Pick<Selectable<Operators>, 'id' | 'name' | 'password_hash'>;

/**
 * Locks an account against a reset until the transaction ends; false if it was closed, or its password set or removed, since it
 * was read. Somebody whose password was checked a moment before a reset opens no session after it.
 */
export async function holdAccount(tx: Tx, { id, password_hash: hash }: CheckedAccount): Promise<boolean> {
  const row = await tx
    .selectFrom('operators')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('password_hash', 'is not distinct from', hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
