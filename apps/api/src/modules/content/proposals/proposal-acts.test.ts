import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';

const question = { title: '你周末几点起床？', options: ['八点前', '八点以后'], days: 7 };
const REASON = '和别的问题重复';

let system: TestSystem;
let editor: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

type Verdict = 'showPollProposal' | 'refusePollProposal';

let members = 700;
/** A new member, with the id of a question that waits. */
const asked = async (title = question.title) => {
  const member = await system.signIn(freshMobile((members += 1)));
  await system.get('votePoll', { body: { ...question, title } }, member);
  const [own] = (await system.get('listOwnPolls', {}, member)).items;
  editor = await signInOperator(system, 'editor');
  return { member, id: own?.proposalId ?? '' };
};
const act = async (name: Verdict, id: string, body: object = {}, key = system.key()) =>
  await consoleCall(system, name, { params: { id }, body, key }, editor);
const list = async (query: Record<string, string | number> = {}) =>
  (await consoleCall(system, 'listPollProposals', { query }, editor)).data;
const read = async (id: string) =>
  (await consoleCall(system, 'getPollProposal', { params: { id } }, editor)).data;
const waiting = async () =>
  (await consoleCall(system, 'getOverview', {}, editor)).data.waiting.find(
    ({ what }) => what === 'pollProposals',
  );

it('14.91 questions wait in a queue with its age, the oldest first, page by page', async () => {
  const first = await asked();
  const before = await waiting();
  const second = await asked('你几点喝咖啡？');
  expect((await waiting())?.count).toBe((before?.count ?? 0) + 1);
  expect((await waiting())?.oldestAt).toBe((await list({ state: 'waiting' })).items[0]?.createdAt);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      state: 'waiting',
      limit: 1,
      ...(cursor !== null && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen.filter((id) => [first.id, second.id].includes(id))).toEqual([first.id, second.id]);
  expect(new Set(seen).size).toBe(seen.length);
  const { memberId } = await read(second.id);
  expect((await list({ memberId })).items.map(({ id }) => id)).toEqual([second.id]);
  const newest = (await list()).items.map(({ id }) => id);
  expect(newest.indexOf(second.id)).toBeLessThan(newest.indexOf(first.id));
});

it('14.91 a dry run shows nothing, and a shown question is paid once, whatever is pressed', async () => {
  const { member, id } = await asked('你多久理一次发？');
  const dry = await act('showPollProposal', id, { dryRun: true });
  expect(dry.data.changes).toMatchObject([{ before: '审核中', after: '已展示' }, { after: '5' }]);
  expect((await read(id)).state).toBe('waiting');
  const key = system.key();
  const same = await together(4, async () => (await act('showPollProposal', id, {}, key)).outcome);
  expect(same.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual(
    Array(4).fill('OK'),
  );
  expect((await act('showPollProposal', id)).outcome).toBe('POLL_PROPOSAL_DECIDED');
  expect((await act('refusePollProposal', id, { reason: REASON })).outcome).toBe('POLL_PROPOSAL_DECIDED');
  expect(await read(id)).toMatchObject({ state: 'shown', decidedBy: 'editor' });
  expect((await system.get('getAccount', {}, member)).coins).toBe(5);
  expect((await system.get('listOwnPolls', {}, member)).items).toMatchObject([
    { pollId: (await read(id)).pollId, coins: 5 },
  ]);
});

it('14.91 of two colleagues who decide at once, one does', async () => {
  const { member, id } = await asked('你吃辣吗？');
  const outcomes = await Promise.all([
    act('showPollProposal', id),
    act('refusePollProposal', id, { reason: REASON }),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['OK', 'POLL_PROPOSAL_DECIDED']);
  const isShown = (await read(id)).state === 'shown';
  expect((await system.get('getAccount', {}, member)).coins).toBe(isShown ? 5 : 0);
});

it('14.91 a question is refused with a reason that its member reads, and the log doesn’t quote the member', async () => {
  const { member, id } = await asked('你养什么宠物？');
  expect((await act('refusePollProposal', id)).outcome).toBe('ACT_REASON_MISSING');
  expect((await act('refusePollProposal', id, { reason: REASON })).outcome).toBe('OK');
  expect((await system.get('listOwnPolls', {}, member)).items).toMatchObject([
    { state: 'refused', reason: REASON },
  ]);
  editor = await signInOperator(system, 'editor');
  const log = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, editor);
  expect(log.data.items).toMatchObject([{ act: 'poll refuse', reason: REASON }]);
  expect(JSON.stringify(log.data)).not.toContain('宠物');
});
