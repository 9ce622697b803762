import settings from '../../package.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { UnsafePathError } from '../http/safe-path.ts';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';

const ok = () => envelope(200, { done: true });
const later = noon + 30 * 60_000;
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: later };
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

describe('headers (rule 1.6)', () => {
  test('every call says client 2, its version, device type and device id', async () => {
    const { transport, requests, session } = openBrowser(ok, { deviceType: 3 });
    await transport.request({ url: '/v1/banners', method: 'GET' });
    const headers = Object.fromEntries(requests[0]?.headers ?? []);
    expect(headers).toMatchObject({
      'z-client': '2',
      'z-version': settings.version,
      'z-device': '3',
      'z-device-id': session.deviceId(),
    });
    expect(headers).not.toHaveProperty('z-token');
  });
  test('z-token carries the token as Bearer', async () => {
    const { transport, requests, session } = openBrowser(ok);
    session.signIn(tokens);
    await transport.request({ url: '/v1/users/account', method: 'GET' });
    expect(requests[0]?.headers.get('z-token')).toBe('Bearer access-1');
  });
  test("a call's own headers are sent too, but can't replace ours", async () => {
    const { transport, requests } = openBrowser(ok);
    const headers = { 'Idempotency-Key': 'k1', 'z-client': '9' };
    await transport.request({ url: '/v1/benefits/7', method: 'POST', data: {}, headers });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(requests[0]?.headers.get('z-client')).toBe('2');
  });
  test.each([
    'https://evil.test/',
    '//evil.test/',
    'v1/tasks',
    '',
    '/v1/tasks/../users/account',
    '/v1/tasks/..',
    '/v1/tasks/.',
    '/v1/tasks/%2e%2e/users',
    '/v1/tasks/.%2E/users',
    '/../../../sandbox/demo.json',
    '/v1/tasks/..\\users\\account',
    '/\\evil.test/',
    '/v1//tasks',
    '/v1/tasks/a?limit=1',
    '/v1/tasks/a#b',
    '/v1/tasks/.\t./users',
    '/v1/tasks/ ',
    '/v1/tasks/\u4efb',
  ])('the token is never sent to another address: %s', async (url) => {
    const { transport, requests, session } = openBrowser(ok);
    session.signIn(tokens);
    await expect(transport.request({ url, method: 'GET' })).rejects.toThrow(UnsafePathError);
    expect(requests).toHaveLength(0);
  });
  test.each(['..', '../users/account', '..%2f..%2f', '%2e%2e', '//evil.test', '\\', '?', '#', '任务', 'a b'])(
    'an encoded id stays one segment of its path, or is refused: %s',
    async (id) => {
      const { transport, requests } = openBrowser(ok);
      await transport.request({ url: `/v1/tasks/${encodeURIComponent(id)}`, method: 'GET' }).catch(() => {});
      for (const { url } of requests)
        expect(new URL(url).pathname).toBe(`/api/v1/tasks/${encodeURIComponent(id)}`);
    },
  );
});

describe('proof of work (rule 2.7)', () => {
  const challenge = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
  const asked = () =>
    envelope(20_023, { challenge, bits: 6, expiresAt: '2026-11-21T08:30:00.000Z' }, '请稍候');
  const send = {
    url: '/v1/auth/sms/send',
    method: 'POST',
    data: { mobile: 'k1:x', purpose: 'login' },
  } as const;

  test('a call that is asked for one is repeated with it, without a toast', async () => {
    const bodies: unknown[] = [];
    const { transport } = openBrowser(async (request) => {
      bodies.push(await request.json());
      return bodies.length === 1 ? asked() : envelope(200, { resendAfterSeconds: 60 });
    });
    expect(await transport.request(send)).toEqual({ resendAfterSeconds: 60 });
    expect(bodies).toEqual([
      send.data,
      { ...send.data, proof: { challenge, solution: expect.stringMatching(/^[0-9]+$/) } },
    ]);
  });

  test('a call that is refused again after its proof rejects silently and does not loop', async () => {
    let calls = 0;
    const { transport } = openBrowser(() => {
      calls += 1;
      return asked();
    });
    expect(await failureOf(transport.request(send))).toMatchObject({ code: 20_023, kind: 'silent' });
    expect(calls).toBe(2);
  });
});

describe('cache-busting parameter (rule 1.7)', () => {
  test('every call carries _t, the time in milliseconds', async () => {
    const { transport, requests, clock } = openBrowser(ok);
    await transport.request({ url: '/v1/points', method: 'GET' });
    clock.advance(5);
    await transport.request({ url: '/v1/users/checkin', method: 'POST' });
    const stamps = requests.map(({ url }) => new URL(url).searchParams.get('_t'));
    expect(stamps).toEqual([String(noon), String(noon + 5)]);
  });
  test('process calls carry none', async () => {
    const { transport, requests } = openBrowser(ok);
    await transport.request({ url: '/v1/process/sessions/7', method: 'GET', params: { page: 2 } });
    expect(requests[0]?.url).toBe('https://yayan.test/api/v1/process/sessions/7?page=2');
  });
  test('a query repeats the key of an array and leaves out what is not set', async () => {
    const { transport, requests } = openBrowser(ok);
    const params = { module: [1, 2], type: 0, title: '芽 言', from: undefined, to: null, last: false };
    await transport.request({ url: '/v1/process/x', method: 'GET', params });
    expect(requests[0]?.url).toBe(
      'https://yayan.test/api/v1/process/x?module=1&module=2&type=0&title=%E8%8A%BD+%E8%A8%80&last=false',
    );
  });
});

describe('the body and headers that are sent', () => {
  test('data goes as JSON', async () => {
    const { transport, requests } = openBrowser(ok);
    await transport.request({ url: '/v1/polls', method: 'POST', data: { choice: [1] } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ choice: [1] });
  });
  test('form data keeps the boundary the browser writes, even if the generated client sets another one', async () => {
    const { transport, requests } = openBrowser(ok);
    const data = new FormData();
    data.set('file', new Blob(['x']), 'a.png');
    const headers = { 'Content-Type': 'multipart/form-data' };
    await transport.request({ url: '/v1/users/avatar', method: 'POST', data, headers });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});
