import { errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { coarseNetwork } from '../codes/code-limits.ts';
import { TestAccounts, tokenOf } from '../../../../test/identity/test-accounts.ts';

const PASSWORD = 'nong-fu-2026';
const DAY = 24 * 3_600_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50';

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;

beforeAll(async () => {
  accounts = await TestAccounts.start();
  ({ system } = accounts);
});
afterAll(() => system.stop());

async function newMember() {
  const mobile = freshMobile((mobiles += 1));
  const member = await system.signIn(mobile);
  await accounts.setPassword(PASSWORD, mobile, member);
  return { mobile, member };
}

/** Signs in on one more device. */
async function another(mobile: string, headers: Record<string, string> = {}) {
  system.clock.advance(1_000);
  const body = { mobile: accounts.encrypt(mobile), password: accounts.encrypt(PASSWORD) };
  const asker = { address: '203.0.113.77' };
  return { token: tokenOf(await system.call('loginByPassword', { body, headers }, asker)) };
}

const list = async (asker: object) => (await system.get('listDevices', {}, asker)).items;

describe('the devices of a member (rule 2.15)', () => {
  test("lists each sign-in with device kind, browser, system and masked network, the caller's own first", async () => {
    const { mobile, member } = await newMember();
    const phone = await another(mobile, { 'user-agent': PHONE, 'z-device': '1' });
    const devices = await list(member);
    expect(devices.map(({ current }) => current)).toEqual([true, false]);
    expect(devices[1]).toMatchObject({
      device: 1,
      browser: '微信',
      network: '203.0.*.*',
      signedInAt: system.clock.now().toISOString(),
    });
    expect((await list(phone))[0]).toMatchObject({ current: true, device: 1 });
    expect(JSON.stringify(devices)).not.toContain('113.77');
    const kept = await system.platform.database.read.selectFrom('session_families').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('113.77');
  });

  test('one device can be signed out, at once and for good', async () => {
    const { mobile, member } = await newMember();
    const [one, other] = [await another(mobile), await another(mobile)];
    const id = (await list(one))[0]?.id ?? '';
    expect(await accounts.isSignedIn(one)).toBe(true);
    await system.get('signOutDevice', { params: { id } }, member);
    expect(await accounts.isSignedIn(one)).toBe(false);
    expect(await accounts.isSignedIn(other)).toBe(true);
    expect(await list(member)).toHaveLength(2);
    expect((await system.call('signOutDevice', { params: { id } }, member)).code).toBe(errors.NOT_FOUND.code);
  });

  test('signing out the own device is a logout', async () => {
    const { member } = await newMember();
    const id = (await list(member))[0]?.id ?? '';
    await system.get('signOutDevice', { params: { id } }, member);
    expect(await accounts.isSignedIn(member)).toBe(false);
  });

  test('all other devices can be signed out; the answer says how many', async () => {
    const { mobile, member } = await newMember();
    const others = [await another(mobile), await another(mobile)];
    expect(await system.get('signOutOtherDevices', {}, member)).toEqual({ signedOutDevices: 2 });
    for (const other of others) expect(await accounts.isSignedIn(other)).toBe(false);
    expect(await accounts.isSignedIn(member)).toBe(true);
    expect(await system.get('signOutOtherDevices', {}, member)).toEqual({ signedOutDevices: 0 });
  });

  test('a sign-in that was not used for 14 days is neither listed nor counted', async () => {
    const { mobile, member } = await newMember();
    system.clock.advance(14 * DAY);
    const fresh = await another(mobile);
    expect(await list(fresh)).toHaveLength(1);
    expect(await system.get('signOutOtherDevices', {}, fresh)).toEqual({ signedOutDevices: 0 });
    expect(await accounts.isSignedIn(member)).toBe(false);
  });

  test('refreshing counts as use', async () => {
    const { mobile } = await newMember();
    const body = { mobile: accounts.encrypt(mobile), password: accounts.encrypt(PASSWORD) };
    const session = await system.get('loginByPassword', { body });
    system.clock.advance(10 * DAY);
    const next = await system.get('refreshToken', { body: { refreshToken: session.refreshToken } });
    expect((await list({ token: next.token }))[0]?.lastUsedAt).toBe(system.clock.now().toISOString());
  });

  test('A14 at most 20 sign-ins are open; one more ends the one used longest ago', async () => {
    const { mobile, member } = await newMember();
    for (let count = 0; count < 19; count += 1) await another(mobile);
    expect(await list(member)).toHaveLength(20);
    const last = await another(mobile);
    expect(await list(last)).toHaveLength(20);
    expect(await accounts.isSignedIn(member)).toBe(false);
  });

  test('Z1 devices of another member are not found, and stay signed in', async () => {
    const [{ member }, { member: stranger }] = [await newMember(), await newMember()];
    const id = (await list(member))[0]?.id ?? '';
    const unknown = system.platform.random.uuid();
    const refused = await system.call('signOutDevice', { params: { id } }, stranger);
    const missing = await system.call('signOutDevice', { params: { id: unknown } }, stranger);
    expect(refused).toMatchObject({ status: 404, code: errors.NOT_FOUND.code, data: null });
    expect({ ...missing, requestId: '' }).toEqual({ ...refused, requestId: '' });
    await system.get('signOutOtherDevices', {}, stranger);
    expect(await accounts.isSignedIn(member)).toBe(true);
    expect((await list(stranger)).map((device) => device.id)).not.toContain(id);
    for (const call of ['listDevices', 'signOutOtherDevices'] as const)
      expect((await system.call(call)).status).toBe(401);
  });
});

test.each([
  ['203.0.113.77', '203.0.*.*'],
  ['::ffff:203.0.113.77', '203.0.*.*'],
  ['2001:db8:1:2::9', '2001:db8:*'],
  ['::1', '0:0:*'],
])('of the address %s only %s is stored', (address, kept) => {
  expect(coarseNetwork(address)).toBe(kept);
});
