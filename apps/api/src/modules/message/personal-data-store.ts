import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Every message to a member: for the export of their own data. */
export async function messageData(db: Connection, memberId: string): Promise<object[]> {
  return await db
    .selectFrom('messages')
    .select(['kind', 'title', 'body', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** Deletes every message to a member, and the stored data about their reading. */
export async function eraseMessages(tx: Tx, memberId: string): Promise<void> {
  for (const table of [
    'message_deliveries',
    'message_mutes',
    'popup_views',
    'notice_marks',
    'notice_reads',
    'messages',
  ] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
}
