import { sql } from 'kysely';
import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type TagList = DataOf<'listPeopleTags'>;

/** The tags of people in a group, each with the number of its people. */
export async function readTags(db: Connection, groupId: string): Promise<TagList> {
  const { rows } = await sql<TagList['items'][number]>`
    select t.id, t.name, (select count(*) from group_people_tagged p
      where p.group_id = t.group_id and p.tag_id = t.id) as people
    from group_people_tags t where t.group_id = ${groupId}
    order by t.created_at, t.id`.execute(db);
  return { items: rows };
}

/** Adds a tag, or renames it. Fails on a unique constraint if another tag has the name. */
export async function putTag(
  tx: Tx,
  groupId: string,
  { id, name, at }: { id: string; name: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('group_people_tags')
    .values({ group_id: groupId, id, name, created_at: at })
    .onConflict((conflict) => conflict.columns(['group_id', 'id']).doUpdateSet({ name }))
    .execute();
}

/** Adds a tag to respondents of a group. Fails on a foreign key if there is no such tag. */
export async function insertTagged(
  tx: Tx,
  groupId: string,
  tagId: string,
  personIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`insert into group_people_tagged (group_id, group_member_id, tag_id, tagged_at)
    select m.group_id, m.id, ${tagId}, ${at} from group_members m
    where m.group_id = ${groupId} and m.role = 0 and m.id = any(${[...personIds]}::uuid[])
    on conflict (group_id, group_member_id, tag_id) do update set vote_id = null
      where group_people_tagged.vote_id is not null`.execute(tx);
}

/** Removes a tag from people of a group. */
export async function deleteTagged(
  tx: Tx,
  groupId: string,
  tagId: string,
  personIds: readonly string[],
): Promise<void> {
  await sql`delete from group_people_tagged
    where group_id = ${groupId} and tag_id = ${tagId}
      and group_member_id = any(${[...personIds]}::uuid[])`.execute(tx);
}
