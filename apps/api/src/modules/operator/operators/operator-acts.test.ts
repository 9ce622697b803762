import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { DEMO_MEMBERS } from '../../identity/module.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { totpCode } from '../account/totp.ts';
import { operatorActs } from './operator-acts.ts';

let system: TestSystem;
let admin: ConsoleSession;
let second: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  admin = await signInOperator(system, 'admin');
  second = await signInOperator(system, 'admin2');
});
afterAll(() => system.stop());

type OperatorAct =
  | 'addOperator'
  | 'setOperatorRoles'
  | 'endOperatorSessions'
  | 'resetOperator'
  | 'setOperatorActive';
const ask = (act: OperatorAct, name: string, input?: object, by = admin) => {
  const body = { ...(input && { input }), reason: '人员变动' };
  return consoleCall(system, act, { params: { name }, body, key: system.key() }, by);
};
const agree = async (id: string | null, by: ConsoleSession) => {
  const decision = { params: { id: id ?? '' }, body: { reason: '同意' } };
  return (await consoleCall(system, 'agreeToRequest', decision, by)).outcome;
};
const agreed = async (act: OperatorAct, name: string, input?: object) => {
  const asked = await ask(act, name, input);
  if (asked.outcome !== 'OK') return asked.outcome;
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  return await agree(asked.data.id, second);
};
const read = async (name: string, by = admin) =>
  (await consoleCall(system, 'getOperator', { params: { name } }, by)).data;
const takeLink = (name: string, by: ConsoleSession) =>
  consoleCall(system, 'takeOperatorLink', { params: { name } }, by);
const setUp = async (link: string): Promise<{ outcome: string; secret: string }> => {
  const token = link.split('#')[1] ?? '';
  const { outcome, data } = await consoleCall(system, 'readOperatorSetup', { body: { token } });
  if (outcome !== 'OK') return { outcome, secret: '' };
  const code = totpCode(data.secret, system.clock.now());
  const body = { token, password: 'qiutian-2026', code };
  const finished = await consoleCall(system, 'finishOperatorSetup', { body });
  return { outcome: finished.outcome, secret: data.secret };
};
const signIn = async (name: string, secret: string) => {
  system.clock.advance(31_000);
  const body = { name, password: 'qiutian-2026', code: totpCode(secret, system.clock.now()) };
  const { data, setCookie = '' } = await consoleCall(system, 'signInOperator', { body });
  return { cookie: setCookie.split(';')[0] ?? '', csrfToken: data.csrfToken };
};
const add = async (name: string, roles: string[]): Promise<ConsoleSession> => {
  const asked = await ask('addOperator', name, { name, roles });
  expect(await agree(asked.data.id, second)).toBe('OK');
  const { data } = await takeLink(name, admin);
  const { secret } = await setUp(data.link);
  return await signIn(name, secret);
};

const resetAndSetUp = async (name: string) => {
  expect(await agreed('resetOperator', name)).toBe('OK');
  return await setUp((await takeLink(name, admin)).data.link);
};

it('14.25 a second admin lets an operator in, and only who asked takes the link, which works once', async () => {
  const input = { name: 'zhou.an', roles: ['support', 'reviewer', 'support'] };
  expect((await ask('addOperator', '', input)).outcome).toBe('FIELD_WRONG');
  const asked = await ask('addOperator', '', { name: 'zhou.an', roles: ['support', 'reviewer'] });
  expect((await takeLink('zhou.an', admin)).outcome).toBe('NOT_FOUND');
  expect(await agree(asked.data.id, admin)).toBe('REQUEST_OWN');
  expect(await agree(asked.data.id, second)).toBe('OK');
  expect(await read('zhou.an')).toMatchObject({
    roles: ['reviewer', 'support'],
    state: 'invited',
    mayTakeLink: true,
  });
  expect(await read('zhou.an', second)).toMatchObject({ mayTakeLink: false });
  expect((await takeLink('zhou.an', second)).outcome).toBe('OPERATOR_LINK_UNASKED');
  const first = await takeLink('zhou.an', admin);
  const { data } = await takeLink('zhou.an', admin);
  expect((await setUp(first.data.link)).outcome).toBe('OPERATOR_LINK_INVALID');
  expect((await setUp(data.link)).outcome).toBe('OK');
  expect((await takeLink('zhou.an', admin)).outcome).toBe('OPERATOR_LINK_UNASKED');
  expect(await read('zhou.an')).toMatchObject({ state: 'open', mayTakeLink: false });
  expect((await ask('addOperator', '', { name: 'zhou.an', roles: ['support'] })).outcome).toBe(
    'OPERATOR_NAME_TAKEN',
  );
});

it('14.25 the right to take a link ends after 24 hours, and no link is in the audit log', async () => {
  const asked = await ask('addOperator', '', { name: 'late.an', roles: ['support'] });
  expect(await agree(asked.data.id, second)).toBe('OK');
  const { data } = await takeLink('late.an', admin);
  const query = { subject: 'late.an', limit: 50 };
  const log = await consoleCall(system, 'listOperatorActs', { query }, admin);
  expect(log.data.items.map(({ act }) => act)).toEqual(['operator link', 'operator add', 'request ask']);
  expect(JSON.stringify(log.data)).not.toContain(data.link.split('#')[1]);
  system.clock.advance(24 * 3_600_000);
  admin = await signInOperator(system, 'admin');
  second = await signInOperator(system, 'admin2');
  expect((await takeLink('late.an', admin)).outcome).toBe('OPERATOR_LINK_UNASKED');
});

it('14.26 new roles hold for the next call of a session that is open', async () => {
  const session = await add('role.an', ['support']);
  const correct = async () => {
    const input = { params: { id: 'Pai2zAo5cAn9' }, body: { reason: '核对' }, key: system.key() };
    return (await consoleCall(system, 'pauseTask', input, session)).outcome;
  };
  expect(await correct()).toBe('OPERATOR_FORBIDDEN');
  expect(await agreed('setOperatorRoles', 'role.an', { roles: ['researcher'] })).toBe('OK');
  expect(await correct()).not.toBe('OPERATOR_FORBIDDEN');
  expect(await agreed('setOperatorRoles', 'role.an', { roles: ['researcher'] })).toBe('ACT_NOTHING_CHANGES');
});

it('14.26 nobody changes the own account, alone or by agreeing', async () => {
  const roles = { roles: ['admin', 'finance'] };
  expect((await ask('setOperatorRoles', 'admin', roles)).outcome).toBe('OPERATOR_SELF');
  expect((await ask('resetOperator', 'admin')).outcome).toBe('OPERATOR_SELF');
  const asked = await ask('setOperatorRoles', 'admin2', roles);
  expect(await agree(asked.data.id, second)).toBe('OPERATOR_SELF');
  const refuse = { params: { id: asked.data.id ?? '' }, body: { reason: '不同意' } };
  expect((await consoleCall(system, 'refuseRequest', refuse, second)).outcome).toBe('OPERATOR_SELF');
  const { data } = await consoleCall(system, 'listOperatorRequests', { query: { open: true } }, second);
  expect(data.items.find(({ id }) => id === asked.data.id)?.mayDecide).toBe(false);
});

it('14.27 an admin alone ends sessions of others; a reset with a second one makes password and codes useless at once', async () => {
  const session = await add('lost.an', ['support']);
  const devices = (await read('lost.an')).devices;
  expect(devices).toHaveLength(1);
  expect((await ask('endOperatorSessions', 'lost.an', { sessionId: devices[0]?.id }, session)).outcome).toBe(
    'OPERATOR_FORBIDDEN',
  );
  const ended = await ask('endOperatorSessions', 'lost.an', { sessionId: null });
  expect(ended.data).toMatchObject({ state: 'done', changes: [{ before: '1', after: '0' }] });
  expect((await consoleCall(system, 'getOperatorSession', {}, session)).outcome).toBe('UNAUTHORISED');
  const again = await ask('endOperatorSessions', 'lost.an', { sessionId: null });
  expect(again.outcome).toBe('ACT_NOTHING_CHANGES');

  const { secret } = await resetAndSetUp('lost.an');
  const open = await signIn('lost.an', secret);
  const asked = await ask('resetOperator', 'lost.an');
  expect((await consoleCall(system, 'getOperatorSession', {}, open)).outcome).toBe('OK');
  expect(await agree(asked.data.id, second)).toBe('OK');
  expect((await consoleCall(system, 'getOperatorSession', {}, open)).outcome).toBe('UNAUTHORISED');
  await expect(signIn('lost.an', secret)).rejects.toThrow();
  expect((await read('lost.an')).state).toBe('invited');
});

it('14.27 a closed account signs in nowhere and agrees to nothing; opening it sets password and codes anew', async () => {
  const session = await add('gone.an', ['finance']);
  const body = { input: { coins: 6000 }, reason: '活动漏发' };
  const call = { params: { id: DEMO_MEMBERS.oldMember.id }, body, key: system.key() };
  const correction = await consoleCall(system, 'correctMemberCoins', call, session);
  expect(correction.data.state).toBe('asked');
  expect(await agreed('setOperatorActive', 'gone.an', { active: false })).toBe('OK');
  expect((await consoleCall(system, 'getOperatorSession', {}, session)).outcome).toBe('UNAUTHORISED');
  expect(await agree(correction.data.id, second)).toBe('OPERATOR_FORBIDDEN');
  expect((await ask('resetOperator', 'gone.an')).outcome).toBe('OPERATOR_UNKNOWN');
  expect(await agreed('setOperatorActive', 'gone.an', { active: true })).toBe('OK');
  const { data } = await takeLink('gone.an', admin);
  expect((await setUp(data.link)).outcome).toBe('OK');
});

it('operators are listed by name, page by page, and by role and state', async () => {
  const list = async (query: Record<string, string | number>) =>
    (await consoleCall(system, 'listOperators', { query }, admin)).data;
  const first = await list({ limit: 2 });
  expect(first.items.map(({ name }) => name)).toEqual(['admin', 'admin2']);
  const next = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  expect(next.items[0]?.name.localeCompare('admin2')).toBe(1);
  const admins = await list({ role: 'admin' });
  expect(admins.items.map(({ name }) => name)).toEqual(['admin', 'admin2']);
  expect((await list({ keyword: 'finan' })).items.map(({ name }) => name)).toEqual(['finance']);
  expect((await list({ state: 'closed' })).items).toEqual([]);
});

it('14.26 the last admin who can sign in stays, also for the command line', async () => {
  const actor = { id: null, name: '林晓', roles: null, address: null };
  const call = { actor, reason: '离职', key: '', seen: null, dryRun: false };
  const close = (name: string) =>
    performAct(system.platform, operatorActs.setOperatorActive, { name, active: false }, call);
  await performAct(system.platform, operatorActs.addOperator, { name: 'new.admin', roles: ['admin'] }, call);
  await close('admin2');
  // The new one has set nothing up yet.
  await expect(close('admin')).rejects.toMatchObject({ name: 'OPERATOR_LAST_ADMIN' });
  const demote = { name: 'admin', roles: ['editor'] as const };
  await expect(
    performAct(system.platform, operatorActs.setOperatorRoles, demote, call),
  ).rejects.toMatchObject({ name: 'OPERATOR_LAST_ADMIN' });
});
