import type { ConsoleBodyOf } from '@yayan/contract/console';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';

type Award = ConsoleBodyOf<'confirmAwards'>['input']['awards'][number];

let system: TestSystem;
let editor: ConsoleSession;
const members: { id: string; code: string; asker: Asker }[] = [];
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
  for (const index of [1, 2]) {
    const asker = await system.signIn(freshMobile(index));
    const { id, memberCode } = await system.get('getAccount', {}, asker);
    members.push({ id, code: memberCode, asker });
  }
});
afterAll(() => system.stop());

const winner = (index: number) => ({ member: members[index]?.code ?? '', reason: '写得具体' });
const award = (more: Partial<Award> = {}): Award => ({
  id: 'careful',
  title: '认真作答奖',
  criteria: '质量分 90 以上',
  coins: 200,
  winners: [winner(0)],
  ...more,
});
const confirm = async (month: string, awards: Award[], dryRun = false) =>
  await consoleCall(
    system,
    'confirmAwards',
    { params: { month }, body: { input: { awards }, dryRun }, key: system.key() },
    editor,
  );
const coinsOf = async (index: number) => (await system.get('getAccount', {}, members[index]?.asker)).coins;

it('13.9 a dry run says who would be paid and pays nobody; then each winner is paid once', async () => {
  const { data } = await confirm('2026-08', [award()], true);
  expect(data.changes).toEqual([
    {
      field: 'careful',
      label: '奖项',
      before: null,
      after: '认真作答奖：200 金币，1 人。标准：质量分 90 以上',
    },
    { field: 'pay', label: '发给', before: null, after: '1 人，共 200 金币' },
  ]);
  expect(await coinsOf(0)).toBe(0);
  expect((await confirm('2026-08', [award()])).outcome).toBe('OK');
  expect((await confirm('2026-08', [award()])).outcome).toBe('ACT_NOTHING_CHANGES');
  expect((await confirm('2026-08', [award({ winners: [winner(0), winner(1)] })])).outcome).toBe('OK');
  expect([await coinsOf(0), await coinsOf(1)]).toEqual([200, 200]);
});

it('13.9 operators read the winners with their codes and what a month paid', async () => {
  const month = await consoleCall(system, 'getAwardMonth', { params: { month: '2026-08' } }, editor);
  expect(month.data).toMatchObject({ isOver: true, candidates: [] });
  expect(month.data.awards[0]?.winners).toEqual([
    { ...winner(0), memberId: members[0]?.id, coins: 200, isTakenBack: false },
    { ...winner(1), memberId: members[1]?.id, coins: 200, isTakenBack: false },
  ]);
  const { data } = await consoleCall(system, 'listAwardMonths', {}, editor);
  expect(data.items).toContainEqual({ month: '2026-08', awards: 1, winners: 2, coins: 400 });
});

it('13.9 more than 200,000 coins of a month need a second person', async () => {
  const large = (coins: number) => [
    award({ coins, winners: [winner(0), winner(1)] }),
    award({ id: 'helpful', coins, winners: [winner(0)] }),
  ];
  expect((await confirm('2026-09', large(66_666), true)).data.needsSecond).toBe(false);
  expect((await confirm('2026-09', large(66_667), true)).data.needsSecond).toBe(true);
  // What the month has paid counts too, so that nobody pays it in small parts.
  expect(
    (await confirm('2026-09', [award({ coins: 66_667, winners: [winner(0), winner(1)] })])).outcome,
  ).toBe('OK');
  expect((await confirm('2026-09', large(66_667), true)).data.needsSecond).toBe(true);
});

it.each<[string, string, string, () => Award[]]>([
  ['of a month that isn’t over', 'AWARD_MONTH_NOT_OVER', '2026-11', () => [award()]],
  ['of a month before the last three', 'AWARD_MONTH_TOO_OLD', '2026-07', () => [award()]],
  [
    'for nobody’s code',
    'CONTENT_MEMBER_UNKNOWN',
    '2026-10',
    () => [award({ winners: [{ member: 'YANOBODY', reason: '好' }] })],
  ],
  ['with a winner twice', 'AWARD_WRONG', '2026-10', () => [award({ winners: [winner(0), winner(0)] })]],
  ['with a code twice', 'AWARD_WRONG', '2026-10', () => [award(), award()]],
])('13.9 an award %s is refused and pays nobody', async (_what, outcome, month, awards) => {
  const before = await coinsOf(0);
  expect((await confirm(month, awards())).outcome).toBe(outcome);
  expect(await coinsOf(0)).toBe(before);
});
