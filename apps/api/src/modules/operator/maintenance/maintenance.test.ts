import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendCall } from '../../../../test/calls/call-operation.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let admin: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  admin = await signInOperator(system, 'admin');
});
afterAll(() => system.stop());

const headers = { 'z-site': 'member' };
const inHours = (hours: number): string =>
  new Date(system.clock.now().getTime() + hours * 3_600_000).toISOString();

const plan = async (
  input: object,
  { site = 'member', by = admin, ...more }: Record<string, unknown> = {},
) => {
  const asked = { message: '正在升级积分系统。', startsAt: null, expectedEnd: null, ...input };
  const body = { input: asked, reason: '升级数据库', ...more };
  return await consoleCall(
    system,
    'planMaintenance',
    { params: { site: String(site) }, body, key: system.key() },
    by as ConsoleSession,
  );
};
const end = async (site = 'member') =>
  await consoleCall(
    system,
    'endMaintenance',
    { params: { site }, body: { reason: '升级完了' }, key: system.key() },
    admin,
  );
const outcome = async (site: string) => await system.outcome('listEvents', { headers: { 'z-site': site } });
const announced = async (site?: string, operation: 'listEvents' | 'getAccount' = 'listEvents') => {
  const sent = site === undefined ? {} : { headers: { 'z-site': site } };
  const { headers: said } = await sendCall(system.app.server, operation, sent, {});
  return said['z-maintenance'];
};
/** A server hears of it within a moment. */
const becomes = async (site: string, state: 'OK' | 'SITE_MAINTENANCE') =>
  await expect.poll(() => outcome(site), { timeout: 10_000 }).toBe(state);

it('8.9 calls of a closed site are refused with the message and the end; all others work', async () => {
  const member = await system.signIn(cast.oldMember);
  const checkIn = { idempotencyKey: system.key(), headers, body: {} };
  expect((await plan({ expectedEnd: inHours(2) })).data).toMatchObject({ state: 'done', title: '会员站' });
  await becomes('member', 'SITE_MAINTENANCE');
  const refused = await sendCall(system.app.server, 'checkIn', checkIn, member);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toMatchObject({ code: 10_004, data: { message: '正在升级积分系统。' } });
  expect(refused.json().data.until).toBe(inHours(2));
  // The other site, clients of others, and what has to work in any case.
  expect(await outcome('bbs')).toBe('OK');
  expect(await system.outcome('listEvents')).toBe('OK');
  for (const id of ['getAgreement', 'getContact', 'getAccount'] as const)
    expect(await system.outcome(id, { headers }, member)).toBe('OK');
  const health = await system.app.server.inject({ url: '/healthz' });
  expect(health.statusCode).toBe(200);
  expect((await consoleCall(system, 'getOperatorSession', {}, admin)).outcome).toBe('OK');
  // After the end no time is promised, and the site stays closed until somebody opens it.
  system.clock.advance(3 * 3_600_000);
  const late = await sendCall(system.app.server, 'listEvents', { headers }, {});
  expect(late.json().data.until).toBeNull();
  admin = await signInOperator(system, 'admin');
  expect((await end()).data).toMatchObject({ state: 'done' });
  await becomes('member', 'OK');
  // The refused call did nothing, so its key is still free.
  const again = await system.signIn(cast.oldMember);
  expect(await system.outcome('checkIn', checkIn, again)).toBe('OK');
  expect((await end()).outcome).toBe('NOT_FOUND');
});

it('8.9 it is planned from a time on, changed without a gap, and in the audit log', async () => {
  const startsAt = inHours(1);
  const dry = await plan({ startsAt }, { site: 'bbs', dryRun: true });
  expect(dry.data.changes).toContainEqual(
    expect.objectContaining({ field: 'online', label: '现在在线', after: '0 人', isFact: true }),
  );
  expect((await plan({ startsAt }, { site: 'bbs' })).data).toMatchObject({ state: 'done' });
  expect(await outcome('bbs')).toBe('OK');
  system.clock.advance(3_600_000);
  await becomes('bbs', 'SITE_MAINTENANCE');
  admin = await signInOperator(system, 'admin');
  await plan({ startsAt, message: '还要一会儿。', expectedEnd: inHours(1) }, { site: 'bbs' });
  const { data } = await consoleCall(system, 'listSiteStates', {}, admin);
  expect(data.sites).toMatchObject([
    { site: 'member', isClosed: false, maintenance: null },
    { site: 'bbs', isClosed: true, maintenance: { message: '还要一会儿。', startsAt } },
  ]);
  await end('bbs');
  const past = await consoleCall(system, 'listSiteStates', {}, admin);
  expect(past.data.past[0]).toMatchObject({ site: 'bbs', endedBy: 'admin' });
  const log = await consoleCall(system, 'listOperatorActs', { query: { subject: 'bbs' } }, admin);
  expect(log.data.items.map(({ act }) => act)).toEqual([
    'maintenance end',
    'maintenance plan',
    'maintenance plan',
  ]);
});

it('8.9 answers to a site carry the span of its maintenance from when it is planned until it ends or is dropped', async () => {
  const [from, to, later] = [inHours(1), inHours(2), inHours(3)];
  const says = async (span: string) =>
    await expect.poll(() => announced('bbs'), { timeout: 10_000 }).toBe(span);
  await plan({ startsAt: from, expectedEnd: to }, { site: 'bbs' });
  await says(`${from}/${to}`);
  // Refusals too; not to the other site, nor to clients of others.
  expect(await announced('bbs', 'getAccount')).toBe(`${from}/${to}`);
  expect([await announced('member'), await announced()]).toEqual(['none', undefined]);
  await plan({ startsAt: from, expectedEnd: later }, { site: 'bbs' });
  await says(`${from}/${later}`);
  await end('bbs');
  await says('none');
  await plan({}, { site: 'bbs' });
  await becomes('bbs', 'SITE_MAINTENANCE');
  expect(await announced('bbs')).toMatch(/^2\S+Z\/\.\.$/u);
  await end('bbs');
  await says('none');
});

it.each([
  ['begins too late', () => ({ startsAt: inHours(31 * 24) })],
  ['ends before it begins', () => ({ startsAt: inHours(2), expectedEnd: inHours(1) })],
  ['ended already', () => ({ expectedEnd: inHours(-1) })],
])('8.9 maintenance that %s is refused', async (_, input) => {
  expect((await plan(input())).outcome).toBe('MAINTENANCE_WRONG');
});

it('a browser of another origin may send the header that names the site', async () => {
  const answer = await system.app.server.inject({
    method: 'OPTIONS',
    url: '/api/v1/events',
    headers: {
      origin: system.platform.config.allowedOrigins[0] ?? '',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'z-site,z-token',
    },
  });
  expect(answer.headers['access-control-allow-headers']).toBe('z-site,z-token');
});
