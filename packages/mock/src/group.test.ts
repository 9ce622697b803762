import {
  addGroupAttachment,
  addQuote,
  castVote,
  codeQuote,
  createFollowUp,
  createResponse,
  decodeGroupTask,
  findDiscussion,
  getGroupMember,
  getGroupMe,
  getSharedAttributes,
  getTopic,
  getVote,
  listAskedFollowUps,
  listGroupAttachments,
  listGroupMembers,
  listGroupRewards,
  listHostResponses,
  listMyGroups,
  listQuotes,
  listUnansweredSections,
  loginByPassword,
  orderQuotes,
  removeGroupAttachments,
  remindGroupMembers,
  saveFinding,
  searchTopics,
  takeOutOfReward,
  updateGroupProfile,
} from '@yayan/api-client';
import { mockGetTopic } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import type { MockOptions } from './mock.ts';
import { reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const sealed = `mock:${'A'.repeat(100)}`;
const text = '楼下的豆浆油条，三分钟就能走到，周末会自己煎个蛋。';
const GROUP = 'g5Rf1zB7kMqJ';
const clientId = (last: string): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f${last}`;

/** A client whose token is for a group and its hosts. */
const open = async (options?: MockOptions) => {
  const { client } = openMock(options);
  client.session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  const topic = await getTopic({ topicId: clientId('607') }, { client });
  return { client, topic, sectionId: topic.sections[0]?.id ?? '' };
};

test('an answer is written once, with the files that were registered for it', async () => {
  const { client, topic, sectionId } = await open();
  const before = await listUnansweredSections({}, { client });
  expect(before.items).toHaveLength(1);
  const key = 'mock/group/ofthemockserver00000000000/00000000000000001.jpg';
  const media = await addGroupAttachment({ key, name: '早餐.jpg' }, { client });
  const answer = { clientId: clientId('001'), sectionId, content: text, attachments: [media.id] };
  const written = await createResponse(answer, { client });
  expect(await createResponse(answer, { client })).toEqual(written);
  const another = createResponse({ ...answer, clientId: clientId('002') }, { client });
  expect(await reasonOf(another)).toBe('ALREADY_ANSWERED');
  const [section] = (await getTopic({ topicId: topic.id, answers: true }, { client })).sections;
  expect(section?.myResponse?.attachments).toEqual([media]);
  expect(section?.answers?.items[0]?.id).toBe(written.id);
  expect((await listUnansweredSections({}, { client })).items).toEqual([]);
  expect((await listGroupAttachments({}, { client })).items[0]?.media.id).toBe(media.id);
  await removeGroupAttachments({ ids: [media.id] }, { client });
  const removed = await getTopic({ topicId: topic.id }, { client });
  expect(removed.sections[0]?.myResponse?.attachments).toEqual([]);
});

test('the address of the group stands for its task, and no other address does', async () => {
  const { client } = await open();
  const { taskHashId } = (await getGroupMe({ client })).identity;
  expect(await decodeGroupTask({ hash: taskHashId }, { client })).toMatchObject({ taskHashId });
  expect(await reasonOf(decodeGroupTask({ hash: 'LuckyDraw2026a' }, { client }))).toBe('NOT_FOUND');
});

test('an answer may only have files that were registered, and a section that asks for a photo gets one', async () => {
  const { client, sectionId } = await open();
  const unknown = { clientId: clientId('001'), sectionId, content: text, attachments: [clientId('999')] };
  expect(await reasonOf(createResponse(unknown, { client }))).toBe('ATTACHMENT_UNUSABLE');
  const strict = await open({
    seed: [
      mockGetTopic((topic) => ({
        ...topic,
        sections: topic.sections.map((section) => ({ ...section, photos: 'required' })),
      })),
    ],
  });
  const bare = { ...unknown, attachments: [] };
  expect(await reasonOf(createResponse(bare, { client: strict.client }))).toBe('PHOTO_REQUIRED');
});

test('a member reads the coins that they can still get, without a topic that closed before their answer', async () => {
  const { client } = await open();
  expect((await getGroupMe({ client })).reward).toMatchObject({ reachableCoins: 120, canFinish: true });
  const late = await open({
    seed: [
      mockGetTopic((topic) => ({
        ...topic,
        sections: topic.sections.map((section) => ({ ...section, state: 'closed', myResponse: null })),
      })),
    ],
  });
  const { reward } = await getGroupMe({ client: late.client });
  expect(reward).toMatchObject({ coins: 120, reachableCoins: 40, canFinish: false });
});

test('a reply stands below its answer once, and settles the question that it answers', async () => {
  const { client, topic, sectionId } = await open();
  const answer = { clientId: clientId('001'), sectionId, content: text, attachments: [] };
  await createResponse(answer, { client });
  const [asked] = (await listAskedFollowUps({}, { client })).items;
  if (!asked) throw new Error('There is no follow-up');
  const { id: replyToId, responseId } = asked.followUp;
  const reply = { clientId: clientId('003'), content: '离家近', replyToId };
  const written = await createFollowUp(responseId, reply, { client });
  expect(await createFollowUp(responseId, reply, { client })).toEqual(written);
  expect(await listAskedFollowUps({}, { client })).toMatchObject({ open: 0, items: [{ answered: true }] });
  const { answers } = (await getTopic({ topicId: topic.id, answers: true }, { client })).sections[0] ?? {};
  const below = answers?.items.find(({ id }) => id === responseId)?.followUps ?? [];
  expect(below.filter(({ content }) => content === '离家近')).toHaveLength(1);
  expect(await reasonOf(createFollowUp(clientId('999'), reply, { client }))).toBe('NOT_FOUND');
});

test('a vote counts a member once, and takes only its own options', async () => {
  const { client } = await open();
  const vote = await getVote({ voteId: clientId('607') }, { client });
  const before = vote.results?.voters;
  const optionIds = vote.options.slice(0, 1).map(({ id }) => id);
  await castVote({ voteId: vote.id, optionIds }, { client });
  await castVote({ voteId: vote.id, optionIds }, { client });
  expect((await getVote({ voteId: vote.id }, { client })).results?.voters).toBe(before);
  const wrong = castVote({ voteId: vote.id, optionIds: [clientId('999')] }, { client });
  expect(await reasonOf(wrong)).toBe('VOTE_CHOICE_INVALID');
});

test('a member’s name and shared attributes in the group are remembered', async () => {
  const { client } = await open();
  const { version } = await getSharedAttributes(GROUP, { client });
  const profile = { nickname: '晚起的阿木', rulesAccepted: true, consentVersion: 1 } as const;
  await updateGroupProfile(GROUP, { ...profile, sharedAttributes: { version, keys: ['city'] } }, { client });
  expect((await getGroupMe({ client })).identity.name).toBe('晚起的阿木');
  expect((await getSharedAttributes(GROUP, { client })).items).toMatchObject([
    { key: 'city', shared: '成都' },
  ]);
  const old = { ...profile, sharedAttributes: { version: '2020-01-01', keys: [] } };
  expect(await reasonOf(updateGroupProfile(GROUP, old, { client }))).toBe('SHARING_TEXT_CHANGED');
});

test('hosts quote a passage once, order and code quotes, and keep findings', async () => {
  const { client } = await open();
  const [answer] = (await listHostResponses({}, { client })).items;
  if (!answer) throw new Error('There is no answer');
  const passage = { start: 0, end: 4, wording: answer.wording };
  const { items } = await addQuote({ responseId: answer.id, passage }, { client });
  const again = await addQuote({ responseId: answer.id, passage }, { client });
  expect(again.items).toHaveLength(items.length);
  const added = items.at(-1);
  if (!added) throw new Error('There is no quote');
  expect(added.text).toBe(answer.content.slice(0, 4));
  const stale = { responseId: answer.id, passage: { ...passage, wording: passage.wording + 1 } };
  expect(await reasonOf(addQuote(stale, { client }))).toBe('PASSAGE_STALE');
  const finding = { id: clientId('621'), title: '近', sentence: '越近越常去。' };
  await saveFinding({ ...finding, place: 0 }, { client });
  await codeQuote({ id: added.id, codes: ['近'], findingId: finding.id }, { client });
  await orderQuotes({ ids: [added.id] }, { client });
  const board = await listQuotes({}, { client });
  expect(board.findings[0]).toEqual(finding);
  expect(board.items[0]).toMatchObject({ id: added.id, codes: ['近'], findingId: finding.id });
});

test('respondents are reminded once a day', async () => {
  const { client, topic } = await open();
  expect(await remindGroupMembers({ topicId: topic.id, dryRun: true }, { client })).toMatchObject({
    reminded: 1,
  });
  expect(await remindGroupMembers({ topicId: topic.id }, { client })).toMatchObject({ reminded: 1 });
  const again = await remindGroupMembers({ topicId: topic.id }, { client });
  expect(again).toMatchObject({ reminded: 0, skipped: [{ reason: 'recentlyReminded' }] });
});

test('a person is taken out of the reward with a reason, and put back', async () => {
  const { client } = await open();
  const groupId = clientId('607');
  const [row] = (await listGroupRewards(groupId, {}, { client })).items;
  const personId = row?.personId ?? '';
  const list = async () => (await listGroupRewards(groupId, {}, { client })).items[0]?.takenOut;
  await takeOutOfReward(groupId, personId, { reason: '重复参加' }, { client });
  expect(await list()).toBe('重复参加');
  await takeOutOfReward(groupId, personId, { reason: null }, { client });
  expect(await list()).toBeNull();
});

test('the people of a group are found by their ids, and nobody else', async () => {
  const { client } = await open();
  const [first] = (await listGroupMembers({}, { client })).items;
  const nobody = clientId('999');
  expect((await listGroupMembers({ ids: [nobody, first?.id ?? ''] }, { client })).items).toEqual([first]);
  expect(await getGroupMember({ memberId: first?.id ?? '' }, { client })).toMatchObject({ id: first?.id });
  expect(await reasonOf(getGroupMember({ memberId: nobody }, { client }))).toBe('NOT_FOUND');
});

test('a topic is found by its words, and a discussion by what is part of it', async () => {
  const { client } = await open();
  const [topic] = (await searchTopics({ title: '早晨' }, { client })).items;
  expect(topic).toMatchObject({ title: '第一天：我的早晨' });
  expect((await searchTopics({ title: '晚餐' }, { client })).items).toEqual([]);
  const whole = { hash: GROUP, topicId: topic?.id, responseId: null };
  expect(await findDiscussion(topic?.id ?? '', { client })).toMatchObject(whole);
  expect(await reasonOf(findDiscussion(clientId('999'), { client }))).toBe('NOT_FOUND');
  expect((await listMyGroups({}, { client })).items).toMatchObject([{ hash: GROUP }]);
});
