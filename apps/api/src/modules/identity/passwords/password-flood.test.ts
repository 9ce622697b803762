import { errors } from '@yayan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { createLog } from '../../../platform/log.ts';
import { callOperation } from '../../../../test/calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { asInProduction } from '../../../../test/identity/real-hash-cost.ts';
import { TestAccounts } from '../../../../test/identity/test-accounts.ts';

const PASSWORD = 'nong-fu-2026';
const OTHER = 'qing-quan-26';

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;
let addresses = 0;
const newMobile = (): string => freshMobile((mobiles += 1));
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

beforeAll(async () => {
  accounts = await TestAccounts.start(asInProduction);
  ({ system } = accounts);
});
afterAll(() => system.stop());

test('A13 password flood: other calls are still answered, and excess sign-ins get 503 with Retry-After', async () => {
  const bodies = Array.from({ length: 200 }, () => ({
    mobile: accounts.encrypt(newMobile()),
    password: accounts.encrypt(OTHER),
  }));
  let done = 0;
  const flood = bodies.map(async (body) => {
    const answer = await system.call('loginByPassword', { body }, { address: newAddress() });
    done += 1;
    return answer;
  });
  for (let count = 0; count < 10; count += 1) await system.get('getPublicKey', {}, { address: newAddress() });
  expect(done).toBeLessThan(200);
  const codes = new Set((await Promise.all(flood)).map(({ code }) => code));
  expect(codes).toEqual(new Set([errors.UNAVAILABLE.code, errors.PASSWORD_WRONG.code]));
});

test('A13 password flood: members on browsers that they have signed in with get in meanwhile', async () => {
  const members = [];
  for (let count = 0; count < 3; count += 1) {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    await accounts.setPassword(PASSWORD, mobile, member);
    members.push({ mobile, deviceId: member.deviceId });
  }
  const flood = Array.from({ length: 150 }, () =>
    accounts.login(newMobile(), OTHER, { address: newAddress() }),
  );
  const own = await Promise.all(
    members.map(({ mobile, deviceId }) =>
      accounts.login(mobile, PASSWORD, { deviceId, address: newAddress() }),
    ),
  );
  expect(own.map(({ code }) => code)).toEqual([200, 200, 200]);
  const codes = (await Promise.all(flood)).map(({ code }) => code);
  expect(codes).toContain(errors.UNAVAILABLE.code);
});

test('A13 password flood: of many calls of one /56, a stranger of another network gets a turn', async () => {
  const flood = Array.from({ length: 150 }, (_, index) =>
    accounts.login(newMobile(), OTHER, { address: `2001:db8:5:${index.toString(16)}::1` }),
  );
  const stranger = await accounts.login(newMobile(), OTHER, { address: newAddress() });
  expect(stranger.code).toBe(errors.PASSWORD_WRONG.code);
  expect((await Promise.all(flood)).map(({ code }) => code)).toContain(errors.UNAVAILABLE.code);
});

test('X9 no log line contains what a user typed, whatever the outcome', async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  const mobile = newMobile();
  // The server on the same platform has defined the jobs already.
  const jobs = { ...system.platform.jobs, define: () => undefined, schedule: () => undefined };
  const app = await createApp({ ...system.platform, jobs, log });
  const call = async (id: 'loginByPassword' | 'resetPassword' | 'sendAuthCode', body: object) =>
    await callOperation(app.server, id, { body: { ...body } }, { address: newAddress() });
  const sealed = () => ({ mobile: accounts.encrypt(mobile), password: accounts.encrypt(PASSWORD) });
  await call('loginByPassword', sealed());
  await call('sendAuthCode', { mobile: accounts.encrypt(mobile), purpose: 'reset' });
  await call('resetPassword', { ...sealed(), code: accounts.encrypt('048213') });
  await call('resetPassword', { ...sealed(), code: 'k1:nonsense' });
  await app.server.close();
  expect(lines.length).toBeGreaterThan(0);
  for (const secret of [mobile, PASSWORD, '048213', '198.51']) expect(lines.join('')).not.toContain(secret);
});
