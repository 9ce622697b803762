import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { envelope, openBrowser } from '../testing/test-browser.ts';

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

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
      kind: 'notice',
    });
    expect(error.message).toBe('/v1/benefits/7 failed: code 24001, HTTP status 200 已抢完');
    expect(error).toMatchObject({ method: 'POST', path: '/v1/benefits/7' });
    expect(told).toEqual(['toast:warning:已抢完']);
  });
  test('the app gets the error that the call rejects with', async () => {
    const told: unknown[] = [];
    const on = {
      notice: (...[, , error]: [string, string, ApiError]) => told.push(error),
      networkError: (error: ApiError) => told.push(error),
    };
    const answers = [() => envelope(24001, null, '已抢完'), () => Response.error()];
    const { transport } = openBrowser(() => answers.shift()?.() ?? envelope(200), { on });
    const refused = await failureOf(transport.request({ url: '/v1/x', method: 'POST' }));
    const lost = await failureOf(transport.request({ url: '/v1/x', method: 'POST' }));
    expect(told[0]).toBe(refused);
    expect(told[1]).toBe(lost);
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
    ['a refusal', () => envelope(20015, null, '第三方登录已失效'), 'notice'],
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
