import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { snsKinds, startTestSns, type TestSns } from '../../../../test/identity/test-sns.ts';

const NOT_BOUND = 5013;
const TAKEN = 20014;
const STATE_INVALID = 20015;
const BIND_TICKET_INVALID = 20016;
const NOT_LINKED = 20017;
const ALREADY_LINKED = 20033;

let sns: TestSns;
let mobiles = 0;
let browsers = 0;

beforeAll(async () => {
  sns = await startTestSns();
});

afterAll(() => sns.stop());

const newMobile = (): string => freshMobile((mobiles += 1));
const newBrowser = (): Asker => ({ deviceId: `browser-${String((browsers += 1)).padStart(6, '0')}` });
const newMember = async (): Promise<Asker> => await sns.system.signIn(newMobile(), newBrowser().deviceId);
const idOf = async (asker: Asker): Promise<string> => (await sns.system.get('getAccount', {}, asker)).id;
const tokenOf = ({ data }: CallAnswer): string => (data as { token: string }).token;
const fieldOf = ({ data }: CallAnswer, name: string): string =>
  String(Object.entries(data as object).find(([key]) => key === name)?.[1]);

test('all four are offered, in the order to show them', async () => {
  expect(await sns.system.get('listSnsProviders')).toEqual({ items: [1, 2, 3, 4] });
});

describe.each(snsKinds)('$name', (kind) => {
  test('sends the browser to the third party, which comes back to our own callback only', async () => {
    const { authorizeUrl, state } = await sns.start(kind, newBrowser());
    const url = new URL(authorizeUrl);
    expect(url.origin).toBe(sns.sandbox.url);
    expect(url.searchParams.get('state')).toBe(state);
    expect(url.searchParams.get('redirect_uri')).toMatch(/^http:\/\/127\.0\.0\.1:4100\/open\/\w+\/callback/);
    url.searchParams.set('redirect_uri', 'http://evil.example/open/callback');
    await expect(sns.choose(url.href, 'tang')).rejects.toThrow('No way back');
  });

  test('a first visit binds a new mobile and registers; the next one signs that member in', async () => {
    const browser = newBrowser();
    const first = await sns.finish(kind, await sns.travel(kind, 'tang', browser), browser);
    expect(first).toMatchObject({
      code: NOT_BOUND,
      data: { state: 'bindRequired', type: kind.type, nickname: '糖糖不加糖' },
    });
    // Sites show only pictures with https addresses, and the sandbox has none.
    expect(first.data).toHaveProperty('avatar', null);
    const proven = await sns.prove(fieldOf(first, 'bindTicket'), newMobile(), browser);
    expect(proven).toMatchObject({ code: 200, data: { state: 'unregistered' } });
    const registered = await sns.register(fieldOf(proven, 'registerTicket'), browser);
    expect(registered.code).toBe(200);
    const member = await idOf({ token: tokenOf(registered) });

    const elsewhere = newBrowser();
    const again = await sns.finish(kind, await sns.travel(kind, 'tang', elsewhere), elsewhere);
    expect(again).toMatchObject({ code: 200, data: { state: 'signedIn' } });
    expect(await idOf({ token: tokenOf(again) })).toBe(member);
    const list = await sns.system.get('listSnsBindings', {}, { token: tokenOf(again) });
    expect(list.items.find(({ type }) => type === kind.type)).toMatchObject({
      bound: true,
      nickname: '糖糖不加糖',
      canUnbind: true,
    });
    expect(list.items.filter(({ bound }) => bound)).toHaveLength(1);
  });

  test("with a member's mobile the page asks whether to merge, and then signs that member in", async () => {
    const mobile = newMobile();
    const member = await idOf(await sns.system.signIn(mobile));
    const browser = newBrowser();
    const proven = await sns.prove(await sns.visit(kind, 'lin', browser), mobile, browser);
    expect(proven).toMatchObject({ code: 200, data: { state: 'mergeRequired' } });
    expect(fieldOf(proven, 'mobile')).toMatch(/^139\*{4}\d{4}$/);
    const body = { by: 'merge', mergeTicket: fieldOf(proven, 'mergeTicket') };
    const press = { body, idempotencyKey: 'key-of-this-press-of-merge' };
    const lost = await sns.system.call('bindSns', press, browser);
    const merged = await sns.system.call('bindSns', press, browser); // Rule 2.30: the answer may get lost.
    expect((await sns.system.call('getAccount', {}, { token: tokenOf(lost) })).status).toBe(401);
    expect(merged).toMatchObject({ code: 200, data: { state: 'signedIn' } });
    expect(await idOf({ token: tokenOf(merged) })).toBe(member);
    expect((await sns.system.call('bindSns', { body }, browser)).code).toBe(BIND_TICKET_INVALID);
  });

  test('a member binds an account, sees it, unbinds it, and then it signs in nobody', async () => {
    const member = await newMember();
    const bound = await sns.bind(kind, await sns.travel(kind, 'mo', member), member);
    expect(bound).toMatchObject({ code: 200, data: { type: kind.type, bound: true, nickname: '墨墨' } });
    const browser = newBrowser();
    const other = await sns.finish(kind, await sns.travel(kind, 'mo', browser), browser);
    const otherDevice = { token: tokenOf(other) };
    expect(await idOf(otherDevice)).toBe(await idOf(member));

    const body = { type: kind.type };
    const left = await sns.system.get('unbindSns', { body }, member);
    expect(left.items.some((each) => each.bound)).toBe(false);
    // A6: all sessions that the account had opened end at once; this device stays signed in.
    expect((await sns.system.call('getAccount', {}, otherDevice)).status).toBe(401);
    expect((await sns.system.call('getAccount', {}, member)).code).toBe(200);
    expect((await sns.system.call('unbindSns', { body }, member)).code).toBe(NOT_LINKED);
    expect((await sns.finish(kind, await sns.travel(kind, 'mo', browser), browser)).code).toBe(NOT_BOUND);
  });

  test('an account belongs to one member, and a member has one account of each kind', async () => {
    const [owner, rival] = [await newMember(), await newMember()];
    expect((await sns.bind(kind, await sns.travel(kind, 'nan', owner), owner)).code).toBe(200);
    expect((await sns.bind(kind, await sns.travel(kind, 'nan', rival), rival)).code).toBe(TAKEN);
    expect((await sns.bind(kind, await sns.travel(kind, 'qiao', owner), owner)).code).toBe(ALREADY_LINKED);
    expect((await sns.bind(kind, await sns.travel(kind, 'nan', owner), owner)).code).toBe(200);
  });

  test('a signed-in member who returns by the login call gets the account bound and a new session', async () => {
    const member = await newMember();
    const id = await idOf(member);
    const back = await sns.finish(kind, await sns.travel(kind, 'yu', member), member);
    expect(back).toMatchObject({ code: 200, data: { state: 'signedIn' } });
    expect(await idOf({ token: tokenOf(back) })).toBe(id);
    // A14: the session from before doesn't continue.
    expect((await sns.system.call('getAccount', {}, member)).status).toBe(401);
    const after = { deviceId: member.deviceId ?? '', token: tokenOf(back) };
    expect((await sns.system.call('unbindSns', { body: { type: kind.type } }, after)).code).toBe(200);
  });
});

test('a ticket works for its step only, and not in another browser', async () => {
  const [kind] = snsKinds;
  const browser = newBrowser();
  const bindTicket = await sns.visit(kind, 'yu', browser);
  expect((await sns.register(bindTicket, browser)).code).toBe(20008);
  const merge = { body: { by: 'merge', mergeTicket: bindTicket } };
  expect((await sns.system.call('bindSns', merge, browser)).code).toBe(BIND_TICKET_INVALID);
  const mobile = newMobile();
  expect((await sns.prove(bindTicket, mobile, newBrowser())).code).toBe(BIND_TICKET_INVALID);
  const proven = await sns.prove(bindTicket, mobile, browser);
  const registerTicket = fieldOf(proven, 'registerTicket');
  expect((await sns.prove(bindTicket, newMobile(), browser)).code).toBe(BIND_TICKET_INVALID);
  expect((await sns.register(registerTicket, newBrowser())).code).toBe(20008);
  const bySms = { registerTicket, agreementVersion: '2026-11-01', agreed: true };
  expect((await sns.system.call('registerBySms', { body: bySms }, browser)).code).not.toBe(200);
  sns.system.clock.advance(10 * 60_000);
  expect((await sns.register(registerTicket, browser)).code).toBe(20008);
});

test('a wrong code leaves the bind ticket usable', async () => {
  const [kind] = snsKinds;
  const browser = newBrowser();
  const bindTicket = await sns.visit(kind, 'yu', browser);
  const mobile = newMobile();
  const [sealed, code] = [await sns.system.encrypted(mobile), await sns.system.encrypted('000000')];
  const body = { by: 'code', bindTicket, mobile: sealed, code };
  expect((await sns.system.call('bindSns', { body }, browser)).code).not.toBe(200);
  expect((await sns.prove(bindTicket, mobile, browser)).code).toBe(200);
});

test('the database stores no third-party id and no third-party name in plain text', async () => {
  const { read } = sns.system.platform.database;
  const kept = JSON.stringify([
    await read.selectFrom('sns_bindings').selectAll().execute(),
    await read.selectFrom('sns_tickets').selectAll().execute(),
    await read.selectFrom('sns_states').selectAll().execute(),
  ]);
  expect(kept).not.toMatch(/糖糖|墨墨|unionid|openid|user_id|uid:/);
  expect(kept).not.toContain('browser-000001');
});

test('an invented state is refused', async () => {
  const [kind] = snsKinds;
  const back = { code: 'x', state: 's4Jq8mXw2vN5cK7sQ1rL4hJ9' };
  expect((await sns.finish(kind, back, newBrowser())).code).toBe(STATE_INVALID);
});

test('a third party that is not configured is not offered; one that does not answer is reported', async () => {
  const [wechat, qq] = snsKinds;
  const environment = {
    WECHAT_APP_ID: 'sandbox-wechat',
    WECHAT_APP_SECRET: 'secret',
    WECHAT_API_URL: 'http://127.0.0.1:9',
  };
  const system = await TestSystem.start({ seeded: false, environment });
  const browser = newBrowser();
  expect(await system.get('listSnsProviders')).toEqual({ items: [wechat.type] });
  expect((await system.call('startSnsLogin', { body: { type: qq.type } }, browser)).code).toBe(20031);
  const { state } = await system.get('startSnsLogin', { body: { type: wechat.type } }, browser);
  const back = { query: { code: 'x', state } };
  expect((await system.call('finishWechatLogin', back, browser)).code).toBe(20032);
  expect((await system.call('finishWechatLogin', back, browser)).code).toBe(STATE_INVALID);
  await system.stop();
});

test('the account of a blocked member signs nobody in, by QR code neither', async () => {
  const [kind] = snsKinds;
  const member = await newMember();
  await sns.bind(kind, await sns.travel(kind, 'yu', member), member);
  const browser = newBrowser();
  const login = await sns.system.get('createQrLogin', {}, browser);
  const ticket = new URL(login.content).searchParams.get('ticket') ?? '';
  await sns.system.get('scanQrLogin', { body: { ticket } }, member);
  await sns.system.get('confirmQrLogin', { body: { ticket } }, member);
  const { database, clock } = sns.system.platform;
  await database.read
    .updateTable('members')
    .set({ blocked_at: clock.now() })
    .where('id', '=', await idOf(member))
    .execute();
  expect((await sns.finish(kind, await sns.travel(kind, 'yu', browser), browser)).code).toBe(20013);
  const check = { query: { ticket: login.ticket } };
  expect((await sns.system.call('checkQrLogin', check, browser)).code).toBe(1049);
});
