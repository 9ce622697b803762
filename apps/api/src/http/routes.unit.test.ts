import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { silentLog } from '../../test/system/silent-log.ts';
import { browserOf } from '../call/browser.ts';
import type { Call } from '../call/call.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { Caller } from '../call/caller.ts';
import { createBrowserCookies } from './browser-cookie.ts';
import { documentOperations } from './document.ts';
import { systemClock } from '../platform/clock.ts';
import { addRoutes } from './routes.ts';
import { makeServer, withoutCacheBusting } from './server.ts';

const member: Caller = { kind: 'member', memberId: 'm1', sessionId: 's1' };
const host: Caller = { kind: 'group', groupId: 'g1', groupMemberId: 'h1', role: 1, sessionId: 's2' };
const tokens = new Map<string, Caller>([
  ['member-token-0123456789', member],
  ['group-token-0123456789', host],
]);
const asMember = { 'z-token': 'Bearer member-token-0123456789' };
const asHost = { 'z-token': 'Bearer group-token-0123456789' };
const key = { 'idempotency-key': '0197f6a2c1b87d4e9a10b2c3' };

const checkIn = vi.fn<(call: object) => Promise<unknown>>();
const listTasks = vi.fn<(call: object) => Promise<unknown>>();
const others = Object.fromEntries(documentOperations.map(({ id }) => [id, async () => null]));
const handlers = { ...others, checkIn, listTasks };

const browsers = createBrowserCookies([Buffer.alloc(32, 7)], false);

const serve = async (parts: { handlers: object }): Promise<FastifyInstance> => {
  const server = await makeServer({
    log: silentLog,
    origins: ['https://app.example'],
    clock: systemClock,
    trustedProxies: [],
    callsAMinute: 60,
  });
  await server.register(
    async (api) =>
      addRoutes(api, {
        ...parts,
        authenticate: async (token) => tokens.get(token) ?? null,
        stopping: new AbortController().signal,
        browsers,
      }),
    { prefix: '/api' },
  );
  await server.ready();
  return server;
};

let server: FastifyInstance;

beforeEach(async () => {
  checkIn.mockReset().mockResolvedValue({ day: 1 });
  listTasks.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  server = await serve({ handlers });
});

afterEach(() => server.close());

const post = (payload: string, headers: Record<string, string> = {}, url = '/api/v1/users/checkin') =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...asMember, ...key, ...headers },
  });

const get = (url: string, headers: Record<string, string> = asMember) =>
  server.inject({ method: 'GET', url: `/api${url}`, headers });

test('a full disk is 503 with Retry-After, and not our fault', async () => {
  listTasks.mockRejectedValue(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }));
  const response = await get('/v1/tasks');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBeDefined();
});

test.each(['0000-01-01', '0001-01-01', '2026-02-30'])(
  'the day %s is refused as a wrong field',
  async (day) => {
    expect((await post(JSON.stringify({ makeUp: day }))).json()).toMatchObject({
      code: 10002,
      data: { field: 'body.makeUp' },
    });
    expect((await get(`/v1/points/statement?from=${day}`)).json()).toMatchObject({
      code: 10002,
      data: { field: 'query.from' },
    });
  },
);

describe('boot', () => {
  test('is refused by an operation without a handler', async () => {
    const { checkIn: _left, ...rest } = handlers;
    await expect(serve({ handlers: rest })).rejects.toThrow('Operation checkIn has no handler');
  });

  test('is refused by a handler that the document does not know', async () => {
    await expect(serve({ handlers: { ...handlers, nobody: checkIn } })).rejects.toThrow(
      'nobody is not an operation',
    );
  });
});

describe('bad input', () => {
  test.each([
    ['malformed JSON', '{"makeUp":', {}, 400, 400],
    ['an empty body', '', {}, 400, 400],
    ['more than the limit', JSON.stringify({ makeUp: 'x'.repeat(300_000) }), {}, 413, 413],
    ['a wrong type', '{"makeUp":5}', {}, 400, 10002],
    ['an unknown field', '{"sneaky":1}', {}, 400, 10003],
    ['another content type', 'makeUp=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 415],
    ['a malformed idempotency key', '{}', { 'idempotency-key': 'short' }, 400, 10002],
  ])('%s is refused with its own code and changes nothing', async (_what, payload, headers, status, code) => {
    const response = await post(payload, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code, msg: expect.stringMatching(/[\u4e00-\u9fff]/) });
    expect(checkIn).not.toHaveBeenCalled();
  });

  test('nesting of 100 levels is refused before the body is parsed', async () => {
    const deep = `${'['.repeat(100)}${']'.repeat(100)}`;
    for (const payload of [deep, `{"makeUp":${deep}}`]) {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 10002, data: { field: 'body', rule: 'depth' } });
    }
    expect(checkIn).not.toHaveBeenCalled();
  });

  test('a missing idempotency key is named', async () => {
    const { 'idempotency-key': _left, ...rest } = { ...key };
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/users/checkin',
      payload: '{}',
      headers: { 'content-type': 'application/json', ...asMember, ...rest },
    });
    expect(response.json()).toMatchObject({ code: 10001, data: { field: 'header.Idempotency-Key' } });
  });

  test('a number in a query is taken from its text, a word is not', async () => {
    expect((await get('/v1/tasks?limit=5')).json()).toMatchObject({ code: 200 });
    expect(listTasks.mock.calls[0]?.[0]).toMatchObject({ query: { limit: 5 } });
    expect((await get('/v1/tasks?limit=five')).json()).toMatchObject({
      code: 10002,
      data: { field: 'query.limit' },
    });
  });

  test('what was sent is never repeated in the answer', async () => {
    const response = await post('{"makeUp":"13800138000"}');
    expect(response.body).not.toContain('13800138000');
  });

  test('an unknown address answers 404 in the envelope', async () => {
    expect((await get('/v1/nothing')).json()).toMatchObject({ code: 404, data: null });
  });

  test.each([
    ['that is none', '/api/v1/%zz', 400],
    ['with a part too long for any route', `/api/v1/tasks/${'x'.repeat(201)}`, 404],
  ])(
    'an address %s answers in the envelope, with all headers, and is not repeated',
    async (_what, url, code) => {
      const response = await server.inject({ method: 'GET', url });
      expect(response.statusCode).toBe(code);
      expect(response.json()).toEqual({
        code,
        msg: expect.stringMatching(/[\u4e00-\u9fff]/),
        data: null,
        requestId: response.headers['x-request-id'],
      });
      expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    },
  );
});

describe('tokens', () => {
  test('a call for members without a living token is 401', async () => {
    for (const headers of [
      {},
      { 'z-token': 'Bearer ended-ended-ended-ended' },
      { cookie: 'token=member-token-0123456789' },
    ])
      expect((await get('/v1/tasks', headers)).json()).toMatchObject({ code: 401 });
    expect(listTasks).not.toHaveBeenCalled();
  });

  test('a token for another audience is 403 and keeps its session', async () => {
    const response = await get('/v1/tasks', asHost);
    expect(response.statusCode).toBe(403);
    expect(listTasks).not.toHaveBeenCalled();
  });

  test('the token is looked at before the body is read', async () => {
    const response = await post('{', { 'z-token': '' });
    expect(response.json()).toMatchObject({ code: 401 });
  });
});

describe("the server's own browser cookie (rule 8.2)", () => {
  const cookie = browsers.write({ id: 'b'.repeat(22), returned: true }).split(';', 1)[0] ?? '';
  const heard = () => listTasks.mock.calls.map(([call]) => browserOf(call as Call<'listTasks'>));

  test('is set once, and a handler hears of the browser from the first call on', async () => {
    const first = await get('/v1/tasks');
    const set = String(first.headers['set-cookie']);
    expect(set).toMatch(/^yayan-browser=[\w.-]{50}; Max-Age=63072000; Path=\/api; HttpOnly; SameSite=Lax$/u);
    const second = await get('/v1/tasks', { ...asMember, cookie: set.split(';', 1)[0] ?? '' });
    expect(second.headers['set-cookie']).toBeUndefined();
    const [before, after] = heard();
    expect(before?.returned).toBe(false);
    expect(after).toEqual({ id: before?.id, returned: true });
  });

  test('is set with a refusal too', async () => {
    listTasks.mockRejectedValue(new ApiFault('TASK_ENDED'));
    expect((await get('/v1/tasks')).headers['set-cookie']).toBeDefined();
  });

  test('opens nothing', async () => {
    expect((await get('/v1/tasks', { cookie })).statusCode).toBe(401);
  });
});

describe('every answer', () => {
  test('is an envelope with a request id in its header', async () => {
    const response = await get('/v1/tasks');
    expect(response.json()).toEqual({ code: 200, msg: '成功', data: { items: [], nextCursor: null } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('W3 has these headers, whatever it answers: nothing of it is a page, a frame or kept', async () => {
    for (const response of [await get('/v1/tasks'), await get('/v1/nothing'), await post('{')])
      expect(response.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'self';.*object-src 'none';script-src 'self';script-src-attr 'none'/u,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-dns-prefetch-control': 'off',
        'x-download-options': 'noopen',
        'x-frame-options': 'SAMEORIGIN',
        'x-permitted-cross-domain-policies': 'none',
        'cache-control': 'no-store',
      });
  });

  test('tells the time, which scripts of other origins may read too', async () => {
    const { headers } = await get('/v1/tasks', { ...asMember, origin: 'https://app.example' });
    expect(Math.abs(Date.parse(String(headers['date'])) - Date.now())).toBeLessThan(5_000);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-expose-headers': 'date, retry-after, x-request-id',
    });
  });

  test('carries a refusal with its code, message and data', async () => {
    listTasks.mockRejectedValue(new ApiFault('TASK_ENDED', { why: 'over' }));
    expect((await get('/v1/tasks')).json()).toMatchObject({ code: 22001, data: { why: 'over' } });
  });

  test('tells nothing of an error of ours', async () => {
    listTasks.mockRejectedValue(new Error('password is hunter2'));
    const response = await get('/v1/tasks');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 500, data: null });
    expect(response.body).not.toContain('hunter2');
  });

  test('is the same whatever the cache-busting parameter says', async () => {
    await get('/v1/tasks?_t=1&limit=5');
    await post('{}', {}, '/api/v1/users/checkin?_t=2');
    expect(listTasks.mock.calls[0]?.[0]).toMatchObject({ query: { limit: 5 } });
    await post('{}', {}, '/api/v1/users/checkin?_t=3');
    const hashes = checkIn.mock.calls.map(
      ([call]) => (call as { idempotency: { hash: string } }).idempotency.hash,
    );
    expect(new Set(hashes).size).toBe(1);
  });

  test('keeps what stands behind a second question mark', () => {
    expect(withoutCacheBusting('/callback?_t=1&back=/a?b=1&_t=2&sign=c')).toBe(
      '/callback?back=/a?b=1&sign=c',
    );
  });

  test('is 429 with Retry-After once an address calls too often', async () => {
    for (let call = 0; call < 60; call += 1) await get('/v1/tasks');
    const response = await get('/v1/tasks');
    expect(response.json()).toMatchObject({ code: 429 });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is 429 too where the calls carry tokens that nobody has, without looking for them', async () => {
    const asked = vi.spyOn(tokens, 'get');
    const unknown = { 'z-token': 'Bearer ended-ended-ended-ended' };
    for (let call = 0; call < 60; call += 1) await get('/v1/tasks', unknown);
    expect((await get('/v1/tasks', unknown)).json()).toMatchObject({ code: 429 });
    expect(asked).toHaveBeenCalledTimes(60);
    asked.mockRestore();
  });
});
