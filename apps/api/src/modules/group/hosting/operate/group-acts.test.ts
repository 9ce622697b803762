import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { payTests } from '../../../../../test/group/paying.ts';
import {
  consoleCall,
  type ConsoleSession,
  signInOperator,
} from '../../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { nameHost } from '../../people/life/name-host.ts';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
let researcher: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  pay = payTests(system);
  researcher = await signInOperator(system, 'researcher');
});
afterAll(() => system.stop());

/** An open group with one person, who answered everything. */
const opened = async () => {
  const mobile = pay.nextMobile();
  const member = await system.signIn(mobile);
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  return { ...open, hash: (await open.hosting.group()).hash, mobile, member };
};
type GroupAct =
  | 'closeOperatorGroup'
  | 'archiveOperatorGroup'
  | 'handOverGroup'
  | 'takeDownGroupAnswer'
  | 'putBackGroupAnswer'
  | 'refuseGroupPay';
const act = async (name: GroupAct, id: string, input?: object, reason = '含违法内容') => {
  const body = { ...(input && { input }), reason };
  return (await consoleCall(system, name, { params: { id }, body, key: system.key() }, researcher)).outcome;
};
const read = async (id: string) =>
  (await consoleCall(system, 'getOperatorGroup', { params: { id } }, researcher)).data;
const answers = async (id: string, query: Record<string, string> = {}) =>
  (await consoleCall(system, 'listOperatorGroupAnswers', { params: { id }, query }, researcher)).data.items;
const people = async (id: string, query: Record<string, string | number> = {}) =>
  (await consoleCall(system, 'listOperatorGroupPeople', { params: { id }, query }, researcher)).data;

it('14.33 an answer is taken down with a reason that its author reads; hosts can’t restore it, operators can', async () => {
  const { hash, hosting, member } = await opened();
  const [answer] = await answers(hash);
  const input = { answerId: answer?.id };
  expect(await act('takeDownGroupAnswer', hash, input, ' ')).toBe('ACT_REASON_MISSING');
  expect(await act('takeDownGroupAnswer', hash, input)).toBe('OK');
  expect(await act('takeDownGroupAnswer', hash, input)).toBe('ANSWER_DELETED');
  expect((await answers(hash))[0]).toMatchObject({ takenDownBy: 'researcher', deleteReason: '含违法内容' });
  expect(await read(hash)).toMatchObject({ answers: 1 });
  const { items } = await system.get('listMessages', {}, member);
  expect(items[0]).toMatchObject({
    title: '我们删除了你的一条回答',
    body: expect.stringContaining('含违法内容'),
  });
  const restore = { ids: [answer?.id ?? ''] };
  const host = await system.signInToGroup(hash, hosting.mobile);
  expect(await system.outcome('restoreResponses', { body: restore }, host)).toBe('FORBIDDEN');
  expect(await act('putBackGroupAnswer', hash, input)).toBe('OK');
  expect(await act('putBackGroupAnswer', hash, input)).toBe('ANSWER_NOT_TAKEN_DOWN');
  expect(await read(hash)).toMatchObject({ answers: 2 });
});

it('14.33 what a host deleted is not put back by an operator', async () => {
  const { hash, hosting } = await opened();
  const [answer] = await answers(hash);
  const host = await system.signInToGroup(hash, hosting.mobile);
  await system.get('deleteResponses', { body: { ids: [answer?.id ?? ''], reason: '离题了' } }, host);
  expect((await answers(hash))[0]).toMatchObject({ takenDownBy: null, deleteReason: '离题了' });
  expect(await act('putBackGroupAnswer', hash, { answerId: answer?.id })).toBe('ANSWER_NOT_TAKEN_DOWN');
});

it('14.33 a group is closed before its time, which tallies it, and archived once nobody is owed; hosts read who did it', async () => {
  const { hash, hosting } = await opened();
  expect(await act('archiveOperatorGroup', hash)).toBe('GROUP_IS_OPEN');
  expect(await act('closeOperatorGroup', hash)).toBe('OK');
  expect(await act('closeOperatorGroup', hash)).toBe('GROUP_IS_CLOSED');
  expect(await read(hash)).toMatchObject({ state: 'closed', pay: 'waiting' });
  expect(await act('archiveOperatorGroup', hash)).toBe('PAY_UNCONFIRMED');
  expect(await act('refuseGroupPay', hash)).toBe('OK');
  await pay.payJob();
  expect(await act('archiveOperatorGroup', hash)).toBe('OK');
  expect(await read(hash)).toMatchObject({ state: 'archived' });
  const changes = await system.get(
    'listGroupChanges',
    { params: { groupId: hosting.groupId } },
    hosting.host,
  );
  expect(changes.items.slice(0, 2)).toMatchObject([
    { by: '芽言运营', what: 'move', after: '归档' },
    { by: '芽言运营', what: 'move', after: '结束讨论' },
  ]);
});

it('14.33 a group is handed over to somebody who makes groups and is no respondent of it; the host before leaves it', async () => {
  const { hash, hosting, mobile, member } = await opened();
  const rewardRead = async () =>
    (await system.get('getGroupMe', {}, await system.signInToGroup(hash, mobile))).reward;
  const reward = await rewardRead();
  const codeOf = async (asker: Asker) => (await system.get('getAccount', {}, asker)).memberCode;
  const next = await system.signIn(pay.nextMobile());
  expect(await act('handOverGroup', hash, { memberCode: await codeOf(next) })).toBe('HOST_UNKNOWN');
  for (const asker of [next, member]) {
    const { id: memberId } = await system.get('getAccount', {}, asker);
    await nameHost(system.platform, { memberId, by: '林晓' });
  }
  expect(await act('handOverGroup', hash, { memberCode: await codeOf(member) })).toBe('HOST_IN_GROUP');
  expect(await act('handOverGroup', hash, { memberCode: await codeOf(hosting.host) })).toBe(
    'ACT_NOTHING_CHANGES',
  );
  expect(await act('handOverGroup', hash, { memberCode: await codeOf(next) })).toBe('OK');
  const params = { groupId: hosting.groupId };
  expect(await system.outcome('getHostedGroup', { params }, next)).toBe('OK');
  expect(await system.outcome('getHostedGroup', { params }, hosting.host)).toBe('NOT_FOUND');
  const { id: memberId } = await system.get('getAccount', {}, next);
  expect((await read(hash)).hosts).toMatchObject([{ memberId }]);
  // What respondents can still get stays theirs (rule 6.56).
  expect(reward).toMatchObject({ coins: 100, reachableCoins: 100, canFinish: true });
  expect(await rewardRead()).toEqual(reward);
  // Back again, to somebody who hosted it before.
  expect(await act('handOverGroup', hash, { memberCode: await codeOf(hosting.host) })).toBe('OK');
  expect(await system.outcome('getHostedGroup', { params }, hosting.host)).toBe('OK');
});

it('people are listed by pseudonym, hosts first with their account, page by page, each once', async () => {
  const { hash } = await opened();
  const all = (await people(hash)).items;
  expect(all.map(({ role, answers: given }) => ({ role, given }))).toEqual([
    { role: 'host', given: 0 },
    { role: 'respondent', given: 2 },
  ]);
  expect(all.map(({ memberId }) => memberId === null)).toEqual([false, true]);
  const first = await people(hash, { limit: 1 });
  const rest = await people(hash, { limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items]).toEqual(all);
  expect(rest.nextCursor).toBeNull();
});

it('answers are found by their words and by person', async () => {
  const { hash } = await opened();
  const [answer] = await answers(hash);
  expect(await answers(hash, { keyword: answer?.content.slice(0, 4) ?? '' })).not.toEqual([]);
  expect(await answers(hash, { keyword: '没有人写过' })).toEqual([]);
  expect(await answers(hash, { personId: answer?.personId ?? '' })).toHaveLength(2);
});

it('14.83 a member has a count of groups, without their names and pseudonyms', async () => {
  const { member } = await opened();
  const { id } = await system.get('getAccount', {}, member);
  const { data } = await consoleCall(system, 'getOperatorMemberGroups', { params: { id } }, researcher);
  expect(data).toEqual({ count: 1 });
});
