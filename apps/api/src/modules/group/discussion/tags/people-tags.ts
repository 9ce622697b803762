import type { Call } from '../../../../call/call.ts';
import { sql } from 'kysely';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { sqlState } from '../../../../platform/database/retry.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type TagList = DataOf<'listPeopleTags'>;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const MOST_TAGS = 50;

async function readTags(db: Connection, groupId: string): Promise<TagList> {
  const { rows } = await sql<TagList['items'][number]>`
    select t.id, t.name, (select count(*) from group_people_tagged p
      where p.group_id = t.group_id and p.tag_id = t.id) as people
    from group_people_tags t where t.group_id = ${groupId}
    order by t.created_at, t.id`.execute(db);
  return { items: rows };
}

/** The tags of people in a group. */
export async function listPeopleTags(
  { database, clock }: GroupDeps,
  { caller, params: { groupId } }: Call<'listPeopleTags'>,
): Promise<TagList> {
  await visitAsHost(database.read, caller, groupId, clock.now());
  return await readTags(database.read, groupId);
}

/** Locks the group for a change of its tags. Refuses an archived group. */
async function lockToTag(tx: Tx, caller: MemberCaller, groupId: string, now: Date): Promise<void> {
  const { group } = await lockAsHost(tx, caller, groupId, now);
  if (group.archived_at !== null) refuse('GROUP_IS_ARCHIVED');
}

/** Adds a tag, or renames the tag with this id. Refuses an existing name with TAG_TAKEN. */
export async function savePeopleTag(
  { database, clock }: GroupDeps,
  { caller, params: { groupId }, body: { id, name } }: Call<'savePeopleTag'>,
): Promise<TagList> {
  const now = clock.now();
  try {
    return await database.transaction(async (tx) => {
      await lockToTag(tx, caller, groupId, now);
      const { items } = await readTags(tx, groupId);
      if (items.length >= MOST_TAGS && !items.some((tag) => tag.id === id)) refuse('PEOPLE_TAGS_FULL');
      await tx
        .insertInto('group_people_tags')
        .values({ group_id: groupId, id, name: name.trim(), created_at: now })
        .onConflict((conflict) => conflict.columns(['group_id', 'id']).doUpdateSet({ name: name.trim() }))
        .execute();
      return await readTags(tx, groupId);
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('TAG_TAKEN');
    throw error;
  }
}

/** Adds a tag to respondents of the group, or removes it. People of other groups are ignored. */
export async function tagPeople(
  { database, clock }: GroupDeps,
  { caller, params: { groupId }, body: { tagId, personIds, tagged } }: Call<'tagPeople'>,
): Promise<TagList> {
  const now = clock.now();
  return await database.transaction(async (tx) => {
    await lockToTag(tx, caller, groupId, now);
    if (tagged) await tagEverybody(tx, groupId, tagId, personIds, now);
    else
      await sql`delete from group_people_tagged
        where group_id = ${groupId} and tag_id = ${tagId}
          and group_member_id = any(${[...personIds]}::uuid[])`.execute(tx);
    return await readTags(tx, groupId);
  });
}

/** Adds a tag to people of the group. Refuses an unknown tag with TAG_UNKNOWN. */
export async function tagEverybody(
  tx: Tx,
  groupId: string,
  tagId: string,
  personIds: readonly string[],
  at: Date,
): Promise<void> {
  try {
    await sql`insert into group_people_tagged (group_id, group_member_id, tag_id, tagged_at)
      select m.group_id, m.id, ${tagId}, ${at} from group_members m
      where m.group_id = ${groupId} and m.role = 0 and m.id = any(${[...personIds]}::uuid[])
      on conflict do nothing`.execute(tx);
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) refuse('TAG_UNKNOWN');
    throw error;
  }
}
