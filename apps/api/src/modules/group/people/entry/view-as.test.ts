import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupRole, type OperationId } from '@yayan/contract';
import { documentOperations } from '../../../../http/document.ts';
import type { CallInput } from '../../../../../test/calls/call-operation.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let host: TestGroupMember;
let amu: TestGroupMember;
let topicId: string;
let sectionId: string;
beforeAll(async () => {
  groups = await startTestGroups();
  group = await groups.addGroup();
  host = await group.addMember(GroupRole.Host);
  amu = await group.addMember(GroupRole.Respondent);
  const topic = await group.addTopic();
  topicId = topic.id;
  sectionId = await topic.addSection({ visibility: 'answerFirst' });
});
afterAll(() => groups.stop());

const as = (person: { id: string }) => ({ headers: { 'z-view-as': person.id } });

it('rule 6.39: a host reads what the respondent reads, and nothing more', async () => {
  const me = await groups.get('getGroupMe', as(amu), host);
  expect(me.identity).toMatchObject({ groupMemberId: amu.id, role: 0 });
  const query = { topicId };
  const own = await groups.get('getTopic', { query }, amu);
  expect(await groups.get('getTopic', { query, ...as(amu) }, host)).toEqual(own);
  const locked = { query: { sectionId }, ...as(amu) };
  expect(await groups.outcome('listResponses', locked, host)).toBe('ANSWER_FIRST');
  expect(await groups.outcome('listHostTopics', as(amu), host)).toBe('FORBIDDEN');
});

it('rule 6.39: every list and answer reads as the respondent reads it, and no call for hosts answers', async () => {
  const said = { clientId: crypto.randomUUID(), sectionId, content: '豆浆和油条', attachments: [] };
  const bo = await group.addMember(GroupRole.Respondent);
  await groups.get('createResponse', { body: { ...said, clientId: crypto.randomUUID() } }, bo);
  const { id: responseId } = await groups.get('createResponse', { body: said }, amu);
  const ask = async (content: string, audience: 'everyone' | 'author' | 'backRoom') => {
    const body = { clientId: crypto.randomUUID(), content, audience };
    await groups.get('createFollowUp', { params: { id: responseId }, body }, host);
  };
  await ask('在哪里买的？', 'everyone');
  await ask('只问你：多少钱？', 'author');
  await ask('canary-内部备注', 'backRoom');
  const reads: [OperationId, CallInput<OperationId>][] = [
    ['listTopics', {}],
    ['getTopic', { query: { topicId, answers: true } }],
    ['searchTopics', { query: { title: '早晨' } }],
    ['listAskedFollowUps', {}],
    ['listAnsweredSections', {}],
    ['listUnansweredSections', {}],
    ['getFollowUpThread', { query: { responseId } }],
    ['listResponses', { query: { sectionId } }],
    ['listGroupMembers', {}],
    ['listGroupAttachments', {}],
  ];
  for (const [id, asked] of reads) {
    const seen = await groups.get(id, { ...asked, ...as(amu) }, host);
    expect(seen, id).toEqual(await groups.get(id, asked, amu));
    expect(JSON.stringify(seen), id).not.toContain('canary');
  }
  const forHosts: [OperationId, CallInput<OperationId>][] = [
    ['getHostTopic', { query: { topicId } }],
    ['listHostTopicMembers', {}],
    ['listHostSections', { query: { topicId } }],
    ['listHostResponses', {}],
    ['listResponseTags', {}],
    ['listGroupDownloads', {}],
    ['listResponseWords', {}],
    ['getVoiceCoverage', {}],
    ['getFollowUpRadar', {}],
    ['listQuotes', {}],
  ];
  for (const [id, asked] of forHosts)
    expect(await groups.outcome(id, { ...asked, ...as(amu) }, host), id).toBe('FORBIDDEN');
});

it('rule 6.39: looking is no visit of the respondent', async () => {
  const seen = () =>
    groups.deps.database.read
      .selectFrom('group_members')
      .select(['last_seen_at', 'joined_at'])
      .where('id', '=', amu.id)
      .executeTakeFirst();
  const before = await seen();
  groups.clock.advance(5 * 60_000);
  await groups.get('getGroupMe', as(amu), host);
  expect(await seen()).toEqual(before);
});

it('rule 6.39: every call of the group that changes something is refused before its body is read', async () => {
  const changing = documentOperations.filter(
    ({ access, method }) => (access === 'group' || access === 'either') && method !== 'GET',
  );
  const refused: [string, number][] = [];
  for (const { id, method, url } of changing) {
    const path = url.replaceAll(/:\w+/gu, amu.id);
    const answer = await groups.server.inject({
      method,
      url: `/api${path}`,
      headers: { 'z-token': `Bearer ${host.token ?? ''}`, 'z-view-as': amu.id },
    });
    const { code } = answer.json<{ code: number }>();
    refused.push([id, code]);
  }
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.filter(([, code]) => code !== 25_105)).toEqual([]);
});

it('rule 6.39: nobody else looks as another, and nobody as a host, an observer or a person of another group', async () => {
  const observer = await group.addMember(GroupRole.Observer);
  const second = await group.addMember(GroupRole.Respondent);
  for (const asker of [amu, observer])
    expect(await groups.outcome('getGroupMe', as(second), asker)).toBe('FORBIDDEN');
  const stranger = await (await groups.addGroup()).addMember(GroupRole.Respondent);
  for (const person of [observer, host, stranger])
    expect(await groups.outcome('getGroupMe', as(person), host)).toBe('FORBIDDEN');
  expect(await groups.outcome('getGroupMe', as({ id: 'x' }), host)).toBe('FIELD_WRONG');
});

it('rule 6.28: the number of who was invited by attributes stays unknown to the host', async () => {
  expect((await groups.get('getGroupMe', as(amu), host)).mobile).toMatch(/^1\d{2}\*{4}\d{4}$/u);
  await groups.deps.database.read
    .updateTable('group_members')
    .set({ by_attributes: true })
    .where('id', '=', amu.id)
    .execute();
  expect((await groups.get('getGroupMe', as(amu), host)).mobile).toBe('');
  expect((await groups.get('getGroupMe', {}, amu)).mobile).not.toBe('');
});

it('rule 6.12: the choice in an anonymous vote stays unknown to the host', async () => {
  const { database, random } = groups.deps;
  const voteId = random.uuid();
  const options = [random.uuid(), random.uuid()];
  await database.read
    .insertInto('group_votes')
    .values({
      group_id: group.id,
      id: voteId,
      section_id: sectionId,
      title: '哪一种',
      kind: 'single',
      anonymous: true,
      min_choices: 1,
      max_choices: 1,
      results_shown: 'afterVote',
    })
    .execute();
  for (const [position, id] of options.entries())
    await database.read
      .insertInto('group_vote_options')
      .values({ group_id: group.id, vote_id: voteId, id, position, text: `选项 ${position}` })
      .execute();
  await groups.get('castVote', { body: { voteId, optionIds: options.slice(0, 1) } }, amu);
  const query = { voteId };
  expect((await groups.get('getVote', { query }, amu)).myChoice).toEqual(options.slice(0, 1));
  expect(await groups.get('getVote', { query, ...as(amu) }, host)).toMatchObject({
    myChoice: null,
    results: null,
  });
});
