import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DataOf, GroupRole, type QueryOf } from '@yayan/contract';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
  type TestTopic,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topic: TestTopic;
let sectionId: string;
let one: TestGroupMember;
let two: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  two = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  topic = await group.addTopic();
  sectionId = await topic.addSection({ visibility: 'hostsOnly' });
});

const respond = async (as: TestGroupMember, content: string, section = sectionId) => {
  groups.clock.advance(1000);
  const body = { clientId: crypto.randomUUID(), sectionId: section, content, attachments: [] };
  return await groups.get('createResponse', { body }, as);
};
const desk = async (query: Partial<QueryOf<'listHostResponses'>>, as = host) =>
  await groups.get('listHostResponses', { query }, as);
const ids = ({ items }: DataOf<'listHostResponses'>): string[] => items.map(({ id }) => id);
const tag = (body: object, as = host) =>
  groups.outcome('tagResponses', { body: { add: [], remove: [], ...body } }, as);

describe('the filters of the desk', () => {
  it('narrow together, newest first, and the total says how many match', async () => {
    const other = await (await group.addTopic()).addSection();
    await groups.deps.database.read
      .updateTable('group_members')
      .set({ attributes: JSON.stringify([{ key: 'city', label: '城市', value: '成都' }]) })
      .where('id', '=', one.id)
      .execute();
    const a = await respond(one, '楼下的豆浆油条最方便');
    const b = await respond(two, '自己煮的小米粥');
    const c = await respond(one, '路上买的豆浆', other);
    await groups.get(
      'createFollowUp',
      { params: { id: b.id }, body: { clientId: crypto.randomUUID(), content: '为什么？' } },
      // A question counts as reading only for the host who asks.
      await group.addMember(GroupRole.Host),
    );
    const tagging = { responseIds: [a.id, b.id], add: ['方便'], remove: [] };
    const { items: tags } = await groups.get('tagResponses', { body: tagging }, host);
    await groups.get('starResponse', { body: { responseId: c.id, starred: true } }, host);
    await groups.get('markSectionsRead', { body: { sections: [{ sectionId, responseId: a.id }] } }, host);
    const found = async (query: Partial<QueryOf<'listHostResponses'>>, as = host) => {
      const page = await desk(query, as);
      expect(page.total).toBe(page.items.length);
      return ids(page);
    };
    expect(await found({})).toEqual([c.id, b.id, a.id]);
    expect(await found({ order: 'oldest' })).toEqual([a.id, b.id, c.id]);
    expect(await found({ topicId: topic.id })).toEqual([b.id, a.id]);
    expect(await found({ sectionId: other })).toEqual([c.id]);
    expect(await found({ memberId: one.id })).toEqual([c.id, a.id]);
    expect(await found({ words: '豆浆' })).toEqual([c.id, a.id]);
    expect(await found({ words: '豆 方便' })).toEqual([a.id]);
    expect(await found({ words: '%' })).toEqual([]);
    expect(await found({ tagIds: tags.map(({ id }) => id) })).toEqual([b.id, a.id]);
    expect(await found({ attributes: ['city:成都', 'city:重庆'] })).toEqual([c.id, a.id]);
    expect(await found({ attributes: ['city:重庆'] })).toEqual([]);
    expect(await found({ hasFollowUp: true })).toEqual([b.id]);
    expect(await found({ hasFollowUp: false })).toEqual([c.id, a.id]);
    expect(await found({ starred: true })).toEqual([c.id]);
    expect(await found({ starred: false })).toEqual([b.id, a.id]);
    expect(await found({ starred: true }, observer)).toEqual([]);
    expect(await found({ unread: true })).toEqual([c.id, b.id]);
    expect(await found({ unread: false })).toEqual([a.id]);
    expect(await found({ unread: true, topicId: topic.id })).toEqual([b.id]);
    expect(await found({ media: 'image' })).toEqual([]);
    expect(await found({ responseIds: [a.id, c.id], words: '豆浆油条' })).toEqual([a.id]);
    expect((await desk({})).items.map(({ unread }) => unread)).toEqual([true, true, false]);
    expect(await found({ memberId: one.id, words: '豆浆', sectionId })).toEqual([a.id]);
    // The total is counted only if there is more than one page.
    const totalOf = async (query: Partial<QueryOf<'listHostResponses'>>) =>
      (await desk({ ...query, limit: 1 })).total;
    expect(await totalOf({ hasFollowUp: false })).toBe(2);
    expect(await totalOf({ starred: false })).toBe(2);
    expect(await totalOf({ unread: true })).toBe(2);
    await groups.get('markSectionsRead', { body: { sections: [{ sectionId, responseId: b.id }] } }, host);
    expect(await totalOf({ unread: false })).toBe(2);
    expect(await totalOf({ unread: false, topicId: topic.id })).toBe(2);
    expect(await totalOf({ words: '豆' })).toBe(2);
    const first = await desk({ limit: 2 });
    expect(first.total).toBe(3);
    expect(ids(await desk({ limit: 2, cursor: first.nextCursor ?? '' }))).toEqual([a.id]);
    expect(await groups.get('listResponseAttributes', {}, observer)).toEqual({
      items: [{ key: 'city', label: '城市', values: [{ value: '成都', members: 1 }] }],
    });
    const { items: topics } = await groups.get('listResponseTopics', {}, host);
    expect(topics.map(({ responses }) => responses)).toEqual([2, 1]);
  });

  it('search finds topics, answers with the words in their excerpt, and people', async () => {
    const long = `${'开头'.repeat(40)}豆浆油条${'结尾'.repeat(40)}`;
    const { id } = await respond(one, long);
    const found = await groups.get('searchHostTopics', { query: { title: '豆浆' } }, observer);
    expect(found.responses).toMatchObject([{ responseId: id, author: { id: one.id } }]);
    expect(found.responses[0]?.excerpt).toContain('豆浆油条');
    expect(found.responses[0]?.excerpt.length).toBeLessThanOrEqual(64);
    const people = await groups.get('searchHostTopics', { query: { title: '成员' } }, host);
    expect(people.members.map((member) => member.id)).toContain(two.id);
    expect((await groups.get('searchHostTopics', { query: { title: '第一天' } }, host)).topics).toHaveLength(
      1,
    );
    expect(await groups.get('searchHostTopics', { query: { title: '%' } }, host)).toEqual({
      topics: [],
      responses: [],
      members: [],
    });
  });

  it('no answer of the desk holds a mobile number or a whisper that the observer may not see', async () => {
    const { id } = await respond(one, '豆浆');
    const body = { clientId: crypto.randomUUID(), content: 'canary-私下', audience: 'author' };
    await groups.get('createFollowUp', { params: { id }, body }, host);
    const seen = JSON.stringify([
      await desk({}, observer),
      await groups.get('searchHostTopics', { query: { title: '豆浆' } }, observer),
    ]);
    expect(seen).not.toContain('canary');
    expect(seen).not.toContain(one.mobile);
    expect(seen).not.toContain(one.mobile.slice(-4));
  });

  it('respondents are refused by every call of the desk, and observers by those that change something', async () => {
    const { id } = await respond(one, '豆浆');
    const asked = {
      listHostResponses: {},
      listResponseTopics: {},
      listResponseTags: {},
      listResponseAttributes: {},
      listHostVotes: {},
      searchHostTopics: { query: { title: '豆' } },
      starResponse: { body: { responseId: id, starred: true } },
      tagResponses: { body: { responseIds: [id], add: ['快'], remove: [] } },
      deleteResponses: { body: { ids: [id], reason: '联系方式' } },
      restoreResponses: { body: { ids: [id] } },
    } as const;
    const calls = Object.keys(asked) as (keyof typeof asked)[]; // The keys of the literal above.
    for (const call of calls) expect(await groups.outcome(call, asked[call], one)).toBe('FORBIDDEN');
    for (const call of ['tagResponses', 'deleteResponses', 'restoreResponses'] as const)
      expect(await groups.outcome(call, asked[call], observer)).toBe('FORBIDDEN');
  });
});

describe('tags', () => {
  it('stand on answers once, vanish with their last answer, and are all or nothing', async () => {
    const { id } = await respond(one, '豆浆油条');
    const strange = crypto.randomUUID();
    expect(await tag({ responseIds: [id, strange], add: ['快'] })).toBe('NOT_FOUND');
    expect((await groups.get('listResponseTags', {}, host)).items).toEqual([]);
    expect(await tag({ responseIds: [id] })).toBe('FIELD_WRONG');
    expect(await tag({ responseIds: [id], add: ['快', '热'] })).toBe('OK');
    expect(await tag({ responseIds: [id], add: ['快'] })).toBe('OK');
    const { items } = await groups.get('listResponseTags', {}, observer);
    expect(items.map(({ name, responses }) => [name, responses])).toEqual([
      ['快', 1],
      ['热', 1],
    ]);
    expect(new Set(items.map(({ color }) => color)).size).toBe(2);
    expect(await tag({ responseIds: [id], remove: [items[0]?.id] })).toBe('OK');
    expect((await groups.get('listResponseTags', {}, host)).items.map(({ name }) => name)).toEqual(['热']);
  });

  it('on a passage keep its text, are stale after an edit, and refuse an outdated wording', async () => {
    const { id } = await respond(one, '楼下的豆浆油条');
    const passage = { start: 3, end: 7, wording: 0 };
    expect(await tag({ responseIds: [id], add: ['吃的'], passage })).toBe('OK');
    const [row] = (await desk({})).items;
    expect(row).toMatchObject({ wording: 0, passages: [{ text: '豆浆油条', stale: false }] });
    expect(await tag({ responseIds: [id], add: ['吃的'], passage: { ...passage, end: 99 } })).toBe(
      'FIELD_WRONG',
    );
    expect(await tag({ responseIds: [id], add: ['吃的'], passage: { ...passage, start: 7 } })).toBe(
      'FIELD_WRONG',
    );
    await groups.get('editResponse', { body: { id, content: '家里的小米粥和咸菜', attachments: [] } }, one);
    const [edited] = (await desk({})).items;
    expect(edited).toMatchObject({ wording: 1, passages: [{ text: '', stale: true }] });
    expect(await tag({ responseIds: [id], add: ['地点'], passage })).toBe('PASSAGE_STALE');
    expect(await tag({ responseIds: [id], remove: [edited?.tags[0]?.id], passage })).toBe('OK');
    expect((await desk({})).items[0]?.passages).toEqual([]);
  });

  it('two hosts who tag the same answer at once leave one tag of each name', async () => {
    const { id } = await respond(one, '豆浆');
    const other = await group.addMember(GroupRole.Host);
    const both = [host, other].flatMap((as) => [
      tag({ responseIds: [id], add: ['快', '热'] }, as),
      tag({ responseIds: [id], add: ['热', '近'] }, as),
    ]);
    expect(await Promise.all(both)).toEqual(['OK', 'OK', 'OK', 'OK']);
    expect((await groups.get('listResponseTags', {}, host)).items.map(({ responses }) => responses)).toEqual([
      1, 1, 1,
    ]);
  });
});

describe('a deleted answer', () => {
  const remove = (list: string[], more = {}) =>
    groups.get('deleteResponses', { body: { ids: list, reason: '包含联系方式', ...more } }, host);
  const restore = (list: string[]) => groups.outcome('restoreResponses', { body: { ids: list } }, host);
  const mine = async () => {
    const { sections, owed } = await groups.get('getTopic', { query: { topicId: topic.id } }, one);
    return { response: sections[0]?.myResponse, unanswered: owed.unanswered };
  };

  it('tells its author the reason, leaves the desk, and may be answered again', async () => {
    const { id } = await respond(one, '联系我吧');
    expect(await remove([id])).toEqual({ deleted: 1 });
    expect(await remove([id])).toEqual({ deleted: 0 });
    expect(await mine()).toMatchObject({
      response: { content: '', deleted: { reason: '包含联系方式' } },
      unanswered: 1,
    });
    expect(ids(await desk({}))).toEqual([]);
    expect(ids(await desk({ deleted: true }))).toEqual([id]);
    const again = await respond(one, '豆浆油条');
    expect(await mine()).toMatchObject({ response: { id: again.id, deleted: null }, unanswered: 0 });
    expect(await restore([id])).toBe('RESPONSE_REPLACED');
  });

  it('comes back within 30 days, and not later', async () => {
    const { id } = await respond(one, '豆浆油条');
    await remove([id]);
    expect(await restore([id])).toBe('OK');
    expect(await mine()).toMatchObject({ response: { content: '豆浆油条', deleted: null }, unanswered: 0 });
    await remove([id], { counts: true });
    expect((await mine()).unanswered).toBe(0);
    const before = new Date(groups.clock.now().getTime() - 30 * DAY - 1000);
    await groups.deps.database.read
      .updateTable('group_responses')
      .set({ deleted_at: before })
      .where('id', '=', id)
      .execute();
    expect(await restore([id])).toBe('RESTORE_TOO_LATE');
  });

  it('needs a reason, and one strange id deletes nothing', async () => {
    const { id } = await respond(one, '豆浆油条');
    const strange = { ids: [id, crypto.randomUUID()], reason: '联系方式' };
    expect(await groups.outcome('deleteResponses', { body: strange }, host)).toBe('NOT_FOUND');
    const blank = { ids: [id], reason: '   ' };
    expect(await groups.outcome('deleteResponses', { body: blank }, host)).toBe('REASON_REQUIRED');
    expect(ids(await desk({}))).toEqual([id]);
  });
});
