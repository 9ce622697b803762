import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Whether a member agreed that their invitations show the full nickname. */
export async function selectNameShown(db: Connection, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('invite_names')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the agreement; the first time counts. */
export async function insertNameShown(db: Connection, memberId: string, at: Date): Promise<void> {
  await db
    .insertInto('invite_names')
    .values({ member_id: memberId, agreed_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
}

/** Deletes the agreement. */
export async function deleteNameShown(db: Connection | Tx, memberId: string): Promise<void> {
  await db.deleteFrom('invite_names').where('member_id', '=', memberId).execute();
}
