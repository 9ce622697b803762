import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asMember, callsOf, checkIn, listTasks, serveAnew, tokens } from '../../test/system/served-routes.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { withoutCacheBusting } from './server.ts';

let server: FastifyInstance;

beforeEach(async () => {
  server = await serveAnew();
});

afterEach(() => server.close());

const { get, post } = callsOf(() => server);

test('every answer is an envelope with a request id in its header', async () => {
  const response = await get('/v1/tasks');
  expect(response.json()).toEqual({ code: 200, msg: '成功', data: { items: [], nextCursor: null } });
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('W3 every answer has these headers, whatever it answers: nothing of it is a page, a frame or kept', async () => {
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

test('every answer has the time, which scripts of other origins may read too', async () => {
  const { headers } = await get('/v1/tasks', { ...asMember, origin: 'https://app.example' });
  expect(Math.abs(Date.parse(String(headers['date'])) - Date.now())).toBeLessThan(5_000);
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
    'access-control-expose-headers': 'date, retry-after, x-request-id, z-maintenance',
  });
});

test('a refusal has its code, message and data', async () => {
  listTasks.mockRejectedValue(new ApiFault('TASK_ENDED', { why: 'over' }));
  expect((await get('/v1/tasks')).json()).toMatchObject({ code: 22001, data: { why: 'over' } });
});

test('an error of ours is not described', async () => {
  listTasks.mockRejectedValue(new Error('password is hunter2'));
  const response = await get('/v1/tasks');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ code: 500, data: null });
  expect(response.body).not.toContain('hunter2');
});

test('the cache-busting parameter changes no answer', async () => {
  await get('/v1/tasks?_t=1&limit=5');
  await post('{}', {}, '/api/v1/users/checkin?_t=2');
  expect(listTasks.mock.calls[0]?.[0]).toMatchObject({ query: { limit: 5 } });
  await post('{}', {}, '/api/v1/users/checkin?_t=3');
  const hashes = checkIn.mock.calls.map(
    ([call]) => (call as { idempotency: { hash: string } }).idempotency.hash,
  );
  expect(new Set(hashes).size).toBe(1);
});

test('an address keeps everything after a second question mark', () => {
  expect(withoutCacheBusting('/callback?_t=1&back=/a?b=1&_t=2&sign=c')).toBe('/callback?back=/a?b=1&sign=c');
});

test('the answer is 429 with Retry-After once an address calls too often', async () => {
  for (let call = 0; call < 60; call += 1) await get('/v1/tasks');
  const response = await get('/v1/tasks');
  expect(response.json()).toMatchObject({ code: 429 });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});

test('the answer is 429 too where the calls carry tokens that nobody has, without looking for them', async () => {
  const asked = vi.spyOn(tokens, 'get');
  const unknown = { 'z-token': 'Bearer ended-ended-ended-ended' };
  for (let call = 0; call < 60; call += 1) await get('/v1/tasks', unknown);
  expect((await get('/v1/tasks', unknown)).json()).toMatchObject({ code: 429 });
  expect(asked).toHaveBeenCalledTimes(60);
  asked.mockRestore();
});
