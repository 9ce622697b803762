import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ConsigneeRow {
  id: string;
  content_sealed: string;
  is_default: boolean;
  created_at: Date;
}

/** A member's addresses: the default one first, then the newest. */
export async function selectConsignees(db: Connection, memberId: string): Promise<ConsigneeRow[]> {
  return await db
    .selectFrom('consignees')
    .select(['id', 'content_sealed', 'is_default', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Stores an address that isn't the default. */
export async function putConsignee(
  tx: Tx,
  consignee: { member_id: string; id: string; content_sealed: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('consignees')
    .values({ ...consignee, is_default: false })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'id']).doUpdateSet({ content_sealed: consignee.content_sealed }),
    )
    .execute();
}

export async function deleteConsignee(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx.deleteFrom('consignees').where('member_id', '=', memberId).where('id', '=', id).execute();
}

/** Makes one address the default. It clears the old default first, because the database allows only one. */
export async function setDefaultConsignee(tx: Tx, memberId: string, id: string): Promise<void> {
  await tx
    .updateTable('consignees')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute();
  await tx
    .updateTable('consignees')
    .set({ is_default: true })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute();
}

export async function deleteConsignees(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('consignees').where('member_id', '=', memberId).execute();
}
