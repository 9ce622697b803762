import {
  addGuideTopics,
  castVote,
  countHostTopicMembers,
  createFollowUp,
  createHostedGroup,
  createResponse,
  getFollowUpRadar,
  getGuide,
  getHostTopic,
  getTopic,
  getVote,
  type GuideSectionInput,
  type HostedGroup,
  listHostedGroups,
  listHostResponses,
  listHostSections,
  listHostTopicMembers,
  listHostTopics,
  listHostVotes,
  listResponseTopics,
  listResponseWords,
  listTopics,
  listUnansweredSections,
  loginByPassword,
  moveHostedGroup,
  searchHostTopics,
} from '@yayan/api-client';
import { mockGetGroupMe, mockGetTopic } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const sealed = `mock:${'A'.repeat(100)}`;
const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;
const noon = Date.parse('2026-11-21T04:00:00.000Z');

const open = async (...options: Parameters<typeof openMock>) => {
  const { client } = openMock({ now: () => noon, ...options[0] });
  client.session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  return client;
};

const section: GuideSectionInput = {
  title: '夜宵吃什么',
  question: '昨晚你吃了什么夜宵？',
  hostNote: null,
  minLength: 0,
  visibility: 'everyone',
  opensAt: null,
  closesAt: null,
  vote: {
    title: '多久吃一次？',
    kind: 'single',
    minChoices: 1,
    maxChoices: 1,
    resultsShown: 'afterVote',
    options: ['每天', '每周'],
  },
};

/** Makes a group whose guide is one topic with one question. */
const writeGuide = async (client: Awaited<ReturnType<typeof open>>): Promise<HostedGroup> => {
  const [known] = (await listHostedGroups({}, { client })).items;
  if (!known) throw new Error('There is no group');
  const group = await createHostedGroup({ id: id(1), settings: known.settings }, { client });
  const { revision, topics: none } = await getGuide(group.id, { client });
  expect(none).toEqual([]);
  const topic = { title: '第一夜', summary: '', opensAt: null, closesAt: null };
  const topics = [{ id: id(2), topic, sections: [{ id: id(3), section }] }];
  await addGuideTopics(group.id, { revision, topics }, { client });
  return group;
};

test('what a host writes is listed for hosts as soon as its group is open', async () => {
  const client = await open();
  const group = await writeGuide(client);
  expect(await reasonOf(getHostTopic({ topicId: id(2) }, { client }))).toBe('NOT_FOUND');

  await moveHostedGroup(group.id, { move: 'open' }, { client });
  const listed = expect.objectContaining({ id: id(2), state: 'open', sectionCount: 1 });
  expect((await listHostTopics({ state: 'open' }, { client })).items).toContainEqual(listed);
  expect((await listHostTopics({ state: 'closed' }, { client })).items).not.toContainEqual(listed);
  expect(await getHostTopic({ topicId: id(2) }, { client })).toMatchObject({ sections: [{ id: id(3) }] });
  expect((await listHostSections({ topicId: id(2) }, { client })).items).toHaveLength(1);
  const { items: votes } = await listHostVotes({ topicId: id(2) }, { client });
  expect(votes).toMatchObject([{ title: '多久吃一次？', voters: 0, where: { sectionId: id(3) } }]);
  expect((await searchHostTopics({ title: '夜宵' }, { client })).topics).toMatchObject([{ id: id(2) }]);
  const filters = (await listResponseTopics({ client })).items;
  expect(filters).toContainEqual(expect.objectContaining({ id: id(2), responses: 0 }));
});

test('people read, answer and vote in what a host has written as soon as its group is open, and hosts see who did', async () => {
  const client = await open();
  const group = await writeGuide(client);
  const owed = async () => (await listTopics({}, { client })).owed.unanswered;
  const before = await owed();
  expect(await reasonOf(getTopic({ topicId: id(2) }, { client }))).toBe('NOT_FOUND');
  await moveHostedGroup(group.id, { move: 'open' }, { client });
  expect((await listTopics({}, { client })).items).toContainEqual(expect.objectContaining({ id: id(2) }));
  expect(await owed()).toBe(before + 1);
  expect((await listUnansweredSections({}, { client })).items).toContainEqual(
    expect.objectContaining({ where: expect.objectContaining({ sectionId: id(3) }) }),
  );

  const vote = (await getTopic({ topicId: id(2) }, { client })).sections[0]?.vote;
  if (!vote) throw new Error('The section has no vote');
  const optionIds = vote.options.slice(0, 1).map((option) => option.id);
  await castVote({ voteId: vote.id, optionIds }, { client });
  expect(await getVote({ voteId: vote.id }, { client })).toMatchObject({
    myChoice: optionIds,
    results: { voters: 1 },
  });
  const silent = await countHostTopicMembers({ topicId: id(2) }, { client });
  expect(silent).toMatchObject({ answered: 0, silent: silent.total });
  const content = '昨晚是一碗泡面。';
  await createResponse({ clientId: id(40), sectionId: id(3), attachments: [], content }, { client });
  expect((await getTopic({ topicId: id(2) }, { client })).progress).toMatchObject({ answered: 1, total: 1 });
  expect(await owed()).toBe(before);
  expect((await listHostResponses({}, { client })).items[0]).toMatchObject({ where: { topicId: id(2) } });
  expect(await countHostTopicMembers({ topicId: id(2) }, { client })).toMatchObject({
    answered: 1,
    silent: silent.total - 1,
  });
  const { items } = await listHostTopicMembers({ topicId: id(2), state: 'answered' }, { client });
  expect(items).toMatchObject([{ progress: { answered: 1, total: 1 } }]);
});

test('hosts read, count and search what a member has answered, and see whom it leaves silent', async () => {
  const client = await open();
  const { items: before } = await listHostTopics({}, { client });
  const topicId = before[0]?.id ?? '';
  const sent = { clientId: id(10), sectionId: topicId, attachments: [] };
  const content = '楼下的豆浆油条，三分钟就能走，再带一杯热豆浆。';
  const { id: answerId } = await createResponse({ ...sent, content }, { client });
  expect((await listHostResponses({}, { client })).items[0]).toMatchObject({ id: answerId, unread: true });
  expect((await listHostTopics({}, { client })).items[0]?.progress.responses).toBe(
    (before[0]?.progress.responses ?? 0) + 1,
  );
  expect((await searchHostTopics({ title: '热豆浆' }, { client })).responses).toMatchObject([
    { responseId: answerId },
  ]);
  const words = await listResponseWords({}, { client });
  expect(words).toMatchObject({ answers: 2 });
  expect(words.items).toContainEqual({ word: '豆浆', answers: 2, count: 3 });
  expect(await listResponseWords({ words: '热豆浆' }, { client })).toEqual({ items: [], answers: 1 });
});

test('the radar shows what a host asked until it is answered', async () => {
  const client = await open({
    seed: [mockGetGroupMe((me) => ({ ...me, identity: { ...me.identity, role: 1 } }))],
  });
  const [answer] = (await listHostResponses({}, { client })).items;
  const responseId = answer?.id ?? '';
  const ask = { clientId: id(20), content: '热的还是冷的？', mustAnswer: true };
  const asked = await createFollowUp(responseId, ask, { client });
  const owed = async () =>
    (await getFollowUpRadar({ client })).items.filter(({ excerpt }) => excerpt === asked.content);
  expect(await owed()).toMatchObject([{ kind: 'unanswered', responseId }]);
  await createFollowUp(responseId, { clientId: id(21), content: '热的', replyToId: asked.id }, { client });
  expect(await owed()).toEqual([]);
});

test('a choice is counted for hosts, and an answer that speaks for another option is on the radar', async () => {
  const options = ['包子', '油条'].map((text, at) => ({ id: id(31 + at), text, media: null }));
  const client = await open({
    seed: [
      mockGetTopic((topic) => ({
        ...topic,
        sections: topic.sections.map((each) => ({
          ...each,
          vote: {
            id: id(30),
            sectionId: each.id,
            title: '吃什么？',
            kind: 'single' as const,
            anonymous: false,
            minChoices: 1,
            maxChoices: 1,
            options,
            resultsShown: 'afterVote' as const,
            closesAt: null,
            state: 'open' as const,
            myChoice: null,
            results: null,
          },
        })),
      })),
    ],
  });
  const topicId = (await listTopics({}, { client })).items[0]?.id ?? '';
  const sectionId = (await getTopic({ topicId }, { client })).sections[0]?.id ?? '';
  await castVote({ voteId: id(30), optionIds: [id(31)] }, { client });
  const content = '我每天都在楼下买一根油条，边走边吃，很省时间。';
  await createResponse({ clientId: id(33), sectionId, attachments: [], content }, { client });
  expect((await getFollowUpRadar({ client })).items).toContainEqual(
    expect.objectContaining({ kind: 'contradicted', excerpt: '包子', answer: content }),
  );
});
