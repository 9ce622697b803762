import { createSession, createTransport } from '@yayan/auth';
import { createToaster } from '@yayan/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureText } from '../sign-in/failure-text.ts';
import { drawMs, failureToasts, noteShown } from './failure-toasts.ts';

const refused = () => Response.json({ code: 20_003, msg: '验证码不正确', data: { triesLeft: 3 } });
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

/** The toasts after a failed call, when the page handles its failure in this way. */
const toastsOf = async (
  answer: () => Response | Promise<Response>,
  handle: (error: unknown) => void,
): Promise<string[]> => {
  const toaster = createToaster();
  const told: string[] = [];
  toaster.subscribe(() => told.push(toaster.current()?.message ?? 'gone'));
  const transport = createTransport({
    baseUrl: 'https://mock.test/api',
    session: createSession(),
    fetch: () => Promise.resolve(answer()),
    on: failureToasts(toaster),
  });
  await transport.request({ url: '/v1/auth/sms/login', method: 'POST' }).catch(handle);
  await vi.advanceTimersByTimeAsync(drawMs);
  return told;
};

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test.each([
  ['a refusal', refused, '验证码不正确'],
  ['a call that was not reached', unreached, '连不上服务器，请稍后再试'],
])('%s that no page shows is said in a toast', async (_, answer, message) => {
  expect(await toastsOf(answer, () => undefined)).toEqual([message]);
});

test.each([
  ['a refusal', refused],
  ['a call that was not reached', unreached],
])('%s whose text a page took to show it gets no toast', async (_, answer) => {
  expect(await toastsOf(answer, (error) => void failureText(error))).toEqual([]);
});

test('a failure that the page shows in its own words gets no toast', async () => {
  expect(await toastsOf(refused, noteShown)).toEqual([]);
});

test('a page has until its next drawing to take the text', async () => {
  const later = (error: unknown): void => void setTimeout(() => failureText(error), drawMs - 1);
  expect(await toastsOf(refused, later)).toEqual([]);
});

test('one failure that is shown silences no other', async () => {
  await toastsOf(refused, noteShown);
  expect(await toastsOf(refused, () => undefined)).toEqual(['验证码不正确']);
});
