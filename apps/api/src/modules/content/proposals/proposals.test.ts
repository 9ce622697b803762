import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { refuseProposal, showProposal, waitingLines } from './proposals.ts';

const question = { title: '你周末几点起床？', options: ['八点前', '八点以后'], days: 7 };

let system: TestSystem;
/** A member whose questions are all refused. */
let strict: Awaited<ReturnType<TestSystem['signIn']>>;
beforeAll(async () => {
  system = await TestSystem.start();
  strict = await system.signIn(freshMobile(4));
});
afterAll(() => system.stop());

const propose = async (who: Awaited<ReturnType<TestSystem['signIn']>>, body: object = question) =>
  await system.call('votePoll', { body: { ...body } }, who);
const own = async (who: Awaited<ReturnType<TestSystem['signIn']>>) =>
  (await system.get('listOwnPolls', {}, who)).items;
const news = async (who: Awaited<ReturnType<TestSystem['signIn']>>) =>
  (await system.get('listMessages', {}, who)).items;

it.each([
  ['one option', { ...question, options: ['八点前'] }],
  ['seven options', { ...question, options: ['1', '2', '3', '4', '5', '6', '7'] }],
  ['an option twice', { ...question, options: ['八点前', ' 八点前 '] }],
  ['an empty option', { ...question, options: ['八点前', '  '] }],
  ['a title of 100,000 characters', { ...question, title: '长'.repeat(100_000) }],
  ['an unknown field', { ...question, coins: 500 }],
  ['no end', { title: question.title, options: question.options }],
  ['a year', { ...question, days: 365 }],
])('a question with %s is refused, and nothing waits', async (_, body) => {
  expect((await propose(strict, body)).code).not.toBe(200);
  expect(await own(strict)).toEqual([]);
});

it('a refused question is never shown, and its member reads why', async () => {
  const member = await system.signIn(freshMobile(3));
  await propose(member);
  const id = (await own(member))[0]?.proposalId ?? '';
  await refuseProposal(system.platform, id, { by: '林晓', reason: '和别的问题重复' });
  expect(await own(member)).toMatchObject([{ state: 'refused', reason: '和别的问题重复', coins: 0 }]);
  expect((await news(member))[0]).toMatchObject({ title: '你的问题这次没有采用', link: '/home' });
  expect((await news(member))[0]?.body).toContain('和别的问题重复');
  await expect(showProposal(system.platform, id, { by: '林晓' })).rejects.toThrow('No question');
  expect((await propose(member, { ...question, title: '换一个问题？' })).code).toBe(200);
});

it('a question is seen by others once an operator shows it, is paid once, and closes by date', async () => {
  const [member, other] = [await system.signIn(freshMobile(1)), await system.signIn(freshMobile(2))];
  const sent = await together(8, async () => (await propose(member)).code);
  expect(new Set(sent.map((one) => (one.status === 'fulfilled' ? one.value : 0)))).toEqual(new Set([200]));
  const [waiting] = await own(member);
  expect(await own(member)).toMatchObject([{ state: 'waiting', coins: 0, pollId: null }]);
  expect((await propose(member, { ...question, title: '另一个问题？' })).code).toBe(27004);
  const seen = async () => (await system.get('listPolls', {}, other)).items.map(({ title }) => title);
  expect(await seen()).not.toContain(question.title);
  expect((await waitingLines(system.platform)).join()).toContain(question.title);

  const id = waiting?.proposalId ?? '';
  const shown = await together(4, async () => await showProposal(system.platform, id, { by: '林晓' }));
  expect(shown.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await seen()).toContain(question.title);
  expect(await own(member)).toMatchObject([{ state: 'shown', coins: 5 }]);
  expect((await system.get('getAccount', {}, member)).coins).toBe(5);
  expect((await news(member)).filter(({ title }) => title === '你的问题被采用了')).toHaveLength(1);
  const pollId = (await own(member))[0]?.pollId ?? '';
  const poll = await system.get('getPoll', { params: { id: pollId } }, other);
  const vote = { pollId, optionIds: [poll.options[0]?.id ?? ''] };
  expect((await system.call('votePoll', { body: vote }, other)).code).toBe(200);
  system.clock.advance(7 * 86_400_000);
  const late = await system.signIn(freshMobile(2));
  expect((await system.call('votePoll', { body: vote }, late)).code).toBe(27001);
});
