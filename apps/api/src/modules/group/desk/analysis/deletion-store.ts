import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/tx.ts';

/** An answer that a host deletes or restores. */
export interface Deletable {
  id: string;
  sectionId: string;
  topicId: string;
  authorId: string;
  /** When the section ends. */
  closesAt: Date;
  deletedAt: Date | null;
  /** The operator who took it down; null if a host deleted it. */
  operator: string | null;
  replaced: boolean;
}

/** Locks answers, always in the same order, so that two hosts don't deadlock. */
export async function lockAnswers(tx: Tx, groupId: string, ids: readonly string[]): Promise<Deletable[]> {
  const { rows } = await sql<Deletable>`
    select r.id, r.section_id as "sectionId", s.topic_id as "topicId", r.group_member_id as "authorId",
      least(s.closes_at, t.closes_at, g.closes_at) as "closesAt", r.deleted_at as "deletedAt",
      r.deleted_operator as operator,
      exists (select from group_responses other where other.group_id = r.group_id
        and other.section_id = r.section_id and other.group_member_id = r.group_member_id
        and other.deleted_at is null and other.id <> r.id) as replaced
    from group_responses r join group_sections s on s.group_id = r.group_id and s.id = r.section_id
    join group_topics t on t.group_id = s.group_id and t.id = s.topic_id
    join discussion_groups g on g.id = r.group_id
    where r.group_id = ${groupId} and r.id = any(${[...ids]}::uuid[])
    order by r.section_id, r.id for update of r`.execute(tx);
  return rows;
}

/** Who deletes an answer: a host, or an operator by name. */
export type DeletedBy = { hostId: string } | { operator: string };

/** Hides answers, with the reason for their authors. */
export async function markDeleted(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
  { at, reason, by, counts }: { at: Date; reason: string; by: DeletedBy; counts: boolean },
): Promise<void> {
  await sql`update group_responses
    set deleted_at = ${at}, delete_reason = ${reason}, deleted_by = ${'hostId' in by ? by.hostId : null},
      deleted_operator = ${'operator' in by ? by.operator : null}, counts_deleted = ${counts}
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}

/** Shows deleted answers again. */
export async function markRestored(tx: Tx, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`update group_responses
    set deleted_at = null, delete_reason = null, deleted_by = null, deleted_operator = null, counts_deleted = false
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[])`.execute(tx);
}
