import type { DataOf } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { createOneTimeTokens } from '../one-time-token.ts';

const NOT_SCANNED = 1060;
const OVER = 1049;
const desktop: Asker = { deviceId: 'desktop-browser-1', address: '203.0.113.7' };
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

let system: TestSystem;
let phone: Asker;
let stranger: Asker;
let login: DataOf<'createQrLogin'>;
let shown: string;

beforeAll(async () => {
  // The flood is larger than what one browser may call in a minute (rule 1.14).
  system = await TestSystem.start({ seeded: false, environment: { CALLS_A_MINUTE: '1000000' } });
  phone = { ...(await system.signIn(freshMobile(1))), address: '203.0.113.7' };
  stranger = await system.signIn(freshMobile(2));
});

afterAll(() => system.stop());

beforeEach(async () => {
  login = await system.get('createQrLogin', { headers: { 'user-agent': chrome } }, desktop);
  shown = new URL(login.content).searchParams.get('ticket') ?? '';
});

const check = async (asker: Asker = desktop, ticket = login.ticket): Promise<number> =>
  (await system.call('checkQrLogin', { query: { ticket } }, asker)).code;
const whyOver = async (asker: Asker = desktop): Promise<unknown> =>
  (await system.call('checkQrLogin', { query: { ticket: login.ticket } }, asker)).data;
const ask = async (
  id: 'scanQrLogin' | 'confirmQrLogin' | 'refuseQrLogin',
  asker: Asker = phone,
  ticket = shown,
): Promise<number> => (await system.call(id, { body: { ticket } }, asker)).code;

test('A11 QR login: the phone scans and confirms, the browser is signed in as that member', async () => {
  expect(login.content).toBe(`http://127.0.0.1:4100/login/qr?ticket=${shown}`);
  expect(await check()).toBe(NOT_SCANNED);
  const asker = await system.get('scanQrLogin', { body: { ticket: shown } }, phone);
  expect(asker).toMatchObject({
    browser: 'Chrome',
    system: 'Windows',
    sameNetwork: true,
    expiresAt: login.expiresAt,
  });
  expect(asker.network).toMatch(/^203\.0\..*\*$/);
  expect(asker.network).not.toContain('.7');
  const account = await system.get('getAccount', {}, phone);
  expect(await system.get('checkQrLogin', { query: { ticket: login.ticket } }, desktop)).toEqual({
    state: 'scanned',
    nickname: account.nickname,
    avatar: account.avatar,
  });
  expect(await ask('confirmQrLogin')).toBe(200);
  const session = await system.get('checkQrLogin', { query: { ticket: login.ticket } }, desktop);
  if (session.state !== 'signedIn') throw new Error('not signed in');
  expect((await system.get('getAccount', {}, { token: session.token })).id).toBe(account.id);
});

test('A11 QR login: a phone in another network learns that the browser is not in its network', async () => {
  const asker = await system.get(
    'scanQrLogin',
    { body: { ticket: shown } },
    { ...phone, address: '198.51.100.4' },
  );
  expect(asker.sameNetwork).toBe(false);
});

test('A11 QR login: refusing on the phone ends the code', async () => {
  await ask('scanQrLogin');
  expect(await ask('refuseQrLogin')).toBe(200);
  expect(await check()).toBe(OVER);
  expect(await whyOver()).toEqual({ state: 'refused' });
  expect(await ask('refuseQrLogin')).toBe(200);
  expect(await ask('confirmQrLogin')).toBe(OVER);
  expect(await ask('scanQrLogin')).toBe(OVER);
});

test('A11 QR login: the code expires after two minutes, at every step', async () => {
  system.clock.advance(2 * 60_000);
  expect(await check()).toBe(OVER);
  expect(await whyOver()).toEqual({ state: 'expired' });
  expect(await ask('scanQrLogin')).toBe(OVER);
});

test('A11 QR login: a confirmed sign-in that is not fetched within two minutes expires', async () => {
  await ask('scanQrLogin');
  system.clock.advance(119_999);
  expect(await ask('confirmQrLogin')).toBe(200);
  system.clock.advance(1);
  expect(await check()).toBe(OVER);
});

test('A11 QR login: nobody can confirm a code they have not scanned', async () => {
  expect(await ask('confirmQrLogin')).toBe(OVER);
  expect(await check()).toBe(NOT_SCANNED);
});

test('A11 double scan: the code belongs to the first member; the second can neither see, confirm nor refuse it', async () => {
  await ask('scanQrLogin');
  expect(await ask('scanQrLogin')).toBe(200);
  for (const id of ['scanQrLogin', 'confirmQrLogin', 'refuseQrLogin'] as const)
    expect(await ask(id, stranger)).toBe(OVER);
  expect(await ask('confirmQrLogin')).toBe(200);
  expect(await ask('confirmQrLogin', stranger)).toBe(OVER);
});

test('A11 lost answer: confirming again answers the same, also after the sign-in, and signs in nobody else', async () => {
  await ask('scanQrLogin');
  expect(await ask('confirmQrLogin')).toBe(200);
  expect(await ask('confirmQrLogin')).toBe(200);
  expect(await ask('refuseQrLogin')).toBe(OVER);
  expect(await check()).toBe(200);
  system.clock.advance(2 * 60_000);
  expect(await ask('confirmQrLogin')).toBe(200);
  expect(await check()).toBe(OVER);
});

test('A11 double scan: of members who scan at the same moment, one gets the code', async () => {
  const outcomes = await together(10, (index) => ask('scanQrLogin', index % 2 ? phone : stranger));
  const codes = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  const [mine, theirs] = [codes.filter((_, index) => index % 2), codes.filter((_, index) => index % 2 === 0)];
  expect([mine, theirs].map((all) => new Set(all).size)).toEqual([1, 1]);
  expect(new Set([mine[0], theirs[0]])).toEqual(new Set([200, OVER]));
});

test('A11 poll flood: one of three hundred polls at a moment gets the session', async () => {
  await ask('scanQrLogin');
  await ask('confirmQrLogin');
  const polls = await together(300, async (index) => {
    const asker = { ...desktop, address: `10.1.${Math.floor(index / 250)}.${index % 250}` };
    return await check(asker);
  });
  const codes = polls.map((each) => (each.status === 'fulfilled' ? each.value : 'failed'));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === OVER)).toHaveLength(299);
});

test('A11 second poller: the poll ticket works only in the browser that made it', async () => {
  await ask('scanQrLogin');
  await ask('confirmQrLogin');
  expect(await check({ deviceId: 'another-browser-1' })).toBe(OVER);
  expect(await check({})).toBe(OVER);
  expect(await check()).toBe(200);
});

test('A11 session swap: the scan ticket can’t poll, and the poll ticket can’t scan', async () => {
  expect(await check(desktop, shown)).toBe(OVER);
  expect(await ask('scanQrLogin', phone, login.ticket)).toBe(OVER);
  expect(await check()).toBe(NOT_SCANNED);
});

test('A11 guessing: tickets have 128 bits or more, and guesses are refused', async () => {
  expect(Buffer.from(shown, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(Buffer.from(login.ticket, 'base64url').length).toBeGreaterThanOrEqual(16);
  await ask('scanQrLogin');
  const { database, random } = system.platform;
  const secrets = [
    createOneTimeTokens(system.platform, 'qr poll', 32),
    createOneTimeTokens(system.platform, 'qr scan', 16),
  ];
  const hashes = secrets.flatMap((secret) =>
    Array.from({ length: 10_000 }, () => secret.hash(secret.make())),
  );
  const { rows } = await sql`
    select 1 from qr_logins where poll_hash = any(${hashes}) or scan_hash = any(${hashes})`.execute(
    database.read,
  );
  expect(rows).toEqual([]);
  const guesses = Array.from({ length: 100 }, () => Buffer.from(random.bytes(16)).toString('base64url'));
  const codes = await Promise.all(
    guesses.map((ticket, index) => check({ ...desktop, address: `10.2.0.${index % 250}` }, ticket)),
  );
  expect(new Set(codes)).toEqual(new Set([OVER]));
});

test('A11 QR login: a phone that was signed out after confirming signs nobody in', async () => {
  const other = await system.signIn(freshMobile(3));
  await ask('scanQrLogin', other);
  await ask('confirmQrLogin', other);
  await system.get('logout', {}, other);
  expect(await check()).toBe(OVER);
});

test('a browser without a device id gets no code, and scanning needs a sign-in', async () => {
  expect((await system.call('createQrLogin')).status).toBe(400);
  expect(await ask('scanQrLogin', {})).toBe(401);
  expect(await ask('confirmQrLogin', {})).toBe(401);
});

test('the database stores neither tickets nor addresses', async () => {
  const rows = await system.platform.database.read.selectFrom('qr_logins').selectAll().execute();
  const kept = JSON.stringify(rows);
  expect(rows.length).toBeGreaterThan(0);
  for (const secret of [shown, login.ticket, '203.0.113', desktop.deviceId])
    expect(kept).not.toContain(secret);
});
