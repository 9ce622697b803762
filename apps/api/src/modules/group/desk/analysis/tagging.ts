import type { Call } from '../../../../call/call.ts';
import type { BodyOf, DataOf } from '@yayan/contract';
import { GroupRole, ResponseTagColor } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost, type Visit } from '../../people/entry/visit.ts';
import { readTags } from './desk-store.ts';
import {
  dropUnusedTags,
  insertTags,
  lockTags,
  markResponses,
  readTaggable,
  readTagNames,
  unmarkResponses,
} from './tag-store.ts';

/** The most tags of one group. A longer list helps nobody. */
const MOST_TAGS = 200;
const WHOLE = { start: -1, end: -1 };
const colors = Object.values(ResponseTagColor);

/**
 * Checks that the caller may change what all hosts share. Refuses observers with FORBIDDEN, and everybody in an
 * archived group.
 */
export function requireHost({ role, group }: Visit): void {
  if (role !== GroupRole.Host) refuse('FORBIDDEN');
  if (group.archived_at !== null) refuse('GROUP_NOT_OPEN');
}

/**
 * Adds tags to answers and removes them, all or nothing (rule 6.22). A passage marks a part of one answer. Refuses with
 * PASSAGE_STALE when the answer was edited after the host marked it, and with TAGS_FULL.
 */
export async function tagResponses(
  deps: GroupDeps,
  { caller, body }: Call<'tagResponses'>,
): Promise<DataOf<'tagResponses'>> {
  const { database, clock, random } = deps;
  const { add, remove, passage } = body;
  const responseIds = [...new Set(body.responseIds.map((id) => id.toLowerCase()))];
  return await database.transaction(async (tx) => {
    const visit = await enterAsHost(tx, caller, clock.now());
    requireHost(visit);
    if (add.length + remove.length === 0) refuse('FIELD_WRONG', { field: 'body.add' });
    const { group, me, now } = visit;
    await lockTags(tx, group.id);
    const answers = await readTaggable(tx, group.id, responseIds);
    if (answers.length < responseIds.length) refuse('NOT_FOUND');
    if (passage) requirePassage(answers, passage, add.length > 0);
    const known = await readTagNames(tx, group.id);
    const names = new Set(known.map(({ name }) => name));
    const made = [...new Set(add)].filter((name) => !names.has(name));
    if (known.length + made.length > MOST_TAGS) refuse('TAGS_FULL');
    const tags = made.map((name, index) => ({
      id: random.uuid(),
      name,
      color: colors[(known.length + index) % colors.length] ?? ResponseTagColor.Grey,
    }));
    if (tags.length > 0) await insertTags(tx, group.id, tags, now);
    const tagIds = [...known, ...tags].filter(({ name }) => add.includes(name)).map(({ id }) => id);
    const marks = { groupId: group.id, responseIds, tagIds, by: me.id, at: now };
    if (tagIds.length > 0) await markResponses(tx, marks, passage ?? WHOLE);
    if (remove.length > 0) {
      await unmarkResponses(tx, group.id, responseIds, remove, passage);
      await dropUnusedTags(tx, group.id);
    }
    return { items: await readTags(tx, group.id) };
  });
}

/** Refuses a passage of several answers, a passage outside the text, and a new passage of an earlier wording. */
function requirePassage(
  answers: readonly { wording: number; content: string }[],
  { start, end, wording }: NonNullable<BodyOf<'tagResponses'>['passage']>,
  isNew: boolean,
): void {
  const [answer, ...others] = answers;
  if (!answer || others.length > 0 || start >= end) return refuse('FIELD_WRONG', { field: 'body.passage' });
  if (!isNew) return;
  if (answer.wording !== wording) refuse('PASSAGE_STALE');
  if (end > answer.content.length) refuse('FIELD_WRONG', { field: 'body.passage' });
}
