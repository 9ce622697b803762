import { errors } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserOfDevice } from '../../../../test/calls/test-browser.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { type SignedIn, TestAccounts } from '../../../../test/identity/test-accounts.ts';

const PASSWORD = 'nong-fu-2026';

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;
let strangers = 0;

beforeAll(async () => {
  accounts = await TestAccounts.start();
  ({ system } = accounts);
});
afterAll(() => system.stop());
beforeEach(() => system.clock.advance(24 * 3_600_000));

/** A stranger, with another device and address in each call. */
const stranger = (): Asker => {
  strangers += 1;
  return {
    deviceId: `stranger-${strangers}`,
    address: `198.51.${Math.floor(strangers / 250)}.${strangers % 250}`,
  };
};

/** A member with a password, on a day without any codes yet. */
async function member(): Promise<{ mobile: string; own: SignedIn }> {
  const mobile = freshMobile((mobiles += 1));
  const own = await system.signIn(mobile);
  await accounts.setPassword(PASSWORD, mobile, own);
  system.clock.advance(24 * 3_600_000);
  return { mobile, own };
}

const askCode = async (mobile: string, asker: Asker) => {
  system.clock.advance(61_000);
  const answer = await system.call(
    'sendAuthCode',
    { body: { mobile: accounts.encrypt(mobile), purpose: 'login' } },
    asker,
  );
  // Messages that are delivered together have no order, and a test reads the newest.
  await system.runJobs();
  return answer;
};
const tryCode = async (mobile: string, code: string, asker: Asker) => {
  const body = { mobile: accounts.encrypt(mobile), code: accounts.encrypt(code) };
  return await system.call('loginBySms', { body }, asker);
};

describe('strangers lock nobody out (rule 2.5)', () => {
  test("codes: after strangers used up the mobile's five a day, the member's own browser still gets one", async () => {
    const { mobile, own } = await member();
    for (let count = 0; count < 5; count += 1) expect((await askCode(mobile, stranger())).code).toBe(200);
    expect((await askCode(mobile, stranger())).code).toBe(errors.CODE_DAILY_LIMIT.code);
    expect((await askCode(mobile, own)).code).toBe(200);
    expect((await tryCode(mobile, await system.codeOf(mobile), own)).data).toMatchObject({
      state: 'signedIn',
    });
  });

  test("codes: after a logout the browser still counts as the member's, because its cookie survives", async () => {
    const { mobile, own } = await member();
    await system.get('logout', {}, await system.signIn(mobile, own.deviceId));
    for (let count = 0; count < 5; count += 1) await askCode(mobile, stranger());
    const after = { deviceId: 'made-anew-after-logout', browser: browserOfDevice(own.deviceId) };
    expect((await askCode(mobile, after)).code).toBe(200);
  });

  test("codes: the member's own browser gets five a day, not more", async () => {
    const { mobile, own } = await member();
    for (let count = 0; count < 5; count += 1) expect((await askCode(mobile, own)).code).toBe(200);
    expect((await askCode(mobile, own)).code).toBe(errors.CODE_DAILY_LIMIT.code);
  });

  test("guesses: after strangers used up a code's tries, the member can still enter it", async () => {
    const { mobile, own } = await member();
    await askCode(mobile, own);
    const code = await system.codeOf(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) await tryCode(mobile, wrong, stranger());
    expect((await tryCode(mobile, code, stranger())).code).toBe(errors.CODE_TRIES_USED.code);
    expect((await tryCode(mobile, wrong, own)).data).toEqual({ triesLeft: 4 });
    expect((await tryCode(mobile, code, own)).data).toMatchObject({ state: 'signedIn' });
  });

  test("passwords: ten wrong ones an hour block strangers, not the member's own browser", async () => {
    const { mobile, own } = await member();
    for (let count = 0; count < 10; count += 1) await accounts.login(mobile, 'wrong-2026', stranger());
    expect((await accounts.login(mobile, PASSWORD, stranger())).code).toBe(errors.PASSWORD_TRIES_USED.code);
    expect((await accounts.login(mobile, PASSWORD, { deviceId: own.deviceId })).code).toBe(200);
  });

  test('passwords: a browser that has signed in before has its own ten wrong ones an hour', async () => {
    const { mobile, own } = await member();
    const mine = { deviceId: own.deviceId };
    for (let count = 0; count < 10; count += 1)
      expect((await accounts.login(mobile, 'wrong-2026', mine)).code).toBe(errors.PASSWORD_WRONG.code);
    expect((await accounts.login(mobile, PASSWORD, mine)).code).toBe(errors.PASSWORD_TRIES_USED.code);
  });

  test('a browser is trusted only for the accounts it has signed in to', async () => {
    const { mobile } = await member();
    const other = await member();
    for (let count = 0; count < 5; count += 1) await askCode(mobile, stranger());
    expect((await askCode(mobile, other.own)).code).toBe(errors.CODE_DAILY_LIMIT.code);
  });
});

test('a logout gives a browser no extra codes: it gets twenty a day, whatever device id it sends', async () => {
  const browser = browserOfDevice('one-browser');
  const ask = async (count: number) => {
    const asker = { browser, deviceId: `after-logout-${count}`, address: `203.0.113.${count}` };
    return (await askCode(freshMobile((mobiles += 1)), asker)).code;
  };
  for (let count = 0; count < 20; count += 1) expect(await ask(count)).toBe(200);
  expect(await ask(20)).toBe(errors.CODE_DAILY_LIMIT.code);
});
