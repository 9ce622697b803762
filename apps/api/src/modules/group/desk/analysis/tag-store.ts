import { sql } from 'kysely';
import type { ResponseTagColor } from '@yayan/contract';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Locks the tags of a group, so that changes run one after the other: a change may delete a tag that no answer has any
 * more.
 */
export async function lockTags(tx: Tx, groupId: string): Promise<void> {
  await sql`select from discussion_groups where id = ${groupId} for no key update`.execute(tx);
}

/** The answers among these that are not deleted, with their wording and length. */
export async function readTaggable(
  tx: Tx,
  groupId: string,
  ids: readonly string[],
): Promise<{ id: string; wording: number; content: string }[]> {
  const { rows } = await sql<{ id: string; wording: number; content: string }>`
    select id, wording, content from group_responses
    where group_id = ${groupId} and id = any(${[...ids]}::uuid[]) and deleted_at is null
    order by id for share`.execute(tx);
  return rows;
}

/** Stores new tags. A tag with a known name stays as it is. */
export async function insertTags(
  tx: Tx,
  groupId: string,
  tags: readonly { id: string; name: string; color: ResponseTagColor }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into group_tags (group_id, id, name, color, created_at)
    select ${groupId}, id, name, color, ${at}::timestamptz
    from unnest(${tags.map(({ id }) => id)}::uuid[], ${tags.map(({ name }) => name)}::text[],
      ${tags.map(({ color }) => color)}::text[]) as tag (id, name, color)
    on conflict on constraint group_tags_name do nothing`.execute(tx);
}

/** The ids and names of a group's tags. */
export async function readTagNames(tx: Tx, groupId: string): Promise<{ id: string; name: string }[]> {
  return await tx.selectFrom('group_tags').select(['id', 'name']).where('group_id', '=', groupId).execute();
}

/** A passage of an answer; the whole answer is -1 to -1. */
export interface Passage {
  start: number;
  end: number;
}

/** Adds tags to answers, or to a passage of one answer. Existing tags stay as they are. */
export async function markResponses(
  tx: Tx,
  marks: { groupId: string; responseIds: readonly string[]; tagIds: readonly string[]; by: string; at: Date },
  { start, end }: Passage,
): Promise<void> {
  await sql`
    insert into group_response_tags
      (group_id, response_id, tag_id, passage_start, passage_end, wording, tagged_by, tagged_at)
    select r.group_id, r.id, tag.id, ${start}::integer, ${end}::integer, r.wording, ${marks.by}::uuid,
      ${marks.at}::timestamptz
    from group_responses r cross join unnest(${[...marks.tagIds]}::uuid[]) as tag (id)
    where r.group_id = ${marks.groupId} and r.id = any(${[...marks.responseIds]}::uuid[])
    on conflict (group_id, response_id, tag_id, passage_start, passage_end) do update
      set wording = excluded.wording`.execute(tx);
}

/** Removes tags from answers: from one passage, or from the whole answer and all its passages. */
export async function unmarkResponses(
  tx: Tx,
  groupId: string,
  responseIds: readonly string[],
  tagIds: readonly string[],
  passage: Passage | undefined,
): Promise<void> {
  const only = passage ? sql`and passage_start = ${passage.start} and passage_end = ${passage.end}` : sql``;
  await sql`delete from group_response_tags
    where group_id = ${groupId} and response_id = any(${[...responseIds]}::uuid[])
      and tag_id = any(${[...tagIds]}::uuid[]) ${only}`.execute(tx);
}

/** Deletes the tags that no answer has. */
export async function dropUnusedTags(tx: Tx, groupId: string): Promise<void> {
  await sql`delete from group_tags t where t.group_id = ${groupId}
    and not exists (select from group_response_tags rt where rt.group_id = t.group_id and rt.tag_id = t.id)`.execute(
    tx,
  );
}
