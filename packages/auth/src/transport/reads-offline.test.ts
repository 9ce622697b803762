import { expect, test } from 'vitest';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';

const expired = { token: 'access-1', refreshToken: 'refresh-1', expired: noon - 60_000 };

/** A browser without a network whose service worker answers `/v1/seen` from its cache. */
const openOffline = (readsOffline: boolean) => {
  const browser = openBrowser(
    (request) => {
      if (request.method === 'GET' && request.url.includes('/v1/seen'))
        return envelope(200, { lastSeen: true });
      throw new TypeError('Failed to fetch');
    },
    { readsOffline },
  );
  browser.session.signIn(expired);
  return browser;
};

const codeOf = async (call: Promise<unknown>): Promise<unknown> =>
  await call.catch((error: unknown) => Object(error).kind);

test('what a service worker keeps is read with an expired token too, and the session stays', async () => {
  const { transport, clock, told, session } = openOffline(true);
  const answer = await clock.run(transport.request({ url: '/v1/seen', method: 'GET' }));
  expect([answer, told, session.token()]).toEqual([{ lastSeen: true }, [], 'access-1']);
});

test.each([
  ['a call that it does not keep', { url: '/v1/other', method: 'GET' }],
  ['a call that changes something', { url: '/v1/seen', method: 'POST', data: {} }],
])('%s fails as without a network, and says so once', async (_, call) => {
  const { transport, clock, told } = openOffline(true);
  expect([await clock.run(codeOf(transport.request(call))), told]).toEqual(['network', ['networkError']]);
});

test('without the option an expired token is never sent', async () => {
  const { transport, clock, sent } = openOffline(false);
  expect(await clock.run(codeOf(transport.request({ url: '/v1/seen', method: 'GET' })))).toBe('network');
  expect(sent('/v1/seen')).toHaveLength(0);
});

test('a server that refuses the old token after all doesn’t end the session', async () => {
  const { transport, clock, session } = openBrowser(
    (request) => {
      if (request.url.includes('/v1/auth/token/refresh')) throw new TypeError('Failed to fetch');
      return envelope(401, null, '请先登录', 401);
    },
    { readsOffline: true },
  );
  session.signIn(expired);
  expect(await clock.run(codeOf(transport.request({ url: '/v1/seen', method: 'GET' })))).toBe('network');
  expect(session.token()).toBe('access-1');
});

test('a stream without a network shows nothing, because nobody pressed anything for it', async () => {
  const { transport, clock, told } = openOffline(true);
  const stop = new AbortController();
  const states: string[] = [];
  await clock.run(
    transport.stream({
      url: '/v1/live',
      signal: stop.signal,
      onEvent: () => undefined,
      onState: (state) => {
        states.push(state);
        if (state === 'waiting') stop.abort();
      },
    }),
  );
  expect([states, told]).toEqual([['connecting', 'waiting', 'closed'], []]);
});
