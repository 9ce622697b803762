import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import { sqlState } from '../../../../platform/database/retry.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { deleteTagged, insertTagged, putTag, readTags } from './people-tag-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type TagList = DataOf<'listPeopleTags'>;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const MOST_TAGS = 50;

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
      await putTag(tx, groupId, { id, name: name.trim(), at: now });
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
    else await deleteTagged(tx, groupId, tagId, personIds);
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
    await insertTagged(tx, groupId, tagId, personIds, at);
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) refuse('TAG_UNKNOWN');
    throw error;
  }
}
