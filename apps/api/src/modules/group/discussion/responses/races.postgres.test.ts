import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { meetTransaction } from '../../../../../test/database/meet-transaction.ts';
import { allTogether } from '../../../../../test/together.ts';
import { tallyRewards } from '../../hosting/rewards/tally-rewards.ts';
import { lockGroup, writeGroup } from '../../people/group/host-store.ts';
import { lockResponse, markHostReplied, replaceWording } from './response-write-store.ts';
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

/** A group with one question and a respondent, and the answer to send. */
async function openSection() {
  const group = await groups.addGroup();
  const author = await group.addMember(GroupRole.Respondent);
  const topic = await group.addTopic();
  const sectionId = await topic.addSection();
  const body = { clientId: crypto.randomUUID(), sectionId, content: '原来的回答', attachments: [] };
  const stored = async (): Promise<number> =>
    (
      await groups.deps.database.read
        .selectFrom('group_responses')
        .select('id')
        .where('group_id', '=', group.id)
        .execute()
    ).length;
  return { group, author, topic, sectionId, body, stored };
}

it("an edit during a host's reply waits for it and is then refused", async () => {
  const { group, author, sectionId, body } = await openSection();
  const { id } = await groups.get('createResponse', { body }, author);
  const change = { body: { id, content: '改过的回答', attachments: [] } };
  const edit = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      await lockResponse(tx, group.id, id);
      await markHostReplied(tx, group.id, id, groups.clock.now());
    },
    () => groups.outcome('editResponse', change, author),
  );
  expect(edit).toBe('HOST_REPLIED');
  const { items } = await groups.get('listResponses', { query: { sectionId } }, author);
  expect(items[0]?.content).toBe('原来的回答');
});

it('an edit while a host deletes the answer waits for it and finds none', async () => {
  const { group, author, body } = await openSection();
  const host = await group.addMember(GroupRole.Host);
  const { id } = await groups.get('createResponse', { body }, author);
  const change = { body: { id, content: '改过的回答', attachments: [] } };
  const edit = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      await lockResponse(tx, group.id, id);
      await sql`update group_responses set deleted_at = ${groups.clock.now()}, delete_reason = '离题', deleted_by = ${host.id}
        where group_id = ${group.id} and id = ${id}`.execute(tx);
    },
    () => groups.outcome('editResponse', change, author),
  );
  expect(edit).toBe('NOT_FOUND');
  await groups.get('restoreResponses', { body: { ids: [id] } }, host);
  const { items } = await groups.get('listHostResponses', { query: {} }, host);
  expect(items.map(({ content }) => content)).toEqual(['原来的回答']);
});

it('a host who deletes an answer during its edit waits for it, and deletes the new wording', async () => {
  const { group, author, body } = await openSection();
  const host = await group.addMember(GroupRole.Host);
  const { id } = await groups.get('createResponse', { body }, author);
  const deletion = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      await lockResponse(tx, group.id, id);
      await replaceWording(tx, { groupId: group.id, id, content: '改过的回答', at: groups.clock.now() });
    },
    () => groups.outcome('deleteResponses', { body: { ids: [id], reason: '离题' } }, host),
  );
  expect(deletion).toBe('OK');
  const change = { body: { id, content: '再改一次', attachments: [] } };
  expect(await groups.outcome('editResponse', change, author)).toBe('NOT_FOUND');
  await groups.get('restoreResponses', { body: { ids: [id] } }, host);
  const { items } = await groups.get('listHostResponses', { query: {} }, host);
  expect(items.map(({ content }) => content)).toEqual(['改过的回答']);
});

it('of an edit and a deletion at the same moment the deletion stands, behind the edit or before it', async () => {
  const { group, author, body } = await openSection();
  const host = await group.addMember(GroupRole.Host);
  const { id } = await groups.get('createResponse', { body }, author);
  let kept = body.content;
  for (let round = 0; round < 4; round += 1) {
    const content = `第 ${round} 次修改`;
    const [edit, deletion] = await allTogether(2, async (index) =>
      index === round % 2
        ? await groups.outcome('deleteResponses', { body: { ids: [id], reason: '离题' } }, host)
        : await groups.outcome('editResponse', { body: { id, content, attachments: [] } }, author),
    ).then((both) => (round % 2 === 0 ? both.toReversed() : both));
    expect(deletion).toBe('OK');
    expect(['OK', 'NOT_FOUND']).toContain(edit);
    if (edit === 'OK') kept = content;
    const { items: hidden } = await groups.get('listHostResponses', { query: {} }, host);
    expect(hidden.filter(({ deleted }) => deleted === null)).toEqual([]);
    await groups.get('restoreResponses', { body: { ids: [id] } }, host);
    const { items } = await groups.get('listHostResponses', { query: {} }, host);
    expect(items.map((one) => one.content)).toEqual([kept]);
  }
});

it('an answer sent while a host closes the section waits, is refused, and stores nothing', async () => {
  const { group, author, sectionId, body, stored } = await openSection();
  const sent = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      await lockGroup(tx, group.id);
      await sql`update group_sections set closes_at = ${groups.clock.now()}, closed_at = ${groups.clock.now()}
        where group_id = ${group.id} and id = ${sectionId}`.execute(tx);
    },
    () => groups.outcome('createResponse', { body }, author),
  );
  expect(sent).toBe('SECTION_CLOSED');
  expect(await stored()).toBe(0);
});

it('an answer sent while the group is tallied is not stored behind it', async () => {
  const { group, author, body, stored } = await openSection();
  const sent = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      const locked = await lockGroup(tx, group.id);
      if (!locked) throw new Error('There is no such group');
      const closed = await writeGroup(tx, group.id, { closes_at: groups.clock.now() });
      await tallyRewards(tx, closed, groups.clock.now());
    },
    () => groups.outcome('createResponse', { body }, author),
  );
  expect(sent).toBe('GROUP_NOT_OPEN');
  expect(await stored()).toBe(0);
});

it('an answer sent while a host rewords another section waits and is stored', async () => {
  const { group, author, topic, body, stored } = await openSection();
  const other = await topic.addSection();
  const sent = await meetTransaction(
    groups.deps.database,
    async (tx) => {
      await lockGroup(tx, group.id);
      await sql`update group_sections set title = '换个说法' where group_id = ${group.id} and id = ${other}`.execute(
        tx,
      );
    },
    () => groups.outcome('createResponse', { body }, author),
  );
  expect(sent).toBe('OK');
  expect(await stored()).toBe(1);
});

it('two hosts who tag the same answer at once both succeed, and a tag stands once', async () => {
  const { group, author, body } = await openSection();
  const { id } = await groups.get('createResponse', { body }, author);
  const hosts = [await group.addMember(GroupRole.Host), await group.addMember(GroupRole.Host)];
  await allTogether(8, async (index) => {
    const add = index % 4 < 2 ? ['价格'] : ['价格', '口味'];
    await groups.get('tagResponses', { body: { responseIds: [id], add, remove: [] } }, hosts[index % 2]);
  });
  const [host] = hosts;
  const { items } = await groups.get('listResponseTags', {}, host);
  expect(items.map(({ name, responses }) => [name, responses])).toEqual(
    expect.arrayContaining([
      ['价格', 1],
      ['口味', 1],
    ]),
  );
  expect(items).toHaveLength(2);
});

/** Many signed-in respondents, made with few statements. */
async function crowdOf(groupId: string, size: number): Promise<Pick<TestGroupMember, 'token'>[]> {
  const { database, random, clock, identity } = groups.deps;
  const ids = Array.from({ length: size }, () => random.uuid());
  return await database.transaction(async (tx) => {
    await tx
      .insertInto('group_members')
      .values(
        ids.map((id, serial) => ({
          group_id: groupId,
          id,
          mobile_index: `crowd:${id}`,
          mobile_sealed: '',
          role: GroupRole.Respondent,
          nickname: `人群${serial}`,
          invited_at: clock.now(),
          consent_version: 1,
          consented_at: clock.now(),
        })),
      )
      .execute();
    const open = async (groupMemberId: string) =>
      await identity.sessions.openSession(
        tx,
        { kind: 'group', groupId, groupMemberId, role: GroupRole.Respondent },
        { device: 1, deviceId: null },
      );
    return await Promise.all(ids.map(async (id) => ({ token: (await open(id)).token })));
  });
}

it('a crowd that opens a topic 2,000 times at once reads it, each with their own state, in few statements', async () => {
  const { group, topic, body, author } = await openSection();
  const crowd = await crowdOf(group.id, 500);
  await groups.get('createResponse', { body }, author);
  await groups.get('createResponse', { body: { ...body, clientId: crypto.randomUUID() } }, crowd[0]);
  const executed = vi.spyOn(groups.platform.database.read.getExecutor(), 'executeQuery');
  const query = { topicId: topic.id, answers: true };
  const topics = await allTogether(
    2000,
    async (index) => await groups.get('getTopic', { query }, crowd[index % crowd.length]),
  );
  const statements = executed.mock.calls.length;
  executed.mockRestore();
  expect(topics.filter(({ sections }) => sections[0]?.answers?.items.length === 2)).toHaveLength(2000);
  expect(topics.map(({ owed }) => owed.unanswered)).toEqual(
    topics.map((_, index) => (index % 500 === 0 ? 0 : 1)),
  );
  // Sessions, visits, topics and own answers are read for up to 100 people in one statement, the answers once.
  expect(statements).toBeLessThan(2000 / 10);
});
