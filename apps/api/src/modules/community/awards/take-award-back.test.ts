import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../composition/reconcile-checks.ts';
import { reconcile, reconcileReport } from '../../ledger/module.ts';

const month = '2026-10';

let system: TestSystem;
let editor: ConsoleSession;
let code: string;
let asker: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
  asker = await system.signIn(freshMobile(1));
  code = (await system.get('getAccount', {}, asker)).memberCode;
  const won = {
    title: '认真作答奖',
    criteria: '质量分 90 以上',
    winners: [{ member: code, reason: '写得具体' }],
  };
  const awards = [
    { id: 'careful', coins: 200, ...won },
    { id: 'large', coins: 5_001, ...won },
  ];
  const call = { params: { month }, body: { input: { awards } }, key: system.key() };
  expect((await consoleCall(system, 'confirmAwards', call, editor)).outcome).toBe('OK');
});
afterAll(() => system.stop());

const takeBack = async (award: string, more: object = {}) => {
  const body = { input: { award, member: code }, reason: '答案是抄来的', ...more };
  return await consoleCall(system, 'takeAwardBack', { params: { month }, body, key: system.key() }, editor);
};
const listed = async (award: string) =>
  (await system.get('getAwards', { query: { month } }, asker)).categories.find(({ id }) => id === award)
    ?.winners;

it('13.10 an award is taken back once: coins, message and public list; the ledger stays sound', async () => {
  const before = (await system.get('getAccount', {}, asker)).coins;
  const { data } = await takeBack('careful', { dryRun: true });
  expect(data.changes).toMatchObject([{ before: `${code}，200 金币`, after: '收回 200 金币' }]);
  const both = await Promise.all([takeBack('careful'), takeBack('careful')]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['ACT_NOTHING_CHANGES', 'OK']);
  expect((await system.get('getAccount', {}, asker)).coins).toBe(before - 200);
  expect(await listed('careful')).toEqual([]);
  expect(await listed('large')).toHaveLength(1);
  const { items } = await system.get('listMessages', {}, asker);
  expect(items[0]).toMatchObject({ title: '“认真作答奖”被收回了' });
  expect(reconcileReport(await reconcile(system.platform.database, reconcileChecks))).not.toContain('FAILED');
});

it('13.10 who lost an award doesn’t get the same one again', async () => {
  const winners = [{ member: code, reason: '写得具体' }];
  const awards = [{ id: 'careful', title: '认真作答奖', criteria: '质量分 90 以上', coins: 200, winners }];
  const call = { params: { month }, body: { input: { awards } }, key: system.key() };
  expect((await consoleCall(system, 'confirmAwards', call, editor)).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('13.10 more than 5,000 coins need a second person, and nobody else’s award is found', async () => {
  expect((await takeBack('large', { dryRun: true })).data.needsSecond).toBe(true);
  expect((await takeBack('none')).outcome).toBe('NOT_FOUND');
  expect((await takeBack('careful', { input: { award: 'careful', member: 'YANOBODY' } })).outcome).toBe(
    'NOT_FOUND',
  );
});
