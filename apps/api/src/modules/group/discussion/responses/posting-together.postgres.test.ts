import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { meetTransaction } from '../../../../../test/database/meet-transaction.ts';
import { allTogether } from '../../../../../test/together.ts';
import { lockGroup } from '../../people/group/host-store.ts';
import {
  startTestGroups,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());

/** A group with two questions and this many respondents. */
async function openGroup(people: number) {
  const group = await groups.addGroup();
  const topic = await group.addTopic();
  const sections = [await topic.addSection(), await topic.addSection()] as const;
  const members: TestGroupMember[] = [];
  for (let n = 0; n < people; n += 1) members.push(await group.addMember(GroupRole.Respondent));
  return { group, sections, members };
}

const answerOf = (sectionId: string, content = '楼下的豆浆油条') => ({
  body: { clientId: crypto.randomUUID(), sectionId, content, attachments: [] },
});

it('of answers that share a statement one that is refused takes none of the others with it', async () => {
  const { group, sections, members } = await openGroup(12);
  const [twice] = members;
  const host = await group.addMember(GroupRole.Host);
  const outcomes = await allTogether(14, async (index) => {
    // The first two are from one person, the last is from a person who may not answer.
    const who = index === 13 ? host : members[Math.max(0, index - 1)];
    return await groups.outcome('createResponse', answerOf(sections[0]), who);
  });
  expect(outcomes.slice(0, 2).toSorted()).toEqual(['ALREADY_ANSWERED', 'OK']);
  expect(outcomes.slice(2, 13)).toEqual(Array.from({ length: 11 }, () => 'OK'));
  expect(outcomes[13]).toBe('FORBIDDEN');
  const { rows } = await sql<{ number: number }>`
    select number from group_responses where group_id = ${group.id} order by number`.execute(
    groups.deps.database.read,
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  const { rows: told } = await sql`
    select from events where topic = ${`group:${group.id}`}`.execute(groups.deps.database.read);
  expect(told).toHaveLength(12);
  const { items } = await groups.get('listResponses', { query: { sectionId: sections[0] } }, twice);
  expect(items.filter(({ mine }) => mine)).toHaveLength(1);
});

it('one person who answers two questions at once, each from two tabs, has one answer to each', async () => {
  const { sections, members, group } = await openGroup(1);
  const outcomes = await allTogether(4, async (index) =>
    groups.outcome('createResponse', answerOf(sections[index % 2 === 0 ? 0 : 1]), members[0]),
  );
  expect(outcomes.filter((outcome) => outcome === 'OK')).toHaveLength(2);
  const { rows } = await sql<{ section: string }>`
    select section_id as section from group_responses where group_id = ${group.id}`.execute(
    groups.deps.database.read,
  );
  expect(new Set(rows.map(({ section }) => section))).toEqual(new Set(sections));
});

it('one answer sent twice at once, with the same id, is stored once and answered twice', async () => {
  const { group, sections, members } = await openGroup(1);
  const sent = answerOf(sections[0]);
  const answers = await allTogether(6, async () => await groups.get('createResponse', sent, members[0]));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const { rows } = await sql`select from group_responses where group_id = ${group.id}`.execute(
    groups.deps.database.read,
  );
  expect(rows).toHaveLength(1);
});

it('answers of other groups do not wait for a host who is changing one', async () => {
  const [busy, free] = [await openGroup(1), await openGroup(1)];
  const sent = await meetTransaction(
    groups.deps.database,
    async (tx) => await lockGroup(tx, busy.group.id),
    async () => {
      const [waiting] = await Promise.all([
        groups.outcome('createResponse', answerOf(busy.sections[0]), busy.members[0]),
        groups.outcome('createResponse', answerOf(free.sections[0]), free.members[0]),
      ]);
      return waiting;
    },
    async (tx) => {
      await expect
        .poll(async () => {
          const { rows } = await sql`select from group_responses where group_id = ${free.group.id}`.execute(
            tx,
          );
          return rows.length;
        })
        .toBe(1);
      const { rows } = await sql`select from group_responses where group_id = ${busy.group.id}`.execute(tx);
      expect(rows).toEqual([]);
    },
  );
  expect(sent).toBe('OK');
});
