import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAccount } from '../gen/calls/member.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';

/** A page's cookies: a write sets one, or removes it by `max-age`. */
const cookieJar = () => {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map((each) => each.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = line.split(/[=;]/);
      if (line.includes('max-age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
};

const tokensOf = (token: string) => ({
  token,
  refreshToken: `${token}-next`,
  expired: Date.now() + 1_800_000,
});

let sent: (string | null)[];
const open = (options: ClientOptions = {}): Client =>
  createClient({
    baseUrl: 'https://yayan.test/api',
    fetch: async (request) => {
      sent.push(request.headers.get('z-token'));
      return Response.json({ code: 200, msg: '', data: {} });
    },
    ...options,
  });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('document', cookieJar());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('two clients in one page are two members', async () => {
  const [one, other] = [open(), open()];
  one.session.signIn(tokensOf('one'));
  other.session.signIn(tokensOf('other'));
  await getAccount({ client: one });
  await getAccount({ client: other });
  expect(sent).toEqual(['Bearer one', 'Bearer other']);
  other.session.logout();
  expect([one.session.token(), other.session.token()]).toEqual(['one', undefined]);
});

test('a client with a name finds its session again after a reload, and shares it with clients of that name alone', () => {
  const shop = open({ name: 'shop' });
  shop.session.signIn(tokensOf('shop'));
  expect(open({ name: 'shop' }).session.token()).toBe('shop');
  expect(open({ name: 'desk' }).session.token()).toBeUndefined();
  expect(open().session.token()).toBeUndefined();
  expect(document.cookie).toMatch(/(?:^|; )yayan\.shop\.token=shop(?:;|$)/);
});

test('a client without a name leaves nothing in the browser', () => {
  open().session.signIn(tokensOf('one'));
  expect(document.cookie).toBe('');
});

test('without a page a named client is in memory too', () => {
  vi.unstubAllGlobals();
  const [one, other] = [open({ name: 'shop' }), open({ name: 'shop' })];
  one.session.signIn(tokensOf('one'));
  expect(other.session.token()).toBeUndefined();
});
