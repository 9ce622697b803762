import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { openBrowser } from '../testing/test-browser.ts';
import type { ApiRequest } from '../http/api-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that receives a call and never answers, until the call is aborted. */
const silent = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
  });

/** Whether a call has ended after `ms`. */
const endsWithin = async (call: ApiRequest, ms: number): Promise<boolean> => {
  const { transport } = openBrowser(silent, { timeoutMilliseconds: 1000 });
  let error: unknown;
  void transport.request(call).catch((caught: unknown) => {
    error = caught;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return error instanceof ApiError && error.kind === 'network';
};

const call: ApiRequest = { url: '/v1/users/account', method: 'GET' };

test.each([
  ['an answer of the document', call],
  ['a text', { ...call, responseType: 'text' as const }],
])('%s has a time limit', async (_, made) => {
  expect(await endsWithin(made, 1000)).toBe(true);
});

test.each([
  ['a file that is read', { ...call, responseType: 'blob' as const }],
  ['a form that is sent', { ...call, method: 'POST' as const, data: new FormData() }],
])('%s may take as long as it is large', async (_, made) => {
  expect(await endsWithin(made, 60_000)).toBe(false);
});
