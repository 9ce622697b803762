import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * The member with this mobile and the stored hash of their password; `hash` is null for a member without a password.
 */
export async function findPassword(
  db: Connection,
  mobileIndex: string,
): Promise<{ id: string; blocked_at: Date | null; hash: string | null } | undefined> {
  return await db
    .selectFrom('members as m')
    .leftJoin('passwords as p', 'p.member_id', 'm.id')
    .select(['m.id', 'm.blocked_at', 'p.hash'])
    .where('m.mobile_index', '=', mobileIndex)
    .executeTakeFirst();
}

/** Whether a password hash is still the current one. Locks it until the transaction ends. */
export async function holdPassword(tx: Tx, memberId: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('passwords')
    .select('hash')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst();
  return row?.hash === hash;
}

/** Replaces a member's password. */
export async function putPassword(tx: Tx, memberId: string, hash: string, at: Date): Promise<void> {
  await tx
    .insertInto('passwords')
    .values({ member_id: memberId, hash, set_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ hash, set_at: at }))
    .execute();
}
