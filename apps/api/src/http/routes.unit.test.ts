import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  asHost,
  asMember,
  browsers,
  callsOf,
  checkIn,
  handlers,
  key,
  listTasks,
  serve,
  serveAnew,
} from '../../test/system/served-routes.ts';
import { browserOf } from '../call/browser.ts';
import type { Call } from '../call/call.ts';
import { ApiFault } from '../errors/api-fault.ts';

let server: FastifyInstance;

beforeEach(async () => {
  server = await serveAnew();
});

afterEach(() => server.close());

const { get, post } = callsOf(() => server);

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
