import { afterAll, beforeAll, expect, it } from 'vitest';
import { PenaltyStep } from '@yayan/contract';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { createMessages } from '../../../message/module.ts';
import { givePenalty } from '../../../feedback/module.ts';
import { startHosting } from '../../../../../test/group/hosting.ts';

const DAY_MS = 24 * 60 * 60_000;

let system: TestSystem;
let last = 0;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const nextMobile = (): string => freshMobile((last += 1));
const start = (hash: string, asker: Asker) =>
  system.call('startParticipation', { body: { taskHashId: hash } }, asker);
const results = async (asker: Asker) =>
  (await system.get('listTaskRecords', {}, asker)).items.map(({ result, coins }) => [result, coins]);

/** An invited member of a group that is published and not open yet. */
async function invited() {
  const mobile = nextMobile();
  const member = await system.signIn(mobile);
  const hosting = await startHosting(system);
  const { topics } = await hosting.addTopics([1]);
  await hosting.invite(mobile);
  await hosting.move('invite');
  return { mobile, member, hosting, topics, hash: (await hosting.group()).hash };
}

async function penalise(asker: Asker): Promise<void> {
  const { id: memberId } = await system.get('getAccount', {}, asker);
  const deps = { platform: system.platform, messages: createMessages(system.platform) };
  const penalty = { memberId, step: PenaltyStep.Tasks, rule: '作答不认真', evidence: '答案相同', by: '林晓' };
  await givePenalty(deps, { ...penalty, days: 7 });
}

it('rule 6.29: starting the task opens one participation, which leads to the group', async () => {
  const { member, hosting, hash, mobile } = await invited();
  expect((await start(hash, member)).code).toBe(10_014);
  await hosting.move('open');
  const { data } = await start(hash, member);
  expect(data).toMatchObject({ kind: 'group', url: `/topic/join/${hash}` });
  expect((await start(hash, member)).data).toEqual(data);
  expect(await results(member)).toEqual([[0, 0]]);
  await hosting.enter(mobile, '早起的阿木');
  expect(await results(member)).toEqual([[0, 0]]);
});

it('rule 6.29: who started and never came ends with 8 and nothing, and it can not be started after the close', async () => {
  const { member, hosting, hash } = await invited();
  const late = await system.signIn(nextMobile());
  await hosting.move('open');
  await start(hash, member);
  expect((await start(hash, late)).code).toBe(25_001);
  expect((await start(hash, hosting.host)).code).toBe(22_013);
  await hosting.move('close');
  const { items } = await system.get(
    'listGroupRewards',
    { params: { groupId: hosting.groupId } },
    hosting.host,
  );
  expect(items).toMatchObject([{ finished: false, coins: 0 }]);
  expect((await start(hash, member)).code).toBe(10_014);
});

it('rule 7.17: a penalty on tasks keeps a member from a group they have not begun, by every way in', async () => {
  const { member, hosting, hash, mobile } = await invited();
  await hosting.move('open');
  await penalise(member);
  const refused = 26_150;
  expect((await start(hash, member)).code).toBe(refused);
  expect((await system.call('createGroupTicket', { params: { hash } }, member)).code).toBe(refused);
  const inGroup = await system.signInToGroup(hash, mobile);
  const body = { nickname: '早起的阿木', rulesAccepted: true as const, consentVersion: 1 };
  const settled = await system.call('updateGroupProfile', { params: { hash }, body }, inGroup);
  expect(settled.code).toBe(refused);
  expect((await system.get('getGroupMe', {}, inGroup)).identity.firstVisit).toBe(true);
  expect(await results(member)).toEqual([]);
  system.clock.advance(8 * DAY_MS);
  const again = await system.signInToGroup(hash, mobile);
  await system.get('updateGroupProfile', { params: { hash }, body }, again);
});

it('rule 7.17: who had begun goes on in spite of a penalty', async () => {
  const { member, hosting, hash, mobile, topics } = await invited();
  await hosting.move('open');
  const inGroup = await hosting.enter(mobile, '早起的阿木');
  await penalise(member);
  expect((await system.call('createGroupTicket', { params: { hash } }, member)).code).toBe(200);
  await hosting.answer(inGroup, topics[0]?.sections[0]?.id ?? '');
});
