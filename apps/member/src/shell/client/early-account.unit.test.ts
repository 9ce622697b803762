import { afterEach, expect, test, vi } from 'vitest';
import { fetchAfterEarly } from './early-account.ts';

const page = globalThis as { earlyAccount?: unknown };
const call = (token: string, path = '/api/v1/users/account?_t=1', method = 'GET'): Request =>
  new Request(`http://site.test${path}`, { method, headers: { 'z-token': `Bearer ${token}` } });

const answering = () => {
  const server = vi.fn(async () => new Response('late'));
  vi.stubGlobal('fetch', server);
  return server;
};
const early = (answer: Promise<Response>, token = 'mine'): void => {
  page.earlyAccount = { token, answer };
};

afterEach(() => {
  delete page.earlyAccount;
  vi.unstubAllGlobals();
});

test('the first call for the account takes the answer that is under way, the second makes its own', async () => {
  const server = answering();
  early(Promise.resolve(new Response('early')));
  await expect(fetchAfterEarly(call('mine')).then((answer) => answer.text())).resolves.toBe('early');
  await expect(fetchAfterEarly(call('mine')).then((answer) => answer.text())).resolves.toBe('late');
  expect(server).toHaveBeenCalledTimes(1);
});

test('another session never gets it', async () => {
  answering();
  early(Promise.resolve(new Response('of somebody else')), 'other');
  await expect(fetchAfterEarly(call('mine')).then((answer) => answer.text())).resolves.toBe('late');
  expect(page.earlyAccount).toBeUndefined();
});

test.each([
  ['refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer that was %s is asked for again', async (_name, answer) => {
  answering();
  early(answer());
  await expect(fetchAfterEarly(call('mine')).then((sent) => sent.text())).resolves.toBe('late');
});

test('other calls leave it alone', async () => {
  answering();
  early(Promise.resolve(new Response('early')));
  await fetchAfterEarly(call('mine', '/api/v1/tasks'));
  await fetchAfterEarly(call('mine', '/api/v1/users/account', 'DELETE'));
  expect(page.earlyAccount).toBeDefined();
});
