import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient, session } from '../client/client.ts';
import { loadAccount } from './account.ts';

const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: Date.now() + 1_800_000 };

beforeEach(() => {
  session.signIn(tokens);
  localStorage.setItem('homeTour', '1');
});
afterEach(() => {
  vi.unstubAllGlobals();
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
  const account = { id: 'm1', nickname: '小芽', avatar: null };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: '', data: account }));
  expect(await loadAccount()).toBe(true);
  expect(session.userData()).toEqual(account);
});
