import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Payees } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The payout accounts that a member has used, the latest first. */
export async function selectPayees(
  db: Connection,
  memberId: string,
  limit: number,
): Promise<Selectable<Payees>[]> {
  return await db
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectPayee(
  db: Connection,
  memberId: string,
  id: string,
): Promise<Selectable<Payees> | undefined> {
  return await db
    .selectFrom('payees')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores a payout account. For a known account it updates name and time of use. */
export async function putPayee(tx: Tx, payee: Insertable<Payees>): Promise<void> {
  await tx
    .insertInto('payees')
    .values(payee)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'channel', 'account_index'])
        .doUpdateSet({ name_sealed: payee.name_sealed, used_at: payee.used_at }),
    )
    .execute();
}

export async function deletePayees(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('payees').where('member_id', '=', memberId).execute();
}
