import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAfterEarly } from './early-answers.ts';

const page = globalThis as { earlyAnswers?: unknown };
const account = '/api/v1/users/account';
const headersOf = (token: string, device: string) => ({ 'z-token': `Bearer ${token}`, 'z-device': device });
const call = (token: string, { path = `${account}?_t=1`, method = 'GET', device = '1' } = {}): Request =>
  new Request(`http://site.test${path}`, { method, headers: headersOf(token, device) });

const answering = () => {
  const server = vi.fn(async () => new Response('late'));
  vi.stubGlobal('fetch', server);
  return server;
};
const early = (answer: Promise<Response>, token = 'mine', address = account): void => {
  page.earlyAnswers = { headers: headersOf(token, '1'), answers: new Map([[address, answer]]) };
};
const textOf = async (request: Request): Promise<string> => (await fetchAfterEarly(request)).text();

/** Milliseconds since the page was opened. */
const openedBefore = (time: number): void => {
  vi.spyOn(performance, 'now').mockReturnValue(time);
};
beforeEach(() => openedBefore(1000));
afterEach(() => {
  delete page.earlyAnswers;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the first call takes the answer that is under way, the second makes its own', async () => {
  const server = answering();
  early(Promise.resolve(new Response('early')));
  await expect(textOf(call('mine'))).resolves.toBe('early');
  await expect(textOf(call('mine'))).resolves.toBe('late');
  expect(server).toHaveBeenCalledTimes(1);
});

test('addresses with different queries differ, apart from the stamp against caches', async () => {
  answering();
  early(Promise.resolve(new Response('early')), 'mine', '/api/v1/tasks?limit=20');
  await expect(textOf(call('mine', { path: '/api/v1/tasks?limit=20&type=2&_t=1' }))).resolves.toBe('late');
  await expect(textOf(call('mine', { path: '/api/v1/tasks?limit=20&_t=2' }))).resolves.toBe('early');
});

test('another session or another device never gets it', async () => {
  answering();
  early(Promise.resolve(new Response('of somebody else')), 'other');
  await expect(textOf(call('mine'))).resolves.toBe('late');
  expect(page.earlyAnswers).toBeUndefined();
  early(Promise.resolve(new Response('for a phone')));
  await expect(textOf(call('mine', { device: '3' }))).resolves.toBe('late');
});

test.each([
  ['refused', () => Promise.resolve(new Response('', { status: 401 }))],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer that was %s is asked for again', async (_name, answer) => {
  answering();
  early(answer());
  await expect(textOf(call('mine'))).resolves.toBe('late');
});

test('a call that may change something ends what was asked before it', async () => {
  answering();
  early(Promise.resolve(new Response('early')));
  await textOf(call('mine', { path: '/api/v1/users/checkin', method: 'POST' }));
  await expect(textOf(call('mine'))).resolves.toBe('late');
});

/** The call with which a questionnaire begins. */
const begin = (body: string): Request =>
  new Request('http://site.test/api/v1/process/participations?_t=1', {
    method: 'POST',
    body,
    headers: { ...headersOf('mine', '1'), 'content-type': 'application/json' },
  });

test('what index.html has begun is not begun again, and what it read next stays', async () => {
  const server = answering();
  early(Promise.resolve(new Response('session')), 'mine', '/api/v1/process/sessions/s1');
  const { answers } = page.earlyAnswers as { answers: Map<string, Promise<Response>> };
  answers.set('/api/v1/process/participations {"taskHashId":"t1"}', Promise.resolve(new Response('begun')));
  await expect(textOf(begin('{"taskHashId":"t1"}'))).resolves.toBe('begun');
  await expect(textOf(call('mine', { path: '/api/v1/process/sessions/s1?_t=1' }))).resolves.toBe('session');
  expect(server).not.toHaveBeenCalled();
});

test('a call that begins something else, or more of it, is made', async () => {
  answering();
  early(Promise.resolve(new Response('begun')), 'mine', '/api/v1/process/participations {"taskHashId":"t1"}');
  await expect(textOf(begin('{"taskHashId":"t1","consent":true}'))).resolves.toBe('late');
  expect(page.earlyAnswers).toBeUndefined();
});

test('an answer that nobody took for a while is too old', async () => {
  answering();
  openedBefore(21_000);
  early(Promise.resolve(new Response('early')));
  await expect(textOf(call('mine'))).resolves.toBe('late');
});
