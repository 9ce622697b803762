import { runs, timeFor } from '../../../../test/runs.ts';
import { together } from '../../../../test/together.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { numberRules } from '../../rule/numbers.ts';
import { readMailbox } from '../ports/sms-outbox.ts';
import {
  startTestIdentity,
  testMobile,
  type TestIdentity,
  type TestOrigin,
} from '../../../../test/identity/test-identity.ts';

let system: TestIdentity;
let mobiles = 0;
let addresses = 0;
const newMobile = (): string => testMobile((mobiles += 1));
/** A mobile of another operator or city than all others, because those with the same first seven digits have a limit. */
const distantMobile = (index: number): string =>
  `13${String(index).padStart(9, '0').split('').toReversed().join('')}`;
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());

const send = async (mobile: string, origin: Partial<TestOrigin> = {}): Promise<unknown> =>
  await system.sendCode(mobile, { address: newAddress(), ...origin });
const check = async (mobile: string, code: string, purpose = 'login', subject = ''): Promise<void> =>
  await system.identity.codes.checkCode({ mobile, code, purpose, subject });
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

async function outcomes(count: number, attempt: (index: number) => Promise<unknown>): Promise<string[]> {
  const settled = await together(count, attempt);
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : String(one.reason.name)));
}

describe('A7 codes: 6 digits, 5 minutes, single use, 5 tries (rule 2.4)', () => {
  test('a code works once', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await system.lastCode(mobile);
    expect(code).toMatch(/^\d{6}$/);
    await check(mobile, code);
    await expect(check(mobile, code)).rejects.toMatchObject({ name: 'CODE_EXPIRED' });
  });

  test('it expires after 5 minutes', async () => {
    const [inTime, late] = [newMobile(), newMobile()];
    await send(inTime);
    await send(late);
    const codes = [await system.lastCode(inTime), await system.lastCode(late)] as const;
    system.clock.advance(5 * 60_000 - 1);
    await check(inTime, codes[0]);
    system.clock.advance(1);
    await expect(check(late, codes[1])).rejects.toMatchObject({ name: 'CODE_EXPIRED' });
  });

  test('wrong tries count down; after the fifth the right code is refused too', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await system.lastCode(mobile);
    for (const triesLeft of [4, 3, 2, 1])
      await expect(check(mobile, wrong(code))).rejects.toMatchObject({
        name: 'CODE_WRONG',
        data: { triesLeft },
      });
    await expect(check(mobile, wrong(code))).rejects.toMatchObject({ name: 'CODE_TRIES_USED' });
    await expect(check(mobile, code)).rejects.toMatchObject({ name: 'CODE_TRIES_USED' });
  });

  const CODES = runs(1, 500);
  test(
    'race: 200 simultaneous guesses get 5 tries in total',
    async () => {
      for (let n = 0; n < CODES; n += 1) {
        system.clock.advance(CODES > 1 ? 3_600_000 : 0); // Mobiles with the same first digits share 200 codes an hour.
        const mobile = newMobile();
        await send(mobile);
        const code = await system.lastCode(mobile);
        const results = await outcomes(200, () => check(mobile, wrong(code)));
        expect(results.filter((name) => name === 'CODE_WRONG')).toHaveLength(4);
        expect(results.filter((name) => name === 'CODE_TRIES_USED')).toHaveLength(196);
      }
    },
    timeFor(CODES, 2_000),
  );

  test('an attacker who guesses at every code of a day is right once in 40,000 days, and in 20,000 with the most that operators can set', () => {
    const { fallback, most } = numberRules.codesAMobile;
    expect((fallback(system.platform.config) * 5) / 10 ** 6).toBeLessThanOrEqual(2.5e-5);
    expect((most * 5) / 10 ** 6).toBeLessThanOrEqual(5e-5);
  });

  test('race: the right code, entered 20 times at once, works once', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await system.lastCode(mobile);
    const results = await outcomes(20, () => check(mobile, code));
    expect(results.filter((name) => name === 'ok')).toHaveLength(1);
  });

  test('a new code replaces the previous one', async () => {
    const mobile = newMobile();
    await send(mobile);
    const first = await system.lastCode(mobile);
    system.clock.advance(60_000);
    await send(mobile);
    const second = await system.lastCode(mobile);
    if (first !== second) await expect(check(mobile, first)).rejects.toMatchObject({ name: 'CODE_WRONG' });
    await check(mobile, second);
  });

  test('a code works only for its purpose and subject', async () => {
    const mobile = newMobile();
    const { platform, identity } = system;
    const origin = { address: newAddress(), deviceId: null };
    await platform.database.transaction((tx) =>
      identity.codes.sendCode(tx, { mobile, purpose: 'group', subject: 'a', origin }),
    );
    const code = await system.lastCode(mobile);
    await expect(check(mobile, code)).rejects.toMatchObject({ name: 'CODE_EXPIRED' });
    await expect(check(mobile, code, 'group', 'b')).rejects.toMatchObject({ name: 'CODE_EXPIRED' });
    await check(mobile, code, 'group', 'a');
  });

  test('codes are stored as keyed hashes', async () => {
    const mobile = newMobile();
    await send(mobile);
    const code = await system.lastCode(mobile);
    const { read } = system.platform.database;
    const stored = JSON.stringify([
      await read.selectFrom('codes').selectAll().execute(),
      await read.selectFrom('sms_outbox').select(['mobile_sealed', 'text_sealed']).execute(),
    ]);
    expect(stored).not.toContain(`"${code}"`);
  });
});

describe('A8 limits of sending (rule 2.5)', () => {
  test('the next code after 60 s; the refusal says how long to wait', async () => {
    const mobile = newMobile();
    expect(await send(mobile)).toEqual({ resendAfterSeconds: 60 });
    system.clock.advance(59_000);
    await expect(send(mobile)).rejects.toMatchObject({
      name: 'CODE_TOO_SOON',
      data: { resendAfterSeconds: 1 },
    });
    system.clock.advance(1_000);
    await expect(send(mobile)).resolves.toBeDefined();
  });

  test('the 60 s also apply across midnight', async () => {
    const mobile = newMobile();
    system.clock.set('2026-11-22T23:59:30+08:00');
    await send(mobile);
    system.clock.set('2026-11-23T00:00:10+08:00');
    await expect(send(mobile)).rejects.toMatchObject({ name: 'CODE_TOO_SOON' });
  });

  test('5 a day for each mobile; days begin at midnight in Shanghai', async () => {
    const mobile = newMobile();
    system.clock.set('2026-11-23T20:00:00+08:00');
    for (let count = 0; count < 5; count += 1) {
      await send(mobile);
      system.clock.advance(60_000);
    }
    await expect(send(mobile)).rejects.toMatchObject({ name: 'CODE_DAILY_LIMIT' });
    system.clock.set('2026-11-23T23:59:59+08:00');
    await expect(send(mobile)).rejects.toMatchObject({ name: 'CODE_DAILY_LIMIT' });
    system.clock.set('2026-11-24T00:00:00+08:00');
    await expect(send(mobile)).resolves.toBeDefined();
  });

  test('20 a day for each device', async () => {
    const deviceId = 'device-of-one-browser';
    for (let count = 0; count < 20; count += 1) await send(newMobile(), { deviceId });
    await expect(send(newMobile(), { deviceId })).rejects.toMatchObject({ name: 'CODE_DAILY_LIMIT' });
    await expect(send(newMobile(), { deviceId: 'device-of-another' })).resolves.toBeDefined();
  });

  test('240 an hour for an address that an office may share; the refusal says when to try again', async () => {
    system.clock.set('2026-11-25T10:20:00+08:00');
    const address = newAddress();
    for (let count = 0; count < 240; count += 1) await send(distantMobile(5000 + count), { address });
    await expect(send(newMobile(), { address })).rejects.toMatchObject({
      name: 'TOO_MANY',
      retryAfterSeconds: 2400,
    });
    system.clock.set('2026-11-25T11:00:00+08:00');
    await expect(send(newMobile(), { address })).resolves.toBeDefined();
  });

  test('race: of 20 simultaneous requests for one mobile, one succeeds', async () => {
    const mobile = newMobile();
    const results = await outcomes(20, () => send(mobile));
    expect(results.filter((name) => name === 'ok')).toHaveLength(1);
    expect(results.filter((name) => name === 'CODE_TOO_SOON')).toHaveLength(19);
    await system.runJobs();
    expect(await readMailbox(system.platform, mobile)).toHaveLength(1);
  });

  test.each([
    ['one /56', 120, (index: number) => `2001:db8:5:${(index % 256).toString(16)}::1`],
    ['one /48', 360, (index: number) => `2001:db8:6:${(index % 256).toString(16)}00::1`],
    ['one /24', 360, (index: number) => `198.18.7.${index % 256}`],
  ] as const)('%s gets %i an hour, however many of its addresses ask', async (_name, most, addressAt) => {
    system.clock.advance(3_600_000);
    const results = await outcomes(most + 20, (index) =>
      send(distantMobile(index), { address: addressAt(index) }),
    );
    expect(results.filter((name) => name === 'ok')).toHaveLength(most);
  });

  test('race: 20 people behind one address who ask at once all get a code', async () => {
    const address = newAddress();
    const { clock } = system.platform;
    const now = clock.now().getTime();
    let reads = 0;
    // A call that waited for the address's row has an earlier time than the call it waited for.
    const spy = vi.spyOn(clock, 'now').mockImplementation(() => new Date(now - (reads += 1)));
    const results = await outcomes(20, () => send(newMobile(), { address }));
    spy.mockRestore();
    expect(results).toEqual(Array.from({ length: 20 }, () => 'ok'));
  });

  test('a late call does not start its earlier period again', async () => {
    const address = '2001:db8:9:1::1';
    system.clock.set('2026-11-26T11:00:00+08:00');
    for (let count = 0; count < 60; count += 1) await send(newMobile(), { address });
    system.clock.set('2026-11-26T10:59:59+08:00');
    await expect(send(newMobile(), { address })).rejects.toMatchObject({ name: 'TOO_MANY' });
    system.clock.set('2026-11-26T11:00:01+08:00');
    await expect(send(newMobile(), { address })).rejects.toMatchObject({ name: 'TOO_MANY' });
  });

  test("race: a device's last code of the day is sent once", async () => {
    const deviceId = 'device-that-races';
    for (let count = 0; count < 19; count += 1) await send(newMobile(), { deviceId });
    const results = await outcomes(10, () => send(newMobile(), { deviceId }));
    expect(results.filter((name) => name === 'ok')).toHaveLength(1);
  });

  test('a refused request counts against no limit', async () => {
    const mobile = newMobile();
    const deviceId = 'device-that-is-full';
    for (let count = 0; count < 20; count += 1) await send(newMobile(), { deviceId });
    await expect(send(mobile, { deviceId })).rejects.toMatchObject({ name: 'CODE_DAILY_LIMIT' });
    await expect(send(mobile)).resolves.toBeDefined();
  });
});

test('I3 a message that its job delivers twice is in the mailbox once', async () => {
  const { smsOutbox } = await import('../ports/sms-outbox.ts');
  const mobile = newMobile();
  const message = { id: system.platform.random.uuid(), mobile, purpose: 'login', code: '123456', minutes: 5 };
  const sms = smsOutbox(system.platform);
  await sms.send(message);
  await sms.send(message);
  expect(await readMailbox(system.platform, mobile)).toMatchObject([{ code: '123456', mobile }]);
});

test('an expired code is not sent any more', async () => {
  const mobile = newMobile();
  await send(mobile);
  system.clock.advance(5 * 60_000);
  await system.runJobs();
  expect(await readMailbox(system.platform, mobile)).toEqual([]);
});
