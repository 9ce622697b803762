import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { operatorActs } from '../operators/operator-acts.ts';
import { makeOperatorLink } from './operator-links.ts';
import { totpCode } from './totp.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

/** The token of a new link. */
const newLink = async (name: string): Promise<string> =>
  (await makeOperatorLink(system.platform, name)).split('#')[1] ?? '';

const add = async (name: string): Promise<string> => {
  const actor = { id: null, name: '林晓', roles: null, address: null };
  const call = { actor, reason: '', key: '', seen: null, dryRun: false };
  await performAct(system.platform, operatorActs.addOperator, { name, roles: ['support'] }, call);
  return await newLink(name);
};

const codeNow = (secret: string): string => totpCode(secret, system.clock.now());

const setUp = async (token: string, password = 'qiutian-2026') => {
  const { data } = await consoleCall(system, 'readOperatorSetup', { body: { token } });
  const body = { token, password, code: codeNow(data.secret) };
  return { secret: data.secret, finished: await consoleCall(system, 'finishOperatorSetup', { body }) };
};

const signIn = async (name: string, password: string, code: string) =>
  (await consoleCall(system, 'signInOperator', { body: { name, password, code } })).outcome;

it('14.1 a one-time link sets password and authenticator, once within 24 hours', async () => {
  const token = await add('lin.yue');
  const { secret, finished } = await setUp(token);
  expect(finished.outcome).toBe('OK');
  expect(new Set(finished.data.codes).size).toBe(10);
  expect((await setUp(token).catch(() => undefined))?.finished.outcome).not.toBe('OK');
  system.clock.advance(31_000);
  expect(await signIn('lin.yue', 'qiutian-2026', codeNow(secret))).toBe('OK');
  const late = await add('zhou.ning');
  system.clock.advance(24 * 3_600_000);
  const { outcome } = await consoleCall(system, 'readOperatorSetup', { body: { token: late } });
  expect(outcome).toBe('OPERATOR_LINK_INVALID');
});

it('14.1 a weak password and a wrong code leave the link usable', async () => {
  const token = await add('he.an');
  expect((await setUp(token, 'password1')).finished.outcome).toBe('PASSWORD_WEAK');
  const { data } = await consoleCall(system, 'readOperatorSetup', { body: { token } });
  const code = codeNow(data.secret) === '000000' ? '000001' : '000000';
  const body = { token, password: 'qiutian-2026', code };
  expect((await consoleCall(system, 'finishOperatorSetup', { body })).outcome).toBe('OPERATOR_CODE_WRONG');
  expect((await setUp(token)).finished.outcome).toBe('OK');
});

it('14.2 a recovery code stands in for the authenticator, once', async () => {
  const { finished } = await setUp(await add('qin.he'));
  const [first = ''] = finished.data.codes;
  expect(await signIn('qin.he', 'qiutian-2026', first.toUpperCase())).toBe('OK');
  expect(await signIn('qin.he', 'qiutian-2026', first)).toBe('OPERATOR_SIGN_IN_WRONG');
});

it('14.1 a new link ends earlier links, and its use ends the sessions', async () => {
  const { secret } = await setUp(await add('su.mo'));
  system.clock.advance(31_000);
  const body = { name: 'su.mo', password: 'qiutian-2026', code: codeNow(secret) };
  const { data, setCookie = '' } = await consoleCall(system, 'signInOperator', { body });
  const session = { cookie: setCookie.split(';')[0] ?? '', csrfToken: data.csrfToken };
  const stale = await newLink('su.mo');
  const fresh = await newLink('su.mo');
  const read = await consoleCall(system, 'readOperatorSetup', { body: { token: stale } });
  expect(read.outcome).toBe('OPERATOR_LINK_INVALID');
  expect((await consoleCall(system, 'getOperatorSession', {}, session)).outcome).toBe('OK');
  await setUp(fresh, 'dongtian-2026');
  expect((await consoleCall(system, 'getOperatorSession', {}, session)).outcome).toBe('UNAUTHORISED');
});
