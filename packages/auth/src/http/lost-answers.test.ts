import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { envelope, openBrowser } from '../testing/test-browser.ts';

const call = { url: '/v1/users/checkin', method: 'POST', data: { day: '2026-11-21' } };
const keyed = { ...call, headers: { 'Idempotency-Key': 'key-of-this-check-in' } };

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
    const { transport, requests, told } = openBrowser(losing(5), { repeats: 5 });
    expect(await outcome(transport.request(keyed))).toEqual({ coins: 5 });
    expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      Array.from({ length: 6 }, () => 'key-of-this-check-in'),
    );
    const bodies = await Promise.all(requests.map((request) => request.text()));
    expect(new Set(bodies)).toEqual(new Set(['{"day":"2026-11-21"}']));
    expect(told).toEqual([]);
  });

  test('after the allowed repeats the network error is shown once', async () => {
    const { transport, requests, told } = openBrowser(losing(9), { repeats: 5 });
    expect(await outcome(transport.request(keyed))).toMatchObject({ kind: 'network' });
    expect(requests).toHaveLength(6);
    expect(told).toEqual(['networkError']);
  });

  test.each([
    ['without a key', call, { repeats: 5 }],
    ['unless repeats are wanted', keyed, {}],
  ])('nothing is sent twice %s', async (_, made, options) => {
    const { transport, requests } = openBrowser(losing(1), options);
    expect(await outcome(transport.request(made))).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  test('a refusal is an answer and is not repeated', async () => {
    const { transport, requests } = openBrowser(() => envelope(23_001, null, '今天已经签到过了'), {
      repeats: 5,
    });
    expect(await outcome(transport.request(keyed))).toMatchObject({ code: 23_001 });
    expect(requests).toHaveLength(1);
  });
});
