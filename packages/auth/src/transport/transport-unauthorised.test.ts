import { describe, expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { envelope, noon, openBrowser } from '../testing/test-browser.ts';

const ok = () => envelope(200, { done: true });
const later = noon + 30 * 60_000;
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: later };
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof ApiError ? error : expect.unreachable(String(error))),
  );

describe('unauthorised (rule 10.18)', () => {
  test.each([
    ['HTTP 401', () => envelope(401, null, '请先登录', 401)],
    ['HTTP 401 without a body', () => new Response(null, { status: 401 })],
    ['code 401', () => envelope(401, null, '请先登录')],
  ])('%s clears the token and tells the app where to go, without a toast', async (_, serve) => {
    const { transport, told, session, cookies, storage, clock } = openBrowser(serve);
    session.signIn(tokens);
    session.setUserData({ nickname: '小芽' });
    const failure = failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
    expect(await clock.run(failure)).toMatchObject({ kind: 'auth' });
    expect(cookies.cookie).toBe('');
    expect([storage.getItem('yayan.token'), storage.getItem('yayan.expired')]).toEqual([null, null]);
    expect(told).toEqual(['unauthorised']);
  });
  test('many calls refused with one token notify the app once', async () => {
    const { transport, told, session, clock } = openBrowser(() => envelope(401, null, '', 401));
    session.signIn(tokens);
    const calls = Array.from({ length: 50 }, () =>
      failureOf(transport.request({ url: '/v1/x', method: 'GET' })),
    );
    await clock.run(Promise.all(calls));
    expect(told).toEqual(['unauthorised']);
  });
  test('a call without a token that needs one notifies the app too', async () => {
    const { transport, told } = openBrowser(() => envelope(401, null, '', 401));
    await failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
    expect(told).toEqual(['unauthorised']);
  });
  test('a process call is treated the same', async () => {
    const { transport, told, session, clock } = openBrowser(() => envelope(401, null, '', 401));
    session.signIn(tokens);
    await clock.run(failureOf(transport.request({ url: '/v1/process/x', method: 'POST' })));
    expect([session.token(), told]).toEqual([undefined, ['unauthorised']]);
  });
  test('a token that is refused before its expiry is replaced, and the call made again', async () => {
    const { transport, told, session, requests, clock } = openBrowser((request) => {
      if (request.url.includes('/v1/auth/token/refresh'))
        return envelope(200, { ...tokens, token: 'access-2', refreshToken: 'refresh-2' });
      return request.headers.get('z-token') === 'Bearer access-2' ? ok() : envelope(401, null, '', 401);
    });
    session.signIn(tokens);
    const calls = Array.from({ length: 20 }, () => transport.request({ url: '/v1/x', method: 'GET' }));
    expect(await clock.run(Promise.all(calls))).toHaveLength(20);
    expect([requests.length, told, session.token()]).toEqual([41, [], 'access-2']);
  });
  test('when the refresh gets no answer the session stays', async () => {
    const { transport, told, session, clock } = openBrowser((request) => {
      if (request.url.includes('/v1/auth/token/refresh')) throw new TypeError('Failed to fetch');
      return envelope(401, null, '', 401);
    });
    session.signIn(tokens);
    const failure = await clock.run(failureOf(transport.request({ url: '/v1/x', method: 'GET' })));
    expect([failure.kind, told, session.token()]).toEqual(['network', ['networkError'], 'access-1']);
  });
  test('a call whose token was replaced meanwhile is resent with the new one', async () => {
    const { transport, told, session, requests } = openBrowser((request) => {
      if (request.headers.get('z-token') === 'Bearer access-2') return ok();
      session.signIn({ ...tokens, token: 'access-2', refreshToken: 'refresh-2' });
      return envelope(401, null, '', 401);
    });
    session.signIn(tokens);
    await expect(transport.request({ url: '/v1/x', method: 'POST', data: { a: 1 } })).resolves.toEqual({
      done: true,
    });
    expect(requests).toHaveLength(2);
    expect(await requests[1]?.json()).toEqual({ a: 1 });
    expect([session.token(), told]).toEqual(['access-2', []]);
  });
  test('a call whose token was replaced meanwhile is resent only once', async () => {
    let count = 1;
    const { transport, told, session, requests } = openBrowser(() => {
      count += 1;
      session.signIn({ ...tokens, token: `access-${count}`, refreshToken: `refresh-${count}` });
      return envelope(401, null, '', 401);
    });
    session.signIn(tokens);
    await failureOf(transport.request({ url: '/v1/x', method: 'GET' }));
    expect(requests).toHaveLength(2);
    expect([session.token(), told]).toEqual(['access-3', []]);
  });
});
