import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConsoleError, isRefusal } from './console-error.ts';
import { http } from './http.ts';
import { type SessionEnd, sessionToken } from './session-token.ts';

const sent: { url: string; init: RequestInit }[] = [];
let answer: object | Error = {};

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const get = { url: '/tasks', method: 'GET' };
const failure = async (): Promise<unknown> => await http(get).catch((error: unknown) => error);

test('a call resolves to the data inside the envelope, and sends only given parameters', async () => {
  answer = { code: 200, msg: '成功', data: { items: [] } };
  expect(await http({ ...get, params: { keyword: '早 餐', state: undefined } })).toEqual({ items: [] });
  expect(sent[0]?.url).toBe('/api/console/v1/tasks?keyword=%E6%97%A9+%E9%A4%90');
});

test('every call has the token of the newest session', async () => {
  answer = { code: 200, msg: '成功', data: { csrfToken: 'of-the-session' } };
  await http({ url: '/session', method: 'POST', data: { name: 'lin.yue' } });
  await http(get);
  expect(sent[1]?.init.headers).toMatchObject({ 'x-csrf-token': 'of-the-session' });
});

test('a call that a page makes by itself doesn’t count as work of somebody', async () => {
  answer = { code: 200, msg: '成功', data: {} };
  await http(get);
  const calledAt = sessionToken.calledAt();
  await vi.waitUntil(() => Date.now() > calledAt);
  await http({ ...get, headers: { 'X-Background': 'poll' } });
  expect(sessionToken.calledAt()).toBe(calledAt);
  await http(get);
  expect(sessionToken.calledAt()).toBeGreaterThan(calledAt);
});

test('a refusal has its name and its Chinese text', async () => {
  answer = { code: 30011, msg: '请看过最新状态再决定', data: { by: 'lin.yue' }, requestId: 'r1' };
  const error = await failure();
  expect(isRefusal(error, 'ACT_STATE_CHANGED')).toBe(true);
  expect(error).toMatchObject({ msg: '请看过最新状态再决定', data: { by: 'lin.yue' }, requestId: 'r1' });
});

test('no answer, and an answer of something else, are failures with a text', async () => {
  answer = new TypeError('Failed to fetch');
  expect(await failure()).toMatchObject({ code: 0, reason: undefined, msg: expect.stringContaining('网络') });
  answer = ['a page of a proxy'];
  expect(await failure()).toBeInstanceOf(ConsoleError);
});

test('an ended session and a replaced one are told to who listens', async () => {
  const ends: SessionEnd[] = [];
  const stop = sessionToken.onEnd((end) => ends.push(end));
  answer = { code: 401, msg: '登录已失效', data: null };
  await failure();
  answer = { code: 30005, msg: '页面已过期', data: null };
  await failure();
  stop();
  await failure();
  expect(ends).toEqual(['ended', 'replaced']);
});
