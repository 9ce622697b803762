import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DataOf } from '@yayan/contract';
import { AGREEMENT_VERSION } from '../../legal/module.ts';
import { together } from '../../../../test/together.ts';
import {
  startTestIdentity,
  testCall,
  testMobile,
  type TestIdentity,
  type TestOrigin,
} from '../../../../test/identity/test-identity.ts';

let system: TestIdentity;
let mobiles = 0;
const newMobile = (): string => testMobile((mobiles += 1));
const KEY = 'key-of-one-press-of-the-button';
const press: Partial<TestOrigin> = { deviceId: 'device-of-this-browser', pressKey: KEY };

beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());
beforeEach(() => system.clock.advance(3_600_000));

const login = async (mobile: string, code: string, origin = press): Promise<DataOf<'loginBySms'>> =>
  await system.handlers.loginBySms(
    testCall({ mobile: system.encrypt(mobile), code: system.encrypt(code) }, origin),
  );
const join = async (registerTicket: string, origin = press) =>
  await system.handlers.registerBySms(
    testCall({ registerTicket, agreed: true as const, agreementVersion: AGREEMENT_VERSION }, origin),
  );
const tokenOf = (answer: DataOf<'loginBySms'>): string =>
  answer.state === 'signedIn' ? answer.token : expect.unreachable('Nobody is signed in');
const memberOf = async (token: string): Promise<string | undefined> => {
  const caller = await system.identity.sessions.authenticate(token);
  return caller?.kind === 'member' ? caller.memberId : undefined;
};
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');
const nameOf = async (made: Promise<unknown>): Promise<string> =>
  await made.then(
    () => 'ok',
    (error: Error) => error.name,
  );

/** A member who has just been sent a code. */
async function askedMember(): Promise<{ mobile: string; memberId: string; code: string }> {
  const mobile = newMobile();
  const { token } = await system.register(await system.ticketFor(mobile));
  const memberId = await memberOf(token);
  await system.platform.database.transaction((tx) =>
    system.identity.sessions.endAll(tx, { memberId: memberId ?? '' }),
  );
  system.clock.advance(61_000);
  await system.sendCode(mobile);
  return { mobile, memberId: memberId ?? '', code: await system.lastCode(mobile) };
}

describe('rule 2.30: signing in by code, when the answer got lost', () => {
  test('the same press signs in again, and the session of the lost answer ends', async () => {
    const { mobile, memberId, code } = await askedMember();
    const lost = tokenOf(await login(mobile, code));
    system.clock.advance(59_000);
    const token = tokenOf(await login(mobile, code));
    expect(await memberOf(token)).toBe(memberId);
    expect(await memberOf(lost)).toBeUndefined();
    expect(await system.identity.sessions.list(memberId)).toHaveLength(1);
  });

  test.each<[string, (given: { mobile: string; code: string }) => Promise<unknown>]>([
    ['another key', ({ mobile, code }) => login(mobile, code, { ...press, pressKey: `${KEY}-2` })],
    ['no key', ({ mobile, code }) => login(mobile, code, { deviceId: 'device-of-this-browser' })],
    ['another device', ({ mobile, code }) => login(mobile, code, { ...press, deviceId: 'another-device' })],
    ['another number', ({ code }) => login(newMobile(), code)],
    ['another code', ({ mobile, code }) => login(mobile, wrong(code))],
  ])('with %s it is refused, and the first session stays', async (_with, again) => {
    const { mobile, memberId, code } = await askedMember();
    const token = tokenOf(await login(mobile, code));
    expect(await nameOf(again({ mobile, code }))).toBe('CODE_EXPIRED');
    expect(await memberOf(token)).toBe(memberId);
  });

  test('before the code is used, a wrong one with the key counts as a wrong try', async () => {
    const { mobile, code } = await askedMember();
    await expect(login(mobile, wrong(code))).rejects.toMatchObject({
      name: 'CODE_WRONG',
      data: { triesLeft: 4 },
    });
    expect(await nameOf(login(mobile, code))).toBe('ok');
  });

  test('afterwards the key alone gives three guesses, and then the right code is refused too', async () => {
    const { mobile, code } = await askedMember();
    await login(mobile, code);
    for (let guess = 0; guess < 3; guess += 1)
      expect(await nameOf(login(mobile, wrong(code)))).toBe('CODE_EXPIRED');
    expect(await nameOf(login(mobile, code))).toBe('CODE_EXPIRED');
  });

  test('it is answered three times at most, and for a minute', async () => {
    const first = await askedMember();
    await login(first.mobile, first.code);
    for (const outcome of ['ok', 'ok', 'ok', 'CODE_EXPIRED'])
      expect(await nameOf(login(first.mobile, first.code))).toBe(outcome);
    const second = await askedMember();
    await login(second.mobile, second.code);
    system.clock.advance(60_000);
    expect(await nameOf(login(second.mobile, second.code))).toBe('CODE_EXPIRED');
  });

  test('who signed out stays signed out', async () => {
    const { mobile, memberId, code } = await askedMember();
    await login(mobile, code);
    await system.platform.database.transaction((tx) => system.identity.sessions.endAll(tx, { memberId }));
    expect(await nameOf(login(mobile, code))).toBe('CODE_EXPIRED');
  });

  test('a member who was blocked meanwhile is not signed in', async () => {
    const { mobile, memberId, code } = await askedMember();
    await login(mobile, code);
    await system.platform.database.read
      .updateTable('members')
      .set({ blocked_at: system.clock.now() })
      .where('id', '=', memberId)
      .execute();
    expect(await nameOf(login(mobile, code))).toBe('ACCOUNT_BLOCKED');
  });

  test('race: of one press sent four times at once, one session is open', async () => {
    const { mobile, memberId, code } = await askedMember();
    const answers = await together(4, () => login(mobile, code));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
    const owners = await Promise.all(
      answers.map(async (answer) =>
        answer.status === 'fulfilled' ? await memberOf(tokenOf(answer.value)) : undefined,
      ),
    );
    expect(owners.filter((owner) => owner !== undefined)).toEqual([memberId]);
    expect(await system.identity.sessions.list(memberId)).toHaveLength(1);
  });

  test('a mobile without an account gets a ticket again', async () => {
    const mobile = newMobile();
    await system.sendCode(mobile);
    const code = await system.lastCode(mobile);
    await login(mobile, code);
    const again = await login(mobile, code);
    if (again.state !== 'unregistered') throw new Error('The mobile has an account');
    expect(await nameOf(join(again.registerTicket))).toBe('ok');
  });

  test('neither key nor code nor token is stored', async () => {
    const { mobile, code } = await askedMember();
    const token = tokenOf(await login(mobile, code));
    const rows = await system.platform.database.read.selectFrom('sign_in_presses').selectAll().execute();
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(0);
    for (const secret of [KEY, `"${code}"`, mobile, token]) expect(stored).not.toContain(secret);
  });
});

describe('rule 2.30: joining, when the answer got lost', () => {
  test('the same press signs the same member in again', async () => {
    const ticket = await system.ticketFor(newMobile());
    const lost = await join(ticket);
    const memberId = await memberOf(lost.token);
    const { token } = await join(ticket);
    expect(await memberOf(token)).toBe(memberId);
    expect(await memberOf(lost.token)).toBeUndefined();
  });

  test.each([
    ['another key', { ...press, pressKey: `${KEY}-2` }],
    ['no key', { deviceId: 'device-of-this-browser' }],
    ['another device', { ...press, deviceId: 'another-device' }],
  ])('with %s the used ticket is refused', async (_with, origin) => {
    const ticket = await system.ticketFor(newMobile());
    const { token } = await join(ticket);
    expect(await nameOf(join(ticket, origin))).toBe('REGISTER_TICKET_INVALID');
    expect(await memberOf(token)).toBeDefined();
  });

  test('who was blocked or signed out meanwhile is not signed in', async () => {
    const ticket = await system.ticketFor(newMobile());
    const memberId = (await memberOf((await join(ticket)).token)) ?? '';
    await system.platform.database.transaction((tx) => system.identity.sessions.endAll(tx, { memberId }));
    expect(await nameOf(join(ticket))).toBe('REGISTER_TICKET_INVALID');
  });

  test('race: of one press sent four times at once, one member and one session are made', async () => {
    const ticket = await system.ticketFor(newMobile());
    const answers = await together(4, () => join(ticket));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
    const owners = await Promise.all(
      answers.map(async (answer) =>
        answer.status === 'fulfilled' ? await memberOf(answer.value.token) : undefined,
      ),
    );
    const open = owners.filter((owner) => owner !== undefined);
    expect(open).toHaveLength(1);
    expect(await system.identity.sessions.list(open[0] ?? '')).toHaveLength(1);
  });
});
