import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getGetAccountQueryKey } from '@yayan/api-client/react';
import { queryClient, session } from '../client/client.ts';
import { settleUnsent } from '../unsent/settle-unsent.ts';
import { unsent } from '../unsent/unsent.ts';
import { loadAccount } from './account.ts';

const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: Date.now() + 1_800_000 };

const account = { id: 'm1', nickname: '小芽', avatar: null };

beforeEach(() => {
  session.signIn(tokens);
  localStorage.setItem('homeTour', '1');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
  session.logout();
});

test.each<[string, () => Response]>([
  [
    'finds no network',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
  ['meets a server error', () => Response.json({ code: 503, msg: '服务暂时不可用' }, { status: 503 })],
  ['meets a proxy', () => new Response('<html>', { status: 502 })],
  ['comes too often', () => Response.json({ code: 429, msg: '操作过于频繁' }, { status: 429 })],
])('an account load that %s signs nobody out and deletes nothing', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer());
  await expect(loadAccount()).rejects.toMatchObject({ name: 'ApiError' });
  expect([session.tokens(), localStorage.getItem('homeTour')]).toEqual([tokens, '1']);
});

test('an account that loads opens the page', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: account }));
  expect(await loadAccount()).toBe(true);
  expect(session.userData()).toEqual(account);
});

test.each<[string, () => void, string[]]>([
  ['for the member who is still signed in', () => undefined, ['m1']],
  ['for nobody who has signed out by then', () => session.logout(), []],
  [
    'for nobody whose place another member has taken by then',
    () => void queryClient.setQueryData(getGetAccountQueryKey(), { ...account, id: 'm2' }),
    [],
  ],
])('unsent work is settled two seconds after the account is known, %s', async (_, meanwhile, settled) => {
  const settle = vi.spyOn(unsent, 'settle').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: account }));
  await loadAccount();
  vi.advanceTimersByTime(1999);
  expect(settle).not.toHaveBeenCalled();
  meanwhile();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  // Runs after all work that began before.
  await settleUnsent('last');
  // Which of the two loads the stores first is the browser's choice.
  await expect.poll(() => settle.mock.calls.length).toBe(settled.length + 1);
  expect(settle.mock.calls.flat()).toEqual(expect.arrayContaining([...settled, 'last']));
});
