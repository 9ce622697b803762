import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { systemClock } from '../clock.ts';
import { envelope, openBrowser as openBrowserAt } from '../testing/test-browser.ts';

const call = { url: '/v1/users/checkin', method: 'POST', data: { day: '2026-11-21' } };
const keyed = { ...call, headers: { 'Idempotency-Key': 'key-of-this-check-in' } };

const openBrowser: typeof openBrowserAt = (serve, options) =>
  openBrowserAt(serve, { clock: systemClock, ...options });

/** A server that loses the first `count` answers. */
const losing = (count: number) => {
  let left = count;
  return () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch');
    return envelope(200, { coins: 5 });
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The result or error of a call, after all its waits. */
const outcome = async (made: Promise<unknown>): Promise<unknown> => {
  const settled = made.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return await settled;
};

describe('answers that get lost', () => {
  test('a call with a key is resent unchanged until an answer comes', async () => {
    const { transport, requests, told } = openBrowser(losing(5), { retries: 5 });
    expect(await outcome(transport.request(keyed))).toEqual({ coins: 5 });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      Array.from({ length: 6 }, () => 'key-of-this-check-in'),
    );
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(new Set(bodies)).toEqual(new Set(['{"day":"2026-11-21"}']));
    expect(told).toEqual([]);
  });

  test('after the allowed retries the network error is shown once', async () => {
    const { transport, requests, told } = openBrowser(losing(9), { retries: 5 });
    expect(await outcome(transport.request(keyed))).toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(6);
    expect(told).toEqual(['networkError']);
  });

  test.each([
    ['without a key', call, { retries: 5 }],
    ['unless retries are wanted', keyed, {}],
  ])('nothing is sent twice %s', async (_, made, options) => {
    const { transport, requests } = openBrowser(losing(1), options);
    expect(await outcome(transport.request(made))).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  test('a refusal is an answer and is not repeated', async () => {
    const { transport, requests } = openBrowser(() => envelope(23_001, null, '今天已经签到过了'), {
      retries: 5,
    });
    expect(await outcome(transport.request(keyed))).toMatchObject({ code: 23_001 });
    expect(requests).toHaveLength(1);
  });

  test.each([429, 503])('a %i is tried again after the time that the server names', async (status) => {
    let left = 1;
    const waits: number[] = [];
    const clock = { now: Date.now, wait: async (milliseconds: number) => void waits.push(milliseconds) };
    const { transport } = openBrowser(
      () => {
        left -= 1;
        return left < 0
          ? envelope(200, 'done')
          : Response.json({ code: status, msg: '请稍后' }, { status, headers: { 'retry-after': '3' } });
      },
      { retries: 2, clock },
    );
    expect(await transport.request({ url: '/v1/points', method: 'GET' })).toBe('done');
    expect(waits).toEqual([3000]);
  });

  test('a server that wants the next try at once waits a little, and clients come apart', async () => {
    const waits: number[] = [];
    const clock = { now: Date.now, wait: async (milliseconds: number) => void waits.push(milliseconds) };
    const busy = (header: string) => () =>
      Response.json({ code: 503, msg: '请稍后' }, { status: 503, headers: { 'retry-after': header } });
    for (const [header, random] of [
      ['0', 0],
      ['4', 1],
    ] as const) {
      const { transport } = openBrowser(busy(header), { retries: 1, clock, random: () => random });
      await outcome(transport.request({ url: '/v1/points', method: 'GET' }));
    }
    expect(waits).toEqual([200, 5000]);
  });

  test('a wait that no person would sit through ends the call, with the time in the error', async () => {
    const { transport, requests } = openBrowser(
      () =>
        Response.json(
          { code: 429, msg: '请稍后' },
          { status: 429, headers: { 'retry-after': '3600', 'x-request-id': 'call-7' } },
        ),
      { retries: 2 },
    );
    expect(await outcome(transport.request({ url: '/v1/points', method: 'GET' }))).toMatchObject({
      status: 429,
      retryAfterSeconds: 3600,
      requestId: 'call-7',
    });
    expect(requests).toHaveLength(1);
  });

  test('an abort ends the wait for the next try', async () => {
    const { transport } = openBrowser(losing(9), { retries: 5 });
    const stop = new AbortController();
    const made = transport.request({ url: '/v1/points', method: 'GET', signal: stop.signal });
    const settled = made.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(new Error('left the page'));
    expect(await settled).toEqual(new Error('left the page'));
  });

  test('a body that can be sent only once is refused before it is sent', async () => {
    const { transport, requests } = openBrowser(losing(0));
    const data = new ReadableStream();
    expect(await outcome(transport.request({ ...call, data }))).toBeInstanceOf(TypeError);
    expect(requests).toEqual([]);
  });
});
