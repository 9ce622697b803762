import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { UnsafePathError } from './safe-path.ts';
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
  test('every call says client 2, version 1.0.0, device type and device id', async () => {
    const { transport, requests, session } = openBrowser(ok, { deviceType: 3 });
    await transport.request({ url: '/v1/banners', method: 'GET' });
    const headers = Object.fromEntries(requests[0]?.headers ?? []);
    expect(headers).toMatchObject({
      'z-client': '2',
      'z-version': '1.0.0',
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

  test('a call that is asked again after its proof rejects silently and does not loop', async () => {
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

describe('what is sent', () => {
  test('data goes as JSON', async () => {
    const { transport, requests } = openBrowser(ok);
    await transport.request({ url: '/v1/polls', method: 'POST', data: { choice: [1] } });
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ choice: [1] });
  });
  test('form data keeps the boundary the browser writes, whatever the generated client says', async () => {
    const { transport, requests } = openBrowser(ok);
    const data = new FormData();
    data.set('file', new Blob(['x']), 'a.png');
    const headers = { 'Content-Type': 'multipart/form-data' };
    await transport.request({ url: '/v1/users/avatar', method: 'POST', data, headers });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('answers (rule 10.18)', () => {
  test.each([200, 5629, 5013])('code %i resolves with data', async (code) => {
    const { transport, told } = openBrowser(() => envelope(code, { part: 'basic' }));
    await expect(transport.request({ url: '/v1/x', method: 'GET' })).resolves.toEqual({ part: 'basic' });
    expect(told).toEqual([]);
  });
  test('a body without a code passes through whole', async () => {
    const { transport, told } = openBrowser(() => Response.json({ items: [1] }));
    await expect(transport.request({ url: '/v1/x', method: 'GET' })).resolves.toEqual({ items: [1] });
    expect(told).toEqual([]);
  });
  test("another code shows the server's message once and rejects with all of it", async () => {
    const { transport, told } = openBrowser(() => envelope(24001, { left: 0 }, '已抢完'));
    const error = await failureOf(transport.request({ url: '/v1/benefits/7', method: 'POST' }));
    expect(error).toMatchObject({
      code: 24001,
      status: 200,
      msg: '已抢完',
      data: { left: 0 },
      kind: 'toast',
    });
    expect(error.message).toBe('已抢完');
    expect(told).toEqual(['toast:warning:已抢完']);
  });
  test.each([1060, 1049, 1105])('code %i is silent', async (code) => {
    const { transport, told } = openBrowser(() => envelope(code, null, '等待扫码'));
    expect(await failureOf(transport.request({ url: '/v1/x', method: 'GET' }))).toMatchObject({
      code,
      kind: 'silent',
    });
    expect(told).toEqual([]);
  });
  test.each([1105, 10014])('code %i with an HTTP error is silent', async (code) => {
    const { transport, told } = openBrowser(() => envelope(code, null, '未开放', 403));
    await failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
    expect(told).toEqual([]);
  });
  test('an HTTP error with another code shows its message', async () => {
    const { transport, told } = openBrowser(() => envelope(429, null, '请稍后再试', 429));
    await failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
    expect(told).toEqual(['toast:error:请稍后再试']);
  });
  test.each([
    ['an HTTP error without an envelope', () => new Response('<html>', { status: 502 })],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a captive portal's page instead of JSON", () => new Response('<html>', { status: 200 })],
  ])('%s shows the network error', async (_, serve) => {
    const { transport, told } = openBrowser(serve);
    expect(await failureOf(transport.request({ url: '/v1/x', method: 'GET' }))).toMatchObject({
      kind: 'network',
    });
    expect(told).toEqual(['networkError']);
  });
  test('a process call rejects silently, even without a network', async () => {
    const { transport, told } = openBrowser(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(transport.request({ url: '/v1/process/x', method: 'POST' }));
    expect(error).toMatchObject({ kind: 'silent', status: 0 });
    expect(told).toEqual([]);
  });
  test.each([
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch')), 'network'],
    ['a refusal', () => envelope(20015, null, '第三方登录已失效'), 'toast'],
  ])('a quiet call shows nothing of %s', async (_, serve, kind) => {
    const { transport, told } = openBrowser(serve);
    const error = await failureOf(transport.request({ url: '/v1/x', method: 'GET', quiet: true }));
    expect([error.kind, told]).toEqual([kind, []]);
  });
  test('an answer that takes more than 20 s is a network error', async () => {
    vi.useFakeTimers();
    try {
      const { transport, told } = openBrowser(() => new Promise<Response>(() => {}));
      const failure = failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
      await vi.advanceTimersByTimeAsync(19_999);
      expect(told).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failure).toMatchObject({ kind: 'network', status: 0 });
      expect(told).toEqual(['networkError']);
    } finally {
      vi.useRealTimers();
    }
  });
  test('a body that stops in the middle is a network error too', async () => {
    vi.useFakeTimers();
    try {
      const half = () =>
        new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }));
      const { transport, told } = openBrowser(half);
      const failure = failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
      await vi.advanceTimersByTimeAsync(40_000);
      expect(await failure).toMatchObject({ kind: 'network' });
      expect(told).toEqual(['networkError']);
    } finally {
      vi.useRealTimers();
    }
  });
  test('an aborted call rejects with its reason and shows nothing', async () => {
    const stop = new AbortController();
    const { transport, told } = openBrowser(
      (request) =>
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
    );
    const call = transport.request({ url: '/v1/x', method: 'GET', signal: stop.signal });
    stop.abort(new Error('the page was left'));
    await expect(call).rejects.toThrow('the page was left');
    expect(told).toEqual([]);
  });
});

describe('files', () => {
  const disposition = `attachment; filename="answers.xlsx"; filename*=UTF-8''%E7%AD%94%E5%8D%B7.xlsx`;
  test('a download is a File with the name the server gave it', async () => {
    const { transport } = openBrowser(
      () =>
        new Response('PK', {
          headers: { 'content-disposition': disposition, 'content-type': 'application/zip' },
        }),
    );
    const file = await transport.request<File>({
      url: '/focusResponses/download',
      method: 'GET',
      responseType: 'blob',
    });
    expect(file.name).toBe('答卷.xlsx');
    expect(await file.text()).toBe('PK');
  });
  test('a refused download follows the error catalogue', async () => {
    const { transport, told } = openBrowser(() => envelope(25001, null, '没有可下载的内容'));
    const call = transport.request({ url: '/focusResponses/download', method: 'GET', responseType: 'blob' });
    expect(await failureOf(call)).toMatchObject({ code: 25001 });
    expect(told).toEqual(['toast:warning:没有可下载的内容']);
  });
  test('a download that is itself JSON with a code stays a file', async () => {
    const headers = { 'content-disposition': 'attachment; filename=me.json' };
    const { transport } = openBrowser(() => Response.json({ code: 7, msg: 'mine' }, { headers }));
    const file = await transport.request<File>({
      url: '/v1/users/export',
      method: 'GET',
      responseType: 'blob',
    });
    expect(await file.text()).toBe('{"code":7,"msg":"mine"}');
  });
  test('text and bytes', async () => {
    const { transport } = openBrowser(() => new Response('ab'));
    const call = { url: '/v1/x', method: 'GET' };
    await expect(transport.request({ ...call, responseType: 'text' })).resolves.toBe('ab');
    const bytes = await transport.request<ArrayBuffer>({ ...call, responseType: 'arraybuffer' });
    expect([...new Uint8Array(bytes)]).toEqual([97, 98]);
  });
});
