import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topicId: string;
let sectionId: string;
let author: TestGroupMember;
let reader: TestGroupMember;
let host: TestGroupMember;
let answerId: string;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  const topic = await group.addTopic();
  topicId = topic.id;
  sectionId = await topic.addSection();
  author = await group.addMember(GroupRole.Respondent);
  reader = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  const body = { clientId: crypto.randomUUID(), sectionId, content: '楼下的豆浆油条', attachments: [] };
  answerId = (await groups.get('createResponse', { body }, author)).id;
  await answersFor(reader);
});

const answersFor = async (who: TestGroupMember) => {
  const { sections } = await groups.get('getTopic', { query: { topicId, answers: true } }, who);
  return sections[0]?.answers?.items ?? [];
};
const listFor = async (who: TestGroupMember) =>
  (await groups.get('listResponses', { query: { sectionId } }, who)).items;
const say = async (audience: 'everyone' | 'author' | 'backRoom', content: string) =>
  await groups.get(
    'createFollowUp',
    { params: { id: answerId }, body: { clientId: crypto.randomUUID(), content, audience } },
    host,
  );
const read = () => groups.deps.database.read;

/** Everything that others see of an answer, and what changes it. */
const changes: Record<string, () => Promise<unknown>> = {
  'another answer': () => {
    const body = { clientId: crypto.randomUUID(), sectionId, content: '包子', attachments: [] };
    return groups.get('createResponse', { body }, reader);
  },
  'an edit': () =>
    groups.get('editResponse', { body: { id: answerId, content: '改成了包子', attachments: [] } }, author),
  'a deletion': () =>
    read()
      .updateTable('group_responses')
      .set({ deleted_at: groups.clock.now(), delete_reason: '测试', deleted_by: host.id })
      .where('id', '=', answerId)
      .execute(),
  'a follow-up for everyone': () => say('everyone', '为什么？'),
  'a file': () => addFile(),
  'a file that is removed': async () => {
    await addFile();
    await answersFor(reader);
    await read()
      .updateTable('group_attachments')
      .set({ removed_at: groups.clock.now() })
      .where('response_id', '=', answerId)
      .execute();
  },
  'a new name': () =>
    read().updateTable('group_members').set({ nickname: '新名字' }).where('id', '=', author.id).execute(),
  'a new picture': () =>
    read().updateTable('group_members').set({ avatar: '3' }).where('id', '=', author.id).execute(),
};

const addFile = async () => {
  const id = groups.deps.random.uuid();
  await read()
    .insertInto('group_attachments')
    .values({
      group_id: group.id,
      id,
      group_member_id: author.id,
      kind: 'image',
      name: '早餐.jpg',
      size: 1000,
      file_key: id,
      response_id: answerId,
      created_at: groups.clock.now(),
    })
    .execute();
};

it.each(Object.keys(changes))('the next page of a topic shows %s', async (name) => {
  await changes[name]?.();
  expect(await answersFor(reader)).toEqual(await listFor(reader));
  expect(await answersFor(author)).toEqual(await listFor(author));
});

it('a recount, which makes all counters anew, leaves no old answer behind', async () => {
  await changes['an edit']?.();
  await answersFor(reader);
  await groups.deps.database.run('select group_recount($1)', [group.id]);
  await changes['a new name']?.();
  expect(await answersFor(reader)).toEqual(await listFor(reader));
});

it("what hosts say to the author alone, or among themselves, is in nobody else's page", async () => {
  await say('author', 'canary-只给作者');
  await say('backRoom', 'canary-后台');
  const other = await group.addMember(GroupRole.Respondent);
  for (const who of [reader, author, other, reader]) {
    const seen = await answersFor(who);
    expect(seen).toEqual(await listFor(who));
    expect(JSON.stringify(seen).includes('canary-只给作者')).toBe(who === author);
    expect(JSON.stringify(seen)).not.toContain('canary-后台');
  }
});

it('answers of one section are never shown in another, or in another group', async () => {
  const foreign = await groups.addGroup();
  const elsewhere = await foreign.addMember(GroupRole.Respondent);
  expect(await groups.outcome('getTopic', { query: { topicId, answers: true } }, elsewhere)).toBe(
    'NOT_FOUND',
  );
  const topic = await group.addTopic();
  await topic.addSection();
  const { sections } = await groups.get('getTopic', { query: { topicId: topic.id, answers: true } }, reader);
  expect(sections.map(({ answers }) => answers?.items)).toEqual([[]]);
});

it('an empty section is read once, until somebody answers', async () => {
  const topic = await group.addTopic();
  const empty = await topic.addSection();
  // A recount gives every section a row of counters, also the empty ones.
  await groups.deps.database.run('select group_recount($1)', [group.id]);
  const read = async () => {
    const query = { topicId: topic.id, answers: true };
    const { sections } = await groups.get('getTopic', { query }, reader);
    return sections[0]?.answers?.items.map(({ content }) => content);
  };
  const executed = vi.spyOn(groups.platform.database.read.getExecutor(), 'executeQuery');
  for (let opened = 0; opened < 3; opened += 1) expect(await read()).toEqual([]);
  const asked = executed.mock.calls.filter(([{ sql }]) => sql.includes(') first on true'));
  executed.mockRestore();
  expect(asked).toHaveLength(1);
  const body = { clientId: crypto.randomUUID(), sectionId: empty, content: '第一个回答', attachments: [] };
  await groups.get('createResponse', { body }, author);
  expect(await read()).toEqual(['第一个回答']);
});
