import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { ruleNumber } from './module.ts';

let system: TestSystem;
let admin: ConsoleSession;
let other: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
beforeEach(async () => {
  admin = await signInOperator(system, 'admin');
  other = await signInOperator(system, 'admin2');
});
afterAll(() => system.stop());

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string =>
  new Date(system.clock.now().getTime() + hours * HOUR_MS).toISOString();
const smsADay = async () => await ruleNumber(system.platform, system.platform.database.read, 'smsADay');
const ask = async (value: number, holdsFrom: string | null, more: object = {}, by = admin) =>
  await consoleCall(
    system,
    'setRuleNumber',
    {
      params: { name: 'smsADay' },
      body: { input: { value, holdsFrom }, reason: '年底活动', ...more },
      key: system.key(),
    },
    by,
  );
const decision = (id: string | null) => ({ params: { id: id ?? '' }, body: { reason: '看过' } });
const agree = async (id: string | null, by = other) =>
  (await consoleCall(system, 'agreeToRequest', decision(id), by)).outcome;
const set = async (value: number, holdsFrom: string | null): Promise<void> => {
  const { data } = await ask(value, holdsFrom);
  expect(data.state).toBe('asked');
  expect(await agree(data.id)).toBe('OK');
};
const drop = async () =>
  await consoleCall(
    system,
    'dropRuleNumber',
    { params: { name: 'smsADay' }, body: { reason: '不办了' }, key: system.key() },
    admin,
  );
const shown = async () => (await consoleCall(system, 'listRuleNumbers', {}, admin)).data.items[0];

it('14.80 a number holds once a second admin agreed, and the configuration until then', async () => {
  const { fallback = 0 } = (await shown()) ?? {};
  expect(await smsADay()).toBe(system.platform.config.delivery.smsADay);
  const asked = await ask(20_000, null);
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await agree(asked.data.id, admin)).not.toBe('OK');
  expect(await smsADay()).toBe(fallback);
  expect(await agree(asked.data.id)).toBe('OK');
  expect(await smsADay()).toBe(20_000);
  expect(await shown()).toMatchObject({
    value: 20_000,
    coming: null,
    changes: [{ value: 20_000, before: fallback, madeBy: 'admin', reason: '年底活动' }],
  });
});

it('14.80 a later change holds from its time by the clock alone; one waits at most, and it can be dropped until then', async () => {
  const at = inHours(2);
  await set(30_000, at);
  expect(await smsADay()).toBe(20_000);
  expect((await ask(40_000, null)).outcome).toBe('RULE_NUMBER_WRONG');
  const dropped = await drop();
  expect(await agree(dropped.data.id)).toBe('OK');
  expect(await shown()).toMatchObject({ coming: null, changes: [{ droppedBy: 'admin' }, {}] });
  expect((await drop()).outcome).toBe('NOT_FOUND');
  const again = inHours(3);
  await set(30_000, again);
  expect((await shown())?.coming).toMatchObject({ value: 30_000, before: 20_000, holdsFrom: again });
  system.clock.advance(new Date(again).getTime() - system.clock.now().getTime() - 1);
  expect(await smsADay()).toBe(20_000);
  system.clock.advance(1);
  expect(await smsADay()).toBe(30_000);
  admin = await signInOperator(system, 'admin');
  expect((await drop()).outcome).toBe('NOT_FOUND');
});

it.each<[string, number, () => string | null]>([
  ['below its range', 10, () => null],
  ['above its range', 1_000_001, () => null],
  ['of a time that has passed', 500, () => inHours(-1)],
  ['of a time in more than a year', 500, () => inHours(24 * 367)],
])('14.80 a number %s is refused', async (_name, value, at) => {
  expect((await ask(value, at(), { dryRun: true })).outcome).toBe('RULE_NUMBER_WRONG');
});

it('14.80 who isn’t an admin may not ask, and the same number is no change', async () => {
  const editor = await signInOperator(system, 'finance');
  expect((await ask(500, null, {}, editor)).outcome).toBe('OPERATOR_FORBIDDEN');
  expect((await ask(await smsADay(), null)).outcome).toBe('ACT_NOTHING_CHANGES');
});

it('14.80 nothing in the database changes or deletes a number', async () => {
  const { read } = system.platform.database;
  await expect(read.updateTable('rule_numbers').set({ value: 1 }).execute()).rejects.toThrow(
    'only be added to',
  );
  await expect(read.deleteFrom('rule_numbers').execute()).rejects.toThrow('only be added to');
});
