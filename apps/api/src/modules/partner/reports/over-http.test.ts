import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileQueries, hostileValues } from '../../../../test/hostile/hostile-queries.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { signed } from '../../../../test/partner/supplier-world.ts';

const SECRET = 'the secret of this sandbox';
const SUPPLIED = 'Yun4bKa7FeiD';

let system: TestSystem;
let member: { token: string; deviceId: string };
let entry: URL;
let sessionId: string;
beforeAll(async () => {
  system = await TestSystem.start({
    environment: { SANDBOX_SUPPLIER_URL: 'http://127.0.0.1:4300', SANDBOX_SUPPLIER_SECRET: SECRET },
  });
  member = await system.signIn(freshMobile(1));
  const started = await system.get(
    'startParticipation',
    { body: { taskHashId: SUPPLIED, consent: true } },
    member,
  );
  sessionId = started.sessionId;
  entry = new URL(started.url ?? '');
});
afterAll(() => system.stop());

const seconds = (): string => String(Math.floor(system.clock.now().getTime() / 1000));
const sid = (): string => entry.searchParams.get('sid') ?? '';
const report = (st: string, more: Readonly<Record<string, string>> = {}): string =>
  `k=sandbox&${signed({ sid: sid(), st, ts: seconds(), ...more }, SECRET)}`;
const callback = (query: string, accept = '*/*') =>
  system.app.server.inject({ method: 'GET', url: `/callback.php?${query}`, headers: { accept } });

describe('callback.php', () => {
  it('answers a server the outcome in plain text, and redirects a browser to the page', async () => {
    const forged = await callback(`${report('complete').slice(0, -1)}x`);
    expect([forged.statusCode, forged.body]).toEqual([403, 'signature']);
    expect((await callback('k=nobody&sid=1')).statusCode).toBe(404);
    expect((await callback('k=sandbox&sid=1')).statusCode).toBe(400);
    const browser = await callback(report('complete'), 'text/html,*/*');
    expect(browser.statusCode).toBe(303);
    expect(browser.headers.location).toMatch(/^http:\/\/127\.0\.0\.1:4100\/callback\.php\?k=sandbox&/);
    const visit = await system.get('getPartnerVisit', { params: { id: sessionId } }, member);
    expect(visit).toMatchObject({ state: 'waiting', resultId: null });
  });

  it('passes a browser the whole query, including the part after a second question mark', async () => {
    const { location } = (await callback('k=sandbox&back=/a?b=1&sig=2', 'text/html')).headers;
    expect(location).toBe('http://127.0.0.1:4100/callback.php?k=sandbox&back=/a?b=1&sig=2');
  });

  it("another member's redirect session is not found, and reveals nothing", async () => {
    const other = await system.signIn(freshMobile(2));
    expect((await system.call('getPartnerVisit', { params: { id: sessionId } }, other)).code).toBe(404);
  });
});

describe('X5: 400 hostile addresses on each way in and back', { timeout: 120_000 }, () => {
  it('callback.php never fails, never redirects elsewhere and never counts', async () => {
    for (const query of hostileQueries(400, () => report('complete'))) {
      const { statusCode, headers } = await system.app.server.inject({
        method: 'GET',
        url: `/callback.php?${query}`,
        remoteAddress: '10.9.0.1',
      });
      // No secret signed these queries, so none is ever accepted.
      expect([400, 403, 404], query).toContain(statusCode);
      expect(headers.location).toBeUndefined();
    }
  });

  it('returns, entries and tickets only refuse, and no participation changes', async () => {
    const guests = await system.platform.database.read
      .selectFrom('survey_guests')
      .select('guest_id')
      .execute();
    const link = (): string =>
      signed({ aid: 'sandbox-agent', tid: 'Zao7kQ2mXn1B', uid: 'u', ts: seconds() }, SECRET);
    const asker = { deviceId: 'device-hostile', address: '10.9.0.2' };
    for (const query of hostileQueries(400, () => report('complete'))) {
      const { status, data } = await system.call('reportReturn', { body: { query } }, asker);
      expect([200, 400, 404, 429], query).toContain(status);
      if (data !== null && status === 200) expect(data).not.toMatchObject({ state: 'ended' });
    }
    for (const query of hostileQueries(400, link).filter((each) => !/&k=/.test(each))) {
      const { code } = await system.call(
        'enterFromAgent',
        { body: { query } },
        { ...asker, address: '10.9.0.3' },
      );
      expect(code, query).not.toBe(200);
      expect(code).toBeLessThan(50_000);
    }
    for (const value of hostileValues) {
      const from = { ...asker, address: '10.9.0.4' };
      expect((await system.call('enterByOpenLink', { body: { sid: value } }, from)).code).not.toBe(200);
      expect((await system.call('takeStartTicket', { body: { ticket: value } }, from)).code).not.toBe(200);
      expect((await system.call('getKeyEnd', { params: { key: value.slice(0, 150) } }, from)).code).not.toBe(
        200,
      );
    }
    const visit = await system.get('getPartnerVisit', { params: { id: sessionId } }, member);
    expect(visit.state).toBe('waiting');
    const after = await system.platform.database.read
      .selectFrom('survey_guests')
      .select('guest_id')
      .execute();
    expect(after).toEqual(guests);
  });
});

const post = (query: string, payload: string) =>
  system.app.server.inject({
    method: 'POST',
    url: `/callback.php?${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

it('S1: a POST is read like a GET of the same parameters, and a POST whose body differs from its query is refused', async () => {
  const raw = report('complete');
  const [own, ...words] = raw.split('&');
  expect((await post(raw, 'st=complete')).body).toBe('malformed');
  expect((await post(own ?? '', `${words.join('&')}0`)).body).toBe('signature');
  const visit = await system.get('getPartnerVisit', { params: { id: sessionId } }, member);
  expect(visit.state).toBe('waiting');
});

it('S1: 100 equal postbacks over HTTP, half GET and half POST, with others out of order, pay once', async () => {
  const raw = report('complete');
  const [own, ...words] = raw.split('&');
  const answers = await together(100, (index) =>
    index % 2 === 0 ? callback(raw) : post(own ?? '', words.join('&')),
  );
  expect(answers.every((each) => each.status === 'fulfilled' && each.value.body === 'ok')).toBe(true);
  expect((await callback(report('screenout'))).body).toBe('ok');
  const back = await system.get('reportReturn', { body: { query: report('full') } });
  expect(back).toMatchObject({ state: 'ended', sessionId });
  const account = await system.get('getAccount', {}, member);
  expect(account.coins).toBe(80);
});
