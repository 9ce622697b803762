import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import { CREDIT_STEP, transfer } from '../ledger/module.ts';
import { addDays, dayOf, startOfDay } from '../../platform/calendar.ts';
import { LEVEL_STEP, type RuleNumberName } from './module.ts';

let system: TestSystem;
let admin: ConsoleSession;
let other: ConsoleSession;
let members = 900;
beforeAll(async () => {
  system = await TestSystem.start();
});
beforeEach(async () => {
  admin = await signInOperator(system, 'admin');
  other = await signInOperator(system, 'admin2');
});
afterAll(() => system.stop());

/** The midnight that begins a day from today on. */
const midnight = (days: number): string => startOfDay(addDays(dayOf(system.clock.now()), days)).toISOString();
const ask = async (name: RuleNumberName, value: number, days: number, dryRun = false) =>
  await consoleCall(
    system,
    'setRuleNumber',
    {
      params: { name },
      body: {
        input: { value, holdsFrom: midnight(days) },
        reason: '会员更活跃了',
        ...(dryRun && { dryRun }),
      },
      key: system.key(),
    },
    admin,
  );
const agree = async (id: string | null) =>
  (await consoleCall(system, 'agreeToRequest', { params: { id: id ?? '' }, body: { reason: '看过' } }, other))
    .outcome;
const set = async (name: RuleNumberName, value: number, days: number): Promise<void> => {
  const { outcome, data } = await ask(name, value, days);
  expect(outcome).toBe('OK');
  expect(await agree(data.id)).toBe('OK');
};
const drop = async (name: RuleNumberName) =>
  await consoleCall(
    system,
    'dropRuleNumber',
    { params: { name }, body: { reason: '不办了' }, key: system.key() },
    admin,
  );
const withCredit = async (credit: number) => {
  const mobile = freshMobile((members += 1));
  const member = await system.signIn(mobile);
  const { id, credit: has } = await system.get('getAccount', {}, member);
  await system.platform.database.transaction((tx) =>
    transfer(tx, {
      key: `level:${id}`,
      memberId: id,
      reason: 'corrected',
      cause: { kind: 'correction', id, title: '测试' },
      legs: [{ asset: 'credit', amount: credit - has, platform: 'issue' }],
      at: system.clock.now(),
    }),
  );
  return { member, id, mobile };
};

it('4.32 the index of the ledger knows the step of the levels', () => {
  expect(CREDIT_STEP).toBe(LEVEL_STEP);
});

it.each<[string, RuleNumberName, number, string]>([
  ['no multiple of 50', 'levelBronze', 120, 'RULE_NUMBER_WRONG'],
  ['none', 'levelBronze', 0, 'RULE_NUMBER_WRONG'],
  ['as much as the level above', 'levelBronze', 400, 'LEVELS_NOT_RISING'],
  ['less than the level below', 'levelGold', 350, 'LEVELS_NOT_RISING'],
])('4.32 a level that needs %s is refused', async (_name, name, value, refusal) => {
  expect((await ask(name, value, 3, true)).outcome).toBe(refusal);
});

it('4.32 a mark is announced to the member, the operator sees how many fall, and then all read it', async () => {
  const { id, mobile, ...first } = await withCredit(450);
  let { member } = first;
  const account = async () => (await system.get('getAccount', {}, member)).level;
  const credit = async () => await system.get('getCredit', {}, member);
  const planned = await ask('levelSilver', 600, 3, true);
  expect(planned.data.changes).toContainEqual(
    expect.objectContaining({
      field: 'members',
      label: '按现在的权益值会降级的人',
      after: expect.stringMatching(/^[1-9]/u),
    }),
  );
  const lowered = await ask('levelSilver', 300, 3, true);
  expect(lowered.data.changes).toContainEqual(
    expect.objectContaining({ field: 'members', label: '按现在的权益值会升级的人' }),
  );
  expect((await ask('levelSilver', 600, 0)).outcome).toBe('RULE_NUMBER_WRONG');
  await set('levelSilver', 600, 3);
  expect(await account()).toMatchObject({ rank: 2 });
  expect(await credit()).toMatchObject({
    level: 2,
    coming: [
      {
        holdsFrom: midnight(3),
        level: 1,
        levels: expect.arrayContaining([expect.objectContaining({ level: 2, fromCredit: 600 })]),
      },
    ],
  });
  // By what waits, bronze may need 550 from then on, and not before.
  expect((await ask('levelBronze', 550, 2, true)).outcome).toBe('LEVELS_NOT_RISING');
  await set('levelBronze', 550, 3);
  expect((await drop('levelSilver')).outcome).toBe('LEVELS_NOT_RISING');
  expect((await credit()).coming).toHaveLength(1);
  system.clock.set(midnight(3));
  member = await system.signIn(mobile);
  expect(await account()).toMatchObject({ rank: 0, name: '普通会员' });
  expect(await credit()).toMatchObject({
    level: 0,
    next: { level: 1, missing: 100 },
    coming: [],
    rule: { exchangesPerDay: 1 },
  });
  admin = await signInOperator(system, 'admin');
  const { data } = await consoleCall(system, 'getOperatorMember', { params: { id } }, admin);
  expect(data.level).toEqual({ name: '普通会员', next: { name: '铜牌会员', missing: 100 } });
  const query = { kind: 'member' as const, subject: id };
  const timeline = await consoleCall(system, 'readTimeline', { query }, admin);
  expect(timeline.data.items.map(({ event }) => event?.text)).toContain('降到普通会员');
  const info = await system.get('getExchangeInfo', {}, member);
  expect(info).toMatchObject({ level: 0, rule: { fromCredit: 0 } });
  const { body } = await system.get('getHelpArticle', { params: { id: '21305' } });
  expect(JSON.stringify(body)).toContain('权益值达到 550、600、1,000、3,000');
});

it('4.32 two neighbours that are set at once never cross', async () => {
  const asked = [await ask('levelGold', 2_000, 4), await ask('levelDiamond', 1_500, 4)];
  const agreed = await Promise.all(asked.map(async ({ data }) => await agree(data.id)));
  expect(agreed.filter((outcome) => outcome === 'OK')).toHaveLength(1);
});
