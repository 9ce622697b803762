import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
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
  sectionId = await topic.addSection();
});

const respond = async (as: TestGroupMember, content: string, section = sectionId) => {
  groups.clock.advance(1000);
  const body = { clientId: crypto.randomUUID(), sectionId: section, content, attachments: [] };
  return await groups.get('createResponse', { body }, as);
};
const share = (member: TestGroupMember, city: string) =>
  groups.deps.database.read
    .updateTable('group_members')
    .set({ attributes: JSON.stringify([{ key: 'city', label: '城市', value: city }]) })
    .where('id', '=', member.id)
    .execute();

it('words of two answers or more are counted, follow the filter, and are counted afresh after each change', async () => {
  const words = async (query = {}) => {
    const { items, answers } = await groups.get('listResponseWords', { query }, observer);
    return { answers, 豆浆: items.find(({ word }) => word === '豆浆')?.answers };
  };
  const [second, third] = [await topic.addSection(), await topic.addSection()];
  expect(await words()).toEqual({ answers: 0, 豆浆: undefined });
  const { id } = await respond(one, '豆浆油条，豆浆是热的');
  expect(await words()).toEqual({ answers: 1, 豆浆: undefined });
  await respond(two, '自己做的豆浆');
  expect(await words()).toEqual({ answers: 2, 豆浆: 2 });
  await respond(one, '豆浆配包子', second);
  await respond(two, '楼下的豆浆', third);
  expect(await words()).toEqual({ answers: 4, 豆浆: 4 });
  expect(await words({ memberId: one.id })).toEqual({ answers: 2, 豆浆: 2 });
  await groups.get('editResponse', { body: { id, content: '小米粥和咸菜', attachments: [] } }, one);
  expect(await words()).toEqual({ answers: 4, 豆浆: 3 });
  await groups.get('deleteResponses', { body: { ids: [id], reason: '联系方式' } }, host);
  expect(await words()).toEqual({ answers: 3, 豆浆: 3 });
});

it('the grid of voices shows who of a segment has not spoken about a topic', async () => {
  const other = await group.addTopic({ title: '第二天' });
  const second = await other.addSection();
  await share(one, '成都');
  await respond(one, '豆浆油条');
  await respond(two, '小米粥', second);
  const { topics, values, cells } = await groups.get(
    'getVoiceCoverage',
    { query: { attribute: 'city' } },
    observer,
  );
  expect([topics.length, values]).toEqual([2, ['成都', null]]);
  const seen = cells.map(({ topicId, value, members, spoken, silent }) => [
    topicId === topic.id ? 1 : 2,
    value,
    spoken,
    members,
    silent.map(({ id }) => id),
  ]);
  expect(seen).toEqual([
    [1, '成都', 1, 1, []],
    [2, '成都', 0, 1, [one.id]],
    [1, null, 0, 1, [two.id]],
    [2, null, 1, 1, []],
  ]);
  expect((await groups.get('getVoiceCoverage', {}, host)).values).toEqual([null]);
});

it('nobody is silent in a group that has not opened', async () => {
  await groups.deps.database.read
    .updateTable('discussion_groups')
    .set({ opens_at: new Date(groups.clock.now().getTime() + 3_600_000) })
    .where('id', '=', group.id)
    .execute();
  expect((await groups.get('getFollowUpRadar', {}, host)).items).toEqual([]);
});

it('the grid names the state of each topic', async () => {
  const opensAt = new Date(groups.clock.now().getTime() + 3_600_000);
  await group.addTopic({ title: '第二天', opensAt });
  const { topics } = await groups.get('getVoiceCoverage', {}, host);
  expect(topics.map(({ state }) => state)).toEqual(['open', 'upcoming']);
});

it('the radar finds follow-ups without an answer, thin answers and silent people, and hides whispers from observers', async () => {
  const sections = [sectionId, await topic.addSection(), await topic.addSection(), await topic.addSection()];
  const long = '早上一般在楼下买豆浆油条，三分钟就能走到，周末会自己做。';
  const said = [];
  for (const [place, section] of sections.entries())
    said.push(await respond(one, place === 3 ? '还行' : long, section));
  const body = {
    clientId: crypto.randomUUID(),
    content: '为什么是豆浆？',
    audience: 'author',
    mustAnswer: true,
  };
  await groups.get('createFollowUp', { params: { id: said[0]?.id ?? '' }, body }, host);
  const radar = async (as: TestGroupMember) =>
    (await groups.get('getFollowUpRadar', {}, as)).items.map(({ kind, member, excerpt }) => [
      kind,
      member.id,
      excerpt,
    ]);
  const thin = ['thin', one.id, '还行'];
  const silent = ['silent', two.id, ''];
  expect(await radar(host)).toEqual([['unanswered', one.id, '为什么是豆浆？'], thin, silent]);
  expect(await radar(observer)).toEqual([thin, silent]);
});

it('the radar says of silent people whether they have joined, and when they did or were invited', async () => {
  const invitedAt = groups.clock.now().toISOString();
  groups.clock.advance(60_000);
  await groups.get('getGroupMe', {}, two);
  const joinedAt = groups.clock.now().toISOString();
  const { items } = await groups.get('getFollowUpRadar', {}, host);
  expect(items.map(({ kind, member, joined, at }) => [kind, member.id, joined, at])).toEqual([
    ['silent', one.id, false, invitedAt],
    ['silent', two.id, true, joinedAt],
  ]);
});

describe('the quote board', () => {
  const passage = { start: 3, end: 7, wording: 0 };
  const add = (responseId: string, more = {}, as = host) =>
    groups.outcome('addQuote', { body: { responseId, passage: { ...passage, ...more } } }, as);
  const board = async (query = {}, as = host) => (await groups.get('listQuotes', { query }, as)).items;

  it('keeps wording and passage, says when it is stale, and leaves out deleted answers', async () => {
    const { id } = await respond(one, '楼下的豆浆油条');
    expect(await add(id)).toBe('OK');
    expect(await add(id)).toBe('OK');
    expect(await add(id, { wording: 1 })).toBe('PASSAGE_STALE');
    expect(await add(id, { end: 99 })).toBe('FIELD_WRONG');
    expect(await board()).toMatchObject([
      { text: '豆浆油条', stale: false, responseId: id, addedBy: { id: host.id } },
    ]);
    await groups.get('editResponse', { body: { id, content: '家里的小米粥', attachments: [] } }, one);
    expect(await board()).toMatchObject([{ text: '豆浆油条', stale: true, wording: 0 }]);
    await groups.get('deleteResponses', { body: { ids: [id], reason: '联系方式' } }, host);
    expect(await board()).toEqual([]);
  });

  it('is ordered by hosts, names people as asked, and is changed by nobody else', async () => {
    const a = await respond(one, '楼下的豆浆油条');
    const b = await respond(two, '家里的小米粥好');
    await add(a.id);
    await add(b.id);
    const ids = (await board()).map(({ id }) => id);
    const order = (body: Record<string, unknown>, as = host) => groups.outcome('orderQuotes', { body }, as);
    expect(await order({ ids: ids.toReversed() })).toBe('OK');
    expect((await board()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await order({ ids: ids.slice(1) })).toBe('NOT_FOUND');
    expect(await order({ ids: ids.slice(1), remove: ids[0] })).toBe('OK');
    expect((await board()).map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await board({}, observer))[0]?.who).toMatch(/^R-[0-9A-V]{8}$/u);
    const named = { query: { identity: 'memberCode' as const } };
    expect(await groups.outcome('listQuotes', named, observer)).toBe('FORBIDDEN');
    expect(await add(b.id, {}, observer)).toBe('FORBIDDEN');
    expect(await order({ ids: ids.slice(1) }, observer)).toBe('FORBIDDEN');
  });
});

it('respondents and hosts of other groups learn nothing of what the desk makes of answers', async () => {
  const { id } = await respond(one, '楼下的豆浆油条');
  const strange = await (await groups.addGroup()).addMember(GroupRole.Host);
  const passage = { start: 0, end: 2, wording: 0 };
  const asked = {
    listResponseWords: {},
    getVoiceCoverage: {},
    getFollowUpRadar: {},
    listQuotes: {},
    addQuote: { body: { responseId: id, passage } },
    orderQuotes: { body: { ids: [] } },
    downloadResponseAttachments: {},
  } as const;
  const calls = Object.keys(asked) as (keyof typeof asked)[]; // The keys of the literal above.
  for (const call of calls) expect(await groups.outcome(call, asked[call], one)).toBe('FORBIDDEN');
  expect(await groups.outcome('addQuote', asked.addQuote, strange)).toBe('NOT_FOUND');
  expect(await groups.outcome('downloadResponseAttachments', {}, host)).toBe('NOT_FOUND');
  const words = await groups.get('listResponseWords', {}, strange);
  expect(words).toEqual({ items: [], answers: 0 });
});
