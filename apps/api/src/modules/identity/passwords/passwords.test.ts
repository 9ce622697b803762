import { errors } from '@yayan/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { TestAccounts, tokenOf } from '../../../../test/identity/test-accounts.ts';

const PASSWORD = 'nong-fu-2026';
const OTHER = 'qing-quan-26';

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;
let addresses = 0;
const newMobile = (): string => freshMobile((mobiles += 1));
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;
const login = async (mobile: string, password: string, asker: object = {}) =>
  await accounts.login(mobile, password, { address: newAddress(), ...asker });

beforeAll(async () => {
  accounts = await TestAccounts.start();
  ({ system } = accounts);
});
afterAll(() => system.stop());
// Each test starts in a new hour.
beforeEach(() => system.clock.advance(3_600_000));

async function withPassword(password = PASSWORD): Promise<string> {
  const mobile = newMobile();
  await accounts.setPassword(password, mobile, await system.signIn(mobile));
  return mobile;
}

async function reset(mobile: string, password: string, code?: string) {
  const sent = accounts.encrypt(mobile);
  system.clock.advance(61_000);
  const asker = { address: newAddress() };
  await system.get('sendAuthCode', { body: { mobile: sent, purpose: 'reset' } }, asker);
  const body = {
    mobile: accounts.encrypt(mobile),
    code: accounts.encrypt(code ?? (await system.codeOf(mobile))),
    password: accounts.encrypt(password),
  };
  return await system.call('resetPassword', { body }, asker);
}

describe('signing in by password (rule 2.9)', () => {
  test('a member without one sets it after a code, and signs in with it', async () => {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    expect((await system.get('getAccount', {}, member)).hasPassword).toBe(false);
    await accounts.setPassword(PASSWORD, mobile, member);
    expect((await system.get('getAccount', {}, member)).hasPassword).toBe(true);
    const token = tokenOf(await login(mobile, PASSWORD));
    expect(await accounts.isSignedIn({ token })).toBe(true);
    expect((await login(mobile, OTHER)).code).toBe(errors.PASSWORD_WRONG.code);
  });

  test('A14 each sign-in has its own tokens', async () => {
    const mobile = await withPassword();
    const tokens = [tokenOf(await login(mobile, PASSWORD)), tokenOf(await login(mobile, PASSWORD))];
    expect(new Set(tokens).size).toBe(2);
  });

  test('only the right password reveals that a member is blocked', async () => {
    const mobile = await withPassword();
    const { database, cipher, clock } = system.platform;
    const index = cipher.blindIndex(mobile);
    await database.read
      .updateTable('members')
      .set({ blocked_at: clock.now() })
      .where('mobile_index', '=', index)
      .execute();
    expect((await login(mobile, OTHER)).code).toBe(errors.PASSWORD_WRONG.code);
    expect((await login(mobile, PASSWORD)).code).toBe(errors.ACCOUNT_BLOCKED.code);
  });

  test('A12 a replayed cipher text signs nobody in', async () => {
    const mobile = await withPassword();
    const body = { mobile: accounts.encrypt(mobile), password: accounts.encrypt(PASSWORD) };
    expect((await system.call('loginByPassword', { body })).code).toBe(200);
    expect((await system.call('loginByPassword', { body })).code).toBe(errors.DECRYPTION_FAILED.code);
  });
});

describe('A6 a new password signs devices out and says how many', () => {
  test('changing it signs all others out at once; this one stays', async () => {
    const mobile = await withPassword();
    const here = { token: tokenOf(await login(mobile, PASSWORD)) };
    const others = [
      { token: tokenOf(await login(mobile, PASSWORD)) },
      { token: tokenOf(await login(mobile, PASSWORD)) },
    ];
    expect(await accounts.setPassword(OTHER, mobile, here)).toBe(3); // These two sessions, and the one of the registration.
    expect(await accounts.isSignedIn(here)).toBe(true);
    const [news] = (await system.get('listMessages', {}, here)).items;
    expect(news).toMatchObject({ kind: 'account', title: '登录密码已修改', link: '/home/user' });
    expect(news?.body).toContain('3 台其他设备已退出登录');
    for (const other of others) expect(await accounts.isSignedIn(other)).toBe(false);
    expect((await login(mobile, PASSWORD)).code).toBe(errors.PASSWORD_WRONG.code);
    tokenOf(await login(mobile, OTHER));
  });

  test('resetting it signs all of them out at once', async () => {
    const mobile = await withPassword();
    const device = { token: tokenOf(await login(mobile, PASSWORD)) };
    expect(await reset(mobile, OTHER)).toMatchObject({ code: 200, data: { signedOutDevices: 2 } });
    expect(await accounts.isSignedIn(device)).toBe(false);
    tokenOf(await login(mobile, OTHER));
  });

  test('rule 2.30: the same press sets it again when the answer got lost; without the key its code is used', async () => {
    const mobile = await withPassword();
    const asker = { address: newAddress(), deviceId: 'device-of-a-reset' };
    system.clock.advance(61_000);
    const sent = { mobile: accounts.encrypt(mobile), purpose: 'reset' };
    await system.get('sendAuthCode', { body: sent }, asker);
    const code = await system.codeOf(mobile);
    const press = async (key: { idempotencyKey?: string }) => {
      const [number, digits, password] = [mobile, code, OTHER].map((text) => accounts.encrypt(text));
      const body = { mobile: number, code: digits, password };
      return (await system.call('resetPassword', { body, ...key }, asker)).code;
    };
    const key = { idempotencyKey: 'key-of-this-press-of-reset' };
    expect([await press(key), await press(key), await press({})]).toEqual([
      200,
      200,
      errors.CODE_EXPIRED.code,
    ]);
    tokenOf(await login(mobile, OTHER));
  });

  test('race: no sign-in with the old password survives a simultaneous reset', async () => {
    const mobile = await withPassword();
    system.clock.advance(61_000);
    const sent = { mobile: accounts.encrypt(mobile), purpose: 'reset' };
    await system.get('sendAuthCode', { body: sent }, { address: newAddress() });
    const code = await system.codeOf(mobile);
    const tokens: string[] = [];
    const body = {
      mobile: accounts.encrypt(mobile),
      code: accounts.encrypt(code),
      password: accounts.encrypt(OTHER),
    };
    const outcomes = await together(9, async (index) => {
      if (index === 4) return (await system.call('resetPassword', { body }, { address: newAddress() })).code;
      const answer = await login(mobile, PASSWORD);
      if (answer.code === 200) tokens.push(tokenOf(answer));
      return answer.code;
    });
    const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
    expect(codes[4]).toBe(200);
    expect(new Set([200, errors.PASSWORD_WRONG.code])).toEqual(
      new Set([...codes, 200, errors.PASSWORD_WRONG.code]),
    );
    for (const token of tokens) expect(await accounts.isSignedIn({ token })).toBe(false);
  });

  test('a refused weak password uses up neither code nor ticket', async () => {
    const mobile = await withPassword();
    const device = { token: tokenOf(await login(mobile, PASSWORD)) };
    const checkTicket = await accounts.ticketFor('changePassword', mobile, device);
    const set = async (password: string) =>
      await system.call(
        'changePassword',
        { body: { checkTicket, password: accounts.encrypt(password) } },
        device,
      );
    expect((await set('abcd1234')).code).toBe(errors.PASSWORD_WEAK.code);
    tokenOf(await login(mobile, PASSWORD));
    expect((await set(OTHER)).code).toBe(200);
    expect((await set(PASSWORD)).code).toBe(errors.CHECK_REQUIRED.code);
    expect((await reset(mobile, 'password1')).code).toBe(errors.PASSWORD_WEAK.code);
    tokenOf(await login(mobile, OTHER));
  });

  test('a blocked password can be reset by code and used at once', async () => {
    const mobile = await withPassword();
    for (let count = 0; count < 11; count += 1) await login(mobile, OTHER);
    expect((await login(mobile, PASSWORD)).code).toBe(errors.PASSWORD_TRIES_USED.code);
    expect((await reset(mobile, OTHER)).code).toBe(200);
    tokenOf(await login(mobile, OTHER));
  });
});

describe('A7 brute force of passwords', () => {
  test('10 wrong ones an hour for each mobile; then the right one is refused too, with the time to wait', async () => {
    const mobile = await withPassword();
    system.clock.set('2027-01-05T10:20:00+08:00');
    for (let count = 0; count < 10; count += 1)
      expect((await login(mobile, OTHER)).code).toBe(errors.PASSWORD_WRONG.code);
    expect(await login(mobile, PASSWORD)).toMatchObject({
      status: 200,
      code: errors.PASSWORD_TRIES_USED.code,
      data: { retryAfterSeconds: 2400 },
    });
    await system.signIn(mobile); // A code still opens the account, so a member can't be locked out.
    system.clock.set('2027-01-05T11:00:00+08:00');
    tokenOf(await login(mobile, PASSWORD));
  });

  test('race: 60 simultaneous guesses get 10 tries in total', async () => {
    const mobile = await withPassword();
    const results = await together(60, () => login(mobile, OTHER));
    const codes = results.map((one) => (one.status === 'fulfilled' ? one.value.code : 0));
    expect(codes.filter((code) => code === errors.PASSWORD_WRONG.code)).toHaveLength(10);
    expect(codes.filter((code) => code === errors.PASSWORD_TRIES_USED.code)).toHaveLength(50);
  });

  test('20 wrong ones an hour for each device, over all mobiles; beyond that no mobile loses tries', async () => {
    const mobile = await withPassword();
    const deviceId = 'device-that-guesses';
    for (let count = 0; count < 20; count += 1) await login(newMobile(), OTHER, { deviceId });
    for (let count = 0; count < 11; count += 1)
      expect((await login(mobile, OTHER, { deviceId })).code).toBe(errors.PASSWORD_TRIES_USED.code);
    tokenOf(await login(mobile, PASSWORD));
  });

  test('100 wrong ones an hour for each network; right ones do not count', async () => {
    const mobile = await withPassword();
    const address = newAddress();
    for (let count = 0; count < 5; count += 1) tokenOf(await login(mobile, PASSWORD, { address }));
    for (let count = 0; count < 100; count += 1)
      expect((await login(newMobile(), OTHER, { address })).status).toBe(200);
    expect(await login(mobile, OTHER, { address })).toMatchObject({ status: 429 });
  });
});

describe('A9 enumeration', () => {
  test('resetting a password and guessing its code reveal no accounts either', async () => {
    const answers: unknown[] = [];
    for (const mobile of [await withPassword(), newMobile()]) {
      const { status, code, msg, data } = await reset(mobile, OTHER, 'wrong!');
      answers.push({ status, code, msg, data });
    }
    expect(answers[0]).toMatchObject({ code: errors.CODE_WRONG.code, data: { triesLeft: 4 } });
    expect(answers[1]).toEqual(answers[0]);
  });
});
