import { type Selectable, sql, type Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';

export type AttachmentRow = Selectable<Schema['group_attachments']>;
/** The column that says what an attachment belongs to. */
export type AttachmentOwner = 'response_id' | 'follow_up_id' | 'section_id';

/** Attachments in their order, by the id of the answer, follow-up or section they belong to. */
export async function readAttachments(
  db: Connection,
  groupId: string,
  owner: AttachmentOwner,
  ids: readonly string[],
): Promise<Map<string, AttachmentRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_attachments')
    .selectAll()
    .where('group_id', '=', groupId)
    .where(owner, 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, (row) => row[owner] ?? '');
}

/**
 * Gives an answer or follow-up exactly these attachments, in this order. Returns false when one isn't the author's
 * own, was removed, or belongs to something else; the caller then rolls back.
 */
export async function attach(
  tx: Transaction<Schema>,
  to: { groupId: string; memberId: string; owner: Exclude<AttachmentOwner, 'section_id'>; id: string },
  attachmentIds: readonly string[],
): Promise<boolean> {
  const owner = sql.ref(to.owner);
  const ids = [...attachmentIds];
  await sql`update group_attachments set ${owner} = null
    where group_id = ${to.groupId} and ${owner} = ${to.id} and not id = any(${ids}::uuid[])`.execute(tx);
  const { rows } = await sql`
    update group_attachments set ${owner} = ${to.id}, position = array_position(${ids}::uuid[], id)
    where group_id = ${to.groupId} and id = any(${ids}::uuid[]) and group_member_id = ${to.memberId}
      and removed_at is null and section_id is null
      and (num_nonnulls(response_id, follow_up_id) = 0 or ${owner} = ${to.id})
    returning id`.execute(tx);
  return rows.length === ids.length;
}
