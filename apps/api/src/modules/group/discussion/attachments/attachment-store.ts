import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The column that names the owner of an attachment. */
export type AttachmentOwner = 'response_id' | 'follow_up_id' | 'section_id';

/** The columns of a stored file that its view needs. */
export type AttachmentRow = Pick<
  Selectable<Schema['group_attachments']>,
  | 'id'
  | 'group_id'
  | 'group_member_id'
  | 'kind'
  | 'name'
  | 'size'
  | 'thumbnail_key'
  | 'width'
  | 'height'
  | 'duration_seconds'
> & {
  /** The host's description of a file at a question. */
  alt?: string | null;
};

/**
 * Selects the attachments of an answer, follow-up or section as an array in their order; null if there are none.
 * `owner` is the alias of the owner's table.
 */
export const attachmentsOf = (owner: string, by: AttachmentOwner): RawBuilder<AttachmentRow[] | null> => sql<
  AttachmentRow[] | null
>`
  (select json_agg(json_build_object('id', a.id, 'group_id', a.group_id,
      'group_member_id', a.group_member_id, 'kind', a.kind, 'name', a.name, 'size', a.size,
      'thumbnail_key', a.thumbnail_key, 'width', a.width, 'height', a.height,
      'duration_seconds', a.duration_seconds, 'alt', a.alt) order by a.position)
    from group_attachments a
    where a.group_id = ${sql.ref(`${owner}.group_id`)} and ${sql.ref(`a.${by}`)} = ${sql.ref(`${owner}.id`)}
      and a.removed_at is null)`;

/**
 * Sets the attachments of an answer or follow-up, in this order. Returns false when one isn't the author's own, was
 * removed, or belongs to something else; the caller then rolls back.
 */
export async function attach(
  tx: Tx,
  to: { groupId: string; memberId: string; owner: Exclude<AttachmentOwner, 'section_id'>; id: string },
  attachmentIds: readonly string[],
): Promise<boolean> {
  const owner = sql.ref(to.owner);
  const ids = [...attachmentIds];
  const { rows } = await sql<{ attached: number }>`
    with freed as (
      update group_attachments set ${owner} = null
      where group_id = ${to.groupId} and ${owner} = ${to.id} and not id = any(${ids}::uuid[])
    ), given as (
      update group_attachments set ${owner} = ${to.id}, position = array_position(${ids}::uuid[], id)
      where group_id = ${to.groupId} and id = any(${ids}::uuid[]) and group_member_id = ${to.memberId}
        and removed_at is null and section_id is null
        and (num_nonnulls(response_id, follow_up_id) = 0 or ${owner} = ${to.id})
      returning id
    )
    select count(*) as attached from given`.execute(tx);
  return rows[0]?.attached === ids.length;
}
