import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, signInOperator } from '../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { DEMO_OPERATORS, demoOperatorCode } from './demo-operators.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const [admin] = DEMO_OPERATORS;
const codeNow = (): string => {
  if (!admin) throw new Error('There is no demo admin');
  return demoOperatorCode(admin, system.clock.now());
};
const attempt = (body: { name?: string; password?: string; code?: string }, headers = {}) =>
  consoleCall(system, 'signInOperator', {
    body: { name: 'admin', password: 'yayan-demo-1', code: codeNow(), ...body },
    headers,
  });

const MINUTE_MS = 60_000;

it('14.2 name, password and code must all be right, and the refusal doesn’t say which was wrong', async () => {
  system.clock.advance(16 * MINUTE_MS);
  const outcomes = [
    await attempt({ password: 'yayan-demo-2' }),
    await attempt({ code: codeNow() === '000000' ? '000001' : '000000' }),
    await attempt({ name: 'nobody' }),
  ].map(({ outcome }) => outcome);
  expect(new Set(outcomes)).toEqual(new Set(['OPERATOR_SIGN_IN_WRONG']));
  expect((await attempt({})).outcome).toBe('OK');
});

it('14.2 with configured networks, any other is refused, with the right password or a session too', async () => {
  const office = await TestSystem.start({
    environment: { OPERATOR_NETWORKS: '203.0.113.0/24,2001:db8:1::/48' },
  });
  try {
    const signIn = async (address: string) =>
      await consoleCall(office, 'signInOperator', {
        body: {
          name: 'admin',
          password: 'yayan-demo-1',
          code: admin ? demoOperatorCode(admin, office.clock.now()) : '',
        },
        address,
      });
    for (let tries = 0; tries < 6; tries += 1)
      expect((await signIn('198.51.100.9')).outcome).toBe('OPERATOR_NETWORK_FORBIDDEN');
    const { outcome, data, setCookie = '' } = await signIn('::ffff:203.0.113.7');
    // Nothing was tried before: the sixth attempt of a name would have to wait.
    expect(outcome).toBe('OK');
    const session = { cookie: setCookie.split(';')[0] ?? '', csrfToken: data.csrfToken };
    const read = async (address: string) =>
      (await consoleCall(office, 'getOperatorSession', { address }, session)).outcome;
    expect(await read('2001:db8:1:9::7')).toBe('OK');
    expect(await read('2001:db8:2::7')).toBe('OPERATOR_NETWORK_FORBIDDEN');
  } finally {
    await office.stop();
  }
});

it('14.2 a code of the authenticator works once', async () => {
  system.clock.advance(MINUTE_MS);
  expect((await attempt({})).outcome).toBe('OK');
  expect((await attempt({})).outcome).toBe('OPERATOR_SIGN_IN_WRONG');
});

it('14.3 after five wrong tries the right ones are refused too, for 15 minutes, also for unknown names', async () => {
  system.clock.advance(16 * MINUTE_MS);
  for (const name of ['admin', 'stranger']) {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => attempt({ name, password: 'yayan-demo-2' })),
    );
    const refused = outcomes.filter(({ outcome }) => outcome === 'OPERATOR_TRIES_USED');
    expect(refused, name).toHaveLength(3);
  }
  expect((await attempt({})).outcome).toBe('OPERATOR_TRIES_USED');
  system.clock.advance(14 * MINUTE_MS);
  expect((await attempt({})).outcome).toBe('OPERATOR_TRIES_USED');
  system.clock.advance(2 * MINUTE_MS);
  expect((await attempt({})).outcome).toBe('OK');
});

it('14.4 the cookie is HttpOnly, SameSite=Strict and sent to the console’s calls only', async () => {
  system.clock.advance(MINUTE_MS);
  const { setCookie } = await attempt({});
  expect(setCookie).toMatch(/^yayan_operator=[\w-]{43}; Path=\/api\/console; HttpOnly; SameSite=Strict$/u);
});

it('14.4 signing in makes a new session and ends the one that the browser brought', async () => {
  const before = await signInOperator(system, 'finance');
  const planted = `yayan_operator=${'a'.repeat(43)}`;
  system.clock.advance(MINUTE_MS);
  const first = await attempt({}, { cookie: planted });
  expect(first.setCookie).not.toContain('a'.repeat(43));
  system.clock.advance(MINUTE_MS);
  await attempt({}, { cookie: before.cookie });
  expect((await consoleCall(system, 'getOperatorSession', {}, before)).outcome).toBe('UNAUTHORISED');
});

it('14.4 a session ends after 30 idle minutes, and after 12 hours in any case', async () => {
  const idle = await signInOperator(system, 'editor');
  system.clock.advance(31 * MINUTE_MS);
  expect((await consoleCall(system, 'getOperatorSession', {}, idle)).outcome).toBe('UNAUTHORISED');
  const busy = await signInOperator(system, 'editor');
  for (let minutes = 0; minutes < 11 * 60 + 40; minutes += 20) {
    system.clock.advance(20 * MINUTE_MS);
    expect((await consoleCall(system, 'getOperatorSession', {}, busy)).outcome).toBe('OK');
  }
  system.clock.advance(21 * MINUTE_MS);
  expect((await consoleCall(system, 'getOperatorSession', {}, busy)).outcome).toBe('UNAUTHORISED');
});

it('14.4 a page that looks again by itself keeps no idle session alive', async () => {
  const left = await signInOperator(system, 'editor');
  const poll = async () =>
    (
      await consoleCall(
        system,
        'getBulkRun',
        { params: { id: '01990000-0000-7000-8000-00000000ffff' }, headers: { 'x-background': 'poll' } },
        left,
      )
    ).outcome;
  for (let minutes = 0; minutes < 25; minutes += 5) {
    system.clock.advance(5 * MINUTE_MS);
    expect(await poll()).toBe('NOT_FOUND');
  }
  system.clock.advance(6 * MINUTE_MS);
  expect(await poll()).toBe('UNAUTHORISED');
});

it('14.4 an operator lists the own devices and ends one, but not somebody else’s', async () => {
  const own = await signInOperator(system, 'support');
  const other = await signInOperator(system, 'support');
  const stranger = await signInOperator(system, 'reviewer');
  const { data } = await consoleCall(system, 'listOperatorDevices', {}, own);
  const lost = data.items.find(({ isThis }) => !isThis);
  const end = { params: { id: lost?.id ?? '' } };
  expect((await consoleCall(system, 'endOperatorDevice', end, stranger)).outcome).toBe('NOT_FOUND');
  expect((await consoleCall(system, 'endOperatorDevice', end, own)).outcome).toBe('OK');
  expect((await consoleCall(system, 'getOperatorSession', {}, other)).outcome).toBe('UNAUTHORISED');
  await consoleCall(system, 'signOutOperator', {}, own);
  expect((await consoleCall(system, 'getOperatorSession', {}, own)).outcome).toBe('UNAUTHORISED');
});

it('14.5 a change without the session’s token, or sent by another site, is refused', async () => {
  const session = await signInOperator(system, 'support');
  const { csrfToken } = await signInOperator(system, 'reviewer');
  const forged = [
    { ...session, csrfToken: '' },
    { ...session, csrfToken },
  ];
  for (const each of forged)
    expect((await consoleCall(system, 'signOutOperator', {}, each)).outcome).toBe('OPERATOR_CSRF_WRONG');
  for (const site of ['cross-site', 'same-site', 'none']) {
    const headers = { 'sec-fetch-site': site };
    const { outcome } = await consoleCall(system, 'getOperatorSession', { headers }, session);
    expect(outcome, site).toBe('OPERATOR_CSRF_WRONG');
  }
  expect((await consoleCall(system, 'getOperatorSession', {}, session)).outcome).toBe('OK');
});

it('14.6 no token of a member or group opens the console, and no session of an operator the product', async () => {
  const member = await system.signIn(cast.oldMember);
  const headers = { 'z-token': `Bearer ${member.token}`, cookie: `yayan_operator=${member.token}` };
  expect((await consoleCall(system, 'getOperatorSession', { headers })).outcome).toBe('UNAUTHORISED');
  const session = await signInOperator(system, 'admin2');
  const token = session.cookie.replace('yayan_operator=', '');
  expect(await system.outcome('getAccount', {}, { token })).toBe('UNAUTHORISED');
  expect(await system.outcome('getAccount', { headers: { cookie: session.cookie } })).toBe('UNAUTHORISED');
});
