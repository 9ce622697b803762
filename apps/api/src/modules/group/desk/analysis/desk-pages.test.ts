import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole, type QueryOf } from '@yayan/contract';
import type { GroupCaller } from '../../../../call/caller.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';
import { listHostResponses } from './desk.ts';

let groups: TestGroups;
let group: TestGroup;
let sectionId: string;
let topicId: string;
let author: TestGroupMember;
let other: TestGroupMember;
let host: TestGroupMember;
let second: TestGroupMember;
let observer: TestGroupMember;
let answerId: string;
let otherId: string;
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
  other = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  second = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  answerId = await respond(author, '楼下的豆浆油条');
  otherId = await respond(other, '自己煮的小米粥');
  for (const who of [host, second, observer]) await seenBy(who);
});

type Query = Partial<QueryOf<'listHostResponses'>>;

const QUERIES: readonly Query[] = [
  {},
  { limit: 1, order: 'oldest' },
  { words: '豆浆', hasFollowUp: false },
  { unread: true },
  { starred: true },
  { media: 'image' },
  { deleted: true },
  { attributes: ['city:成都'] },
];

const respond = async (as: TestGroupMember, content: string): Promise<string> => {
  groups.clock.advance(1000);
  const body = { clientId: crypto.randomUUID(), sectionId, content, attachments: [] };
  return (await groups.get('createResponse', { body }, as)).id;
};
const seenBy = async (who: TestGroupMember) =>
  await Promise.all(QUERIES.map((query) => groups.get('listHostResponses', { query }, who)));
const callerOf = ({ id }: TestGroupMember): GroupCaller => ({
  kind: 'group',
  groupId: group.id,
  groupMemberId: id,
  role: 1,
  sessionId: '',
});
/** Reads the same page from a server with empty caches. */
const readAfresh = async (who: TestGroupMember) => {
  const deps = { ...groups.deps, database: { ...groups.deps.database } };
  const pages = QUERIES.map((query) => listHostResponses(deps, callerOf(who), query));
  return (await Promise.all(pages)).map((page) => page.read());
};
const read = () => groups.deps.database.read;
const say = async (as: TestGroupMember, more: object = {}) =>
  await groups.get(
    'createFollowUp',
    { params: { id: answerId }, body: { clientId: crypto.randomUUID(), content: '为什么？', ...more } },
    as,
  );
const tag = async (add: string[], more: object = {}) =>
  await groups.get('tagResponses', { body: { responseIds: [answerId], add, remove: [], ...more } }, host);
const ofMember = (id: string, values: object) =>
  read().updateTable('group_members').set(values).where('id', '=', id).execute();
const addFile = async () => {
  const id = groups.deps.random.uuid();
  const file = { kind: 'image', name: '早餐.jpg', size: 1000, file_key: id, created_at: groups.clock.now() };
  const where = { group_id: group.id, id, group_member_id: author.id, response_id: answerId };
  await read()
    .insertInto('group_attachments')
    .values({ ...file, ...where })
    .execute();
};

const deleteIt = () => groups.get('deleteResponses', { body: { ids: [answerId], reason: '联系方式' } }, host);
const star = (starred: boolean) =>
  groups.get('starResponse', { body: { responseId: answerId, starred } }, host);
const readTo = (responseId: string, who: TestGroupMember) =>
  groups.get('markSectionsRead', { body: { sections: [{ sectionId, responseId }] } }, who);
const removeFiles = () =>
  read()
    .updateTable('group_attachments')
    .set({ removed_at: groups.clock.now() })
    .where('group_id', '=', group.id)
    .execute();
const untag = async () => {
  const { items } = await groups.get('listResponseTags', {}, host);
  await tag([], { remove: items.map(({ id }) => id) });
};

/**
 * Everything that the desk shows, with the steps that change it. The last step is the change, the others prepare it.
 */
const changes: Record<string, readonly (() => Promise<unknown>)[]> = {
  'another answer': [async () => respond(await group.addMember(GroupRole.Respondent), '包子')],
  'an edit': [
    () =>
      groups.get('editResponse', { body: { id: answerId, content: '改成了包子', attachments: [] } }, author),
  ],
  'a deletion': [deleteIt],
  'an answer that is restored': [
    deleteIt,
    () => groups.get('restoreResponses', { body: { ids: [answerId] } }, host),
  ],
  'a follow-up': [() => say(host)],
  'a whisper to the author': [() => say(second, { audience: 'author' })],
  'a note of the back room': [() => say(observer, { audience: 'backRoom' })],
  'a reply to a follow-up': [() => say(host, { mustAnswer: true }), () => say(author)],
  'a file': [addFile],
  'a file that is removed': [addFile, removeFiles],
  'a new name': [() => ofMember(author.id, { nickname: '新名字' })],
  'a new picture': [() => ofMember(author.id, { avatar: 'preset-03' })],
  'an attribute that is shared': [
    () =>
      ofMember(author.id, { attributes: JSON.stringify([{ key: 'city', label: '城市', value: '成都' }]) }),
  ],
  'a tag': [() => tag(['快'])],
  'a tag of a passage': [() => tag(['快'], { passage: { start: 0, end: 2, wording: 0 } })],
  'a tag that another answer carries too': [() => tag(['快']), () => tag(['快'], { responseIds: [otherId] })],
  'a tag that is taken off': [() => tag(['快', '热']), untag],
  'a star': [() => star(true)],
  'a star that is taken away': [() => star(true), () => star(false)],
  'what a host has read': [() => readTo(answerId, host)],
  'what an observer has read further': [() => readTo(answerId, observer), () => readTo(otherId, observer)],
  'another question': [
    () =>
      read()
        .updateTable('group_sections')
        .set({ question: '午饭呢？' })
        .where('id', '=', sectionId)
        .execute(),
  ],
  'another title': [
    () => read().updateTable('group_topics').set({ title: '第二天' }).where('id', '=', topicId).execute(),
  ],
};

describe('a page of the desk that a server has kept', () => {
  it.each(Object.keys(changes))('shows %s at once, to every host and observer', async (name) => {
    const all = [host, second, observer];
    const steps = changes[name] ?? [];
    for (const step of steps.slice(0, -1)) await step();
    const before = [];
    for (const who of all) before.push(await seenBy(who));
    await steps.at(-1)?.();
    const after = [];
    for (const who of all) after.push(await readAfresh(who));
    expect(after).not.toEqual(before);
    for (const [index, who] of all.entries()) expect(await seenBy(who)).toEqual(after[index]);
  });

  it('is made anew when the counters are', async () => {
    await groups.deps.database.run('select group_recount($1)', [group.id]);
    await ofMember(author.id, { nickname: '新名字' });
    expect(await seenBy(host)).toEqual(await readAfresh(host));
  });

  it('is not sent to a host who has become a respondent, or whose invitation was withdrawn', async () => {
    await ofMember(second.id, { role: GroupRole.Respondent });
    expect(await groups.outcome('listHostResponses', {}, second)).toBe('FORBIDDEN');
    await ofMember(host.id, { withdrawn_at: groups.clock.now() });
    expect(await groups.outcome('listHostResponses', {}, host)).toBe('UNAUTHORISED');
  });

  it('hides from a host who has become an observer what only hosts read', async () => {
    await say(second, { content: 'canary-私下', audience: 'author' });
    expect(JSON.stringify(await seenBy(second))).toContain('canary');
    await ofMember(second.id, { role: GroupRole.Observer });
    expect(JSON.stringify(await seenBy(second))).not.toContain('canary');
  });

  it('is the same one while nothing changes', async () => {
    const page = () => listHostResponses(groups.deps, callerOf(host), {});
    const first = await page();
    expect(await page()).toBe(first);
    await star(true);
    expect(await page()).not.toBe(first);
  });
});

it('pages keep their place while answers arrive', async () => {
  const newest = await groups.get('listHostResponses', { query: { limit: 1 } }, host);
  await respond(await group.addMember(GroupRole.Respondent), '包子');
  const next = await groups.get(
    'listHostResponses',
    { query: { limit: 1, cursor: newest.nextCursor ?? '' } },
    host,
  );
  expect([...newest.items, ...next.items].map(({ id }) => id)).toEqual([otherId, answerId]);
  expect(next).toMatchObject({ nextCursor: null, total: 3 });
});

it('what is unread counts no answer that was deleted, whoever deleted it', async () => {
  const total = async () =>
    (await groups.get('listHostResponses', { query: { unread: true, limit: 1 } }, host)).total;
  expect(await total()).toBe(2);
  await groups.get('deleteResponses', { body: { ids: [otherId], reason: '联系方式' } }, second);
  expect(await total()).toBe(1);
  await groups.get('markSectionsRead', { body: { sections: [{ sectionId, responseId: answerId }] } }, host);
  expect(await total()).toBe(0);
});
