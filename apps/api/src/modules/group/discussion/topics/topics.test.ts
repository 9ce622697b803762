import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
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
});

const respond = async (as: TestGroupMember, sectionId: string) => {
  const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
  return await groups.get('createResponse', { body }, as);
};
const ask = async (id: string) => {
  const body = { clientId: crypto.randomUUID(), content: '为什么？', mustAnswer: true };
  return await groups.get('createFollowUp', { params: { id }, body }, host);
};
const inDays = (days: number): Date => new Date(groups.clock.now().getTime() + days * DAY);

describe('the topics of a respondent', () => {
  it('are listed in order with progress, unread counts and what is still to answer, without drafts', async () => {
    const first = await group.addTopic({ title: '第一天' });
    await group.addTopic({ title: '草稿', draft: true });
    const second = await group.addTopic({ title: '第二天' });
    const [a, b] = [await first.addSection(), await first.addSection()];
    const c = await second.addSection();
    await respond(two, a);
    const { id } = await respond(one, a);
    await ask(id);
    const list = await groups.get('listTopics', {}, one);
    expect(list.items.map(({ title }) => title)).toEqual(['第一天', '第二天']);
    expect(list.items[0]).toMatchObject({ progress: { answered: 1, total: 2, followUpsOwed: 1 }, unread: 2 });
    expect(list.owed).toEqual({
      unanswered: 2,
      followUps: 1,
      next: { topicId: first.id, sectionId: a, responseId: id },
    });
    expect((await groups.get('listTopics', {}, two)).owed.next).toEqual({
      topicId: first.id,
      sectionId: b,
      responseId: null,
    });
    const todo = await groups.get('listUnansweredSections', { query: {} }, one);
    expect(todo.items.map(({ where }) => where.sectionId).toSorted()).toEqual([b, c].toSorted());
  });

  it("name a section that hasn't opened without its question", async () => {
    const topic = await group.addTopic();
    await topic.addSection({ question: 'canary-未开放', opensAt: inDays(1) });
    const detail = await groups.get('getTopic', { query: { topicId: topic.id } }, one);
    expect(detail.sections[0]).toMatchObject({ state: 'upcoming', question: '', title: '今早吃了什么' });
    expect(detail.progress.total).toBe(0);
    expect((await groups.get('listUnansweredSections', { query: {} }, one)).items).toEqual([]);
  });

  it('close a section with its topic and its group, whatever its own time says', async () => {
    const topic = await group.addTopic({ closesAt: inDays(2) });
    const sectionId = await topic.addSection({ closesAt: inDays(9) });
    const list = await groups.get('listTopics', {}, one);
    expect(list.items[0]?.sections).toMatchObject([{ id: sectionId, closesAt: inDays(2).toISOString() }]);
  });

  it('link to neighbours that have opened', async () => {
    const [past, here, ahead] = [
      await group.addTopic(),
      await group.addTopic(),
      await group.addTopic({ opensAt: inDays(1) }),
    ];
    const query = { query: { topicId: here.id } };
    const around = { previousTopicId: past.id, nextTopicId: null };
    expect(await groups.get('getTopic', query, one)).toMatchObject(around);
    expect(await groups.get('getHostTopic', query, host)).toMatchObject({ ...around, nextTopicId: ahead.id });
  });

  it('follow-ups without a reply come first, in pages that miss nothing', async () => {
    const topic = await group.addTopic();
    const { id } = await respond(one, await topic.addSection());
    const asked: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      groups.clock.advance(1);
      asked.push((await ask(id)).id);
    }
    const [oldest = '', ...rest] = asked;
    const reply = { clientId: crypto.randomUUID(), content: '因为近', replyToId: rest.at(-1) };
    await groups.get('createFollowUp', { params: { id }, body: reply }, one);
    const query = { limit: 3 };
    const page = await groups.get('listAskedFollowUps', { query }, one);
    const next = await groups.get(
      'listAskedFollowUps',
      { query: { ...query, cursor: page.nextCursor } },
      one,
    );
    const order = [...page.items, ...next.items].map(({ followUp }) => followUp.id);
    expect(order).toEqual([rest[1], rest[0], oldest, rest[2]]);
    expect([page.open, next.nextCursor]).toEqual([3, null]);
    expect((await groups.get('listAskedFollowUps', { query }, two)).items).toEqual([]);
    const answered = await groups.get('listAnsweredSections', { query: { topicId: topic.id } }, one);
    expect(answered.items.map(({ response }) => response.id)).toEqual([id]);
  });
});

describe('the topics of a host', () => {
  it("show the respondents' progress and who hasn't answered", async () => {
    const topic = await group.addTopic();
    const other = await group.addTopic();
    const [a, b, c] = [await topic.addSection(), await topic.addSection(), await other.addSection()];
    await topic.addSection({ opensAt: inDays(1) });
    const { id } = await respond(one, a);
    await respond(one, b);
    await respond(two, a);
    // Whoever asks has read the answer.
    await ask(id);
    const list = await groups.get('listHostTopics', { query: {} }, host);
    expect(list.items.map(({ progress }) => progress)).toEqual([
      { respondents: 2, answered: 1, responses: 3, unread: 2, followUpsOpen: 1 },
      { respondents: 2, answered: 0, responses: 0, unread: 0, followUpsOpen: 0 },
    ]);
    expect(list.progress).toMatchObject({ respondents: 2, answered: 0, responses: 3 });
    await respond(one, c);
    expect((await groups.get('listHostTopics', { query: {} }, host)).progress?.answered).toBe(1);
    const detail = await groups.get('getHostTopic', { query: { topicId: topic.id } }, host);
    expect(detail.sections.map(({ silent }) => silent.map((member) => member.id))).toEqual([
      [],
      [two.id],
      [one.id, two.id],
    ]);
    expect(detail.sections[0]?.hostNote).toBe('只给主持人看');
    const { items } = await groups.get('listHostSections', { query: { topicId: topic.id } }, observer);
    expect(items[0]?.progress).toMatchObject({ answered: 2, responses: 2 });
  });

  it('count respondents by state; the three states add up to all', async () => {
    const topic = await group.addTopic();
    const [a, b] = [await topic.addSection(), await topic.addSection()];
    const silent = await group.addMember(GroupRole.Respondent);
    await respond(one, a);
    await respond(one, b);
    await ask((await respond(two, a)).id);
    const counts = { total: 3, answered: 1, partly: 1, silent: 1, followUpsOwed: 1 };
    const query = { topicId: topic.id };
    expect(await groups.get('countHostTopicMembers', { query }, host)).toEqual(counts);
    const first = await groups.get('listHostTopicMembers', { query: { ...query, limit: 2 } }, host);
    const after = { ...query, limit: 2, cursor: first.nextCursor };
    const rest = await groups.get('listHostTopicMembers', { query: after }, host);
    expect([...first.items, ...rest.items].map(({ member, state }) => [member.id, state])).toEqual([
      [silent.id, 'silent'],
      [two.id, 'partly'],
      [one.id, 'answered'],
    ]);
    const only = await groups.get('listHostTopicMembers', { query: { ...query, state: 'partly' } }, host);
    expect(only.items).toMatchObject([{ progress: { answered: 1, total: 2, followUpsOwed: 1 } }]);
  });

  it('are refused to respondents, and the respondents’ list to hosts and observers', async () => {
    const { id } = await group.addTopic();
    const query = { query: { topicId: id } };
    expect(await groups.outcome('listHostTopics', {}, one)).toBe('FORBIDDEN');
    expect(await groups.outcome('getHostTopic', query, one)).toBe('FORBIDDEN');
    expect(await groups.outcome('listHostSections', query, one)).toBe('FORBIDDEN');
    expect(await groups.outcome('listHostTopicMembers', {}, one)).toBe('FORBIDDEN');
    expect(await groups.outcome('countHostTopicMembers', {}, one)).toBe('FORBIDDEN');
    expect(await groups.outcome('listTopics', {}, host)).toBe('FORBIDDEN');
    expect(await groups.outcome('getTopic', query, observer)).toBe('FORBIDDEN');
  });
});

describe('the members of a group', () => {
  it('observers are never named to respondents', async () => {
    const ids = [observer.id, host.id, one.id];
    const query = { query: { ids } };
    const names = async (as: TestGroupMember, asked: object) =>
      (await groups.get('listGroupMembers', asked, as)).items.map(({ id }) => id);
    expect(await names(two, query)).toEqual([host.id, one.id]);
    expect(await names(host, query)).toEqual(ids);
    expect(await names(two, {})).toEqual([host.id, one.id, two.id]);
    expect(await groups.outcome('getGroupMember', { query: { memberId: observer.id } }, two)).toBe(
      'NOT_FOUND',
    );
  });

  it('a respondent is told name and role of another, hosts also how far they are; points are for respondents', async () => {
    const query = { query: { memberId: one.id } };
    expect(await groups.get('getGroupMember', query, two)).toMatchObject({
      attributes: null,
      progress: null,
    });
    expect(await groups.get('getGroupMember', query, host)).toMatchObject({
      attributes: [],
      progress: { total: 0 },
    });
    expect(await groups.get('getGroupMe', {}, host)).toMatchObject({
      reward: null,
      group: { reward: null },
      progress: null,
    });
    const own = await groups.get('getGroupMe', {}, one);
    expect(own.reward).toBeNull();
    expect(own).not.toHaveProperty('earnedSoFar');
  });
});

describe('searching topics', () => {
  const search = async (title: string) => (await groups.get('searchTopics', { query: { title } }, one)).items;

  it('finds words anywhere in a title, Chinese or not, and in the titles of sections', async () => {
    const breakfast = await group.addTopic({ title: '理想的早餐 ABC' });
    await breakfast.addSection({ title: '便利店的饭团' });
    const commute = await group.addTopic({ title: '通勤路上' });
    await commute.addSection({ title: '路上的早餐' });
    await group.addTopic({ title: '早餐草稿', draft: true });
    expect(await search('早餐')).toEqual([
      { id: breakfast.id, title: '理想的早餐 ABC', focusSectionTitle: null },
      { id: commute.id, title: '通勤路上', focusSectionTitle: '路上的早餐' },
    ]);
    expect(await search('餐')).toHaveLength(2);
    expect(await search('ａｂｃ')).toMatchObject([{ id: breakfast.id }]);
    expect(await search('饭团 便利')).toMatchObject([
      { id: breakfast.id, focusSectionTitle: '便利店的饭团' },
    ]);
  });

  it('finds characters that stand together, not pairs apart, and treats no character as a wildcard', async () => {
    await group.addTopic({ title: '早餐店，餐店里' });
    expect(await search('早餐店里')).toEqual([]);
    expect(await search('早%店')).toEqual([]);
    expect(await search("早餐店' | !'")).toEqual([]);
    expect(await search('%')).toEqual([]);
    expect(await search('早餐店')).toHaveLength(1);
  });
});
