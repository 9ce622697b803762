import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { readMailbox } from '../ports/sms-outbox.ts';
import { createSmsBudget, type SmsBudget } from './sms-budget.ts';

const A_DAY = 150;

let system: TestSystem;
let budget: SmsBudget;
let mobiles = 0;
const lines: string[] = [];
const newMobile = (): string => `1${String(3_000_000_000 + (mobiles += 1) * 10_000)}`;
const events = (event: string): string[] => lines.filter((line) => line.includes(event));

beforeAll(async () => {
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  system = await TestSystem.start({
    seeded: false,
    environment: { SMS_A_DAY: String(A_DAY), PROOF_BITS: '8' },
    log,
  });
  budget = createSmsBudget(system.platform);
});
afterAll(() => system.stop());

const send = async (mobile = newMobile()) =>
  await system.call(
    'sendAuthCode',
    { body: { mobile: await system.encrypted(mobile), purpose: 'login' } },
    { deviceId: `device-of-${mobile}`, address: `10.9.${mobiles % 250}.${Math.floor(mobiles / 250)}` },
  );
const takeMany = async (count: number, own = true): Promise<number> => {
  const taken = await together(count, () => budget.take(own));
  return taken.filter((one) => one.status === 'fulfilled' && one.value).length;
};

describe('A8 the daily SMS budget', () => {
  test('when hardly any code is used, every request needs a proof of work, and operators are warned once', async () => {
    system.clock.set('2026-12-01T10:10:00+08:00');
    expect(await takeMany(99)).toBe(99);
    expect(await budget.isSuspicious()).toBe(false);
    expect(await takeMany(1)).toBe(1);
    expect((await send()).code).toBe(errors.PROOF_REQUIRED.code);
    expect((await send()).code).toBe(errors.PROOF_REQUIRED.code);
    expect(events('sms.unused')).toHaveLength(1);
    expect(events('sms.unused')[0]).toMatch(/"detail":"0 of 100 used"/);
  });

  test('when a fifth of the codes is used again, or after two hours, no proof is needed', async () => {
    for (let count = 0; count < 20; count += 1) await budget.used();
    expect(await budget.isSuspicious()).toBe(false);
    system.clock.set('2026-12-01T13:00:00+08:00');
    expect((await send()).code).toBe(200);
    await system.runJobs();
  });

  test('a right code counts as used, a wrong one does not', async () => {
    system.clock.set('2026-12-01T15:00:00+08:00');
    const mobile = newMobile();
    await send(mobile);
    const login = async (code: string) =>
      await system.call('loginBySms', {
        body: { mobile: await system.encrypted(mobile), code: await system.encrypted(code) },
      });
    const code = await system.codeOf(mobile);
    await login(code === '000000' ? '000001' : '000000');
    await login(code);
    const hour = await system.platform.database.read
      .selectFrom('sms_counts')
      .select(['sent', 'used'])
      .where('period', '=', 'hour')
      .where('period_start', '=', system.clock.now())
      .executeTakeFirstOrThrow();
    expect(hour).toEqual({ sent: 1, used: 1 });
  });

  test('race: never more messages are sent than the budget allows; then requests are refused until the next day', async () => {
    system.clock.set('2026-12-02T22:00:00+08:00');
    const early = newMobile();
    expect((await send(early)).code).toBe(200); // It was requested in time, but the budget is used up before it is sent.
    expect(await takeMany(A_DAY + 40)).toBe(A_DAY);
    for (let count = 0; count < A_DAY / 2; count += 1) await budget.used();
    await system.runJobs();
    expect(await readMailbox(system.platform, early)).toEqual([]);
    expect(await send()).toMatchObject({ status: 503, code: errors.UNAVAILABLE.code });
    expect(await budget.spentFor(system.platform.database.read, true)).toBe(2 * 3_600);
    expect(events('sms.budget')).toHaveLength(1);
  });

  test('a new day begins at midnight in Shanghai', async () => {
    system.clock.set('2026-12-03T02:00:00+08:00');
    expect((await send()).code).toBe(200);
  });

  test('at most 200 codes an hour go to mobiles with the same first seven digits', async () => {
    system.clock.set('2026-12-04T10:00:00+08:00');
    const { count } = await import('./code-limits.ts').then(({ CODE_LIMITS }) => CODE_LIMITS.prefix);
    const start = system.clock.now();
    await system.platform.database.read
      .insertInto('code_limits')
      .values({
        kind: 'prefix',
        key: system.platform.cipher.blindIndex('1591234'),
        period_start: start,
        used: count,
        last_at: start,
      })
      .execute();
    expect((await send('15912340001')).code).toBe(errors.TOO_MANY.code);
    expect((await send('15912350001')).code).toBe(200);
  });

  test('a tenth of the budget is reserved for browsers that have signed in before', async () => {
    system.clock.set('2026-12-05T10:00:00+08:00');
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    system.clock.advance(3_600_000);
    expect(await takeMany(A_DAY, false)).toBe(A_DAY * 0.9 - 1);
    for (let count = 0; count < A_DAY / 2; count += 1) await budget.used();
    const address = '10.8.0.1';
    const ask = async (deviceId: string | undefined) =>
      await system.call(
        'sendAuthCode',
        { body: { mobile: await system.encrypted(mobile), purpose: 'login' } },
        { address, ...(deviceId !== undefined && { deviceId }) },
      );
    expect((await ask('a-stranger-of-theirs')).code).toBe(errors.UNAVAILABLE.code);
    expect((await ask(member.deviceId)).code).toBe(200);
    await system.runJobs();
    expect(await readMailbox(system.platform, mobile)).toHaveLength(2);
  });
});
