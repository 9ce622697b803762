import { describe, expect, test } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { createMemorySession } from './memory-session.ts';
import { createSession } from './session.ts';
import { TestCookieJar } from '../testing/cookie-jar.ts';
import { noon, openBrowser } from '../testing/test-browser.ts';
import { TestClock } from '../testing/test-clock.ts';

const day = 24 * 60 * 60_000;
const tokens = { token: 'access-1', refreshToken: 'refresh-1', expired: noon + 30 * 60_000 };
const nobody = () => new Response();

describe('cookies (rule 10.8)', () => {
  test('token, refresh token, expiry and user data live 14 days', () => {
    const { session, cookies, clock } = openBrowser(nobody);
    session.signIn(tokens);
    session.setUserData({ nickname: '小芽', id: 7 });
    clock.advance(14 * day - 1);
    expect(session.tokens()).toEqual(tokens);
    expect(session.userData()).toEqual({ nickname: '小芽', id: 7 });
    expect(cookies.cookie.match(/\w+(?==)/g)?.toSorted()).toEqual([
      'expired',
      'refreshToken',
      'token',
      'userData',
    ]);
    expect(cookies.cookie.match(/yayan\.\w+(?==)/g)).toHaveLength(4);
    clock.advance(1);
    expect([session.tokens(), session.userData(), cookies.cookie]).toEqual([undefined, undefined, '']);
  });
  test('they are sent to this site only, and over https only if the page is on https', () => {
    const { session, cookies } = openBrowser(nobody);
    session.signIn(tokens);
    for (const line of cookies.lines)
      expect(line).toMatch(/; path=\/; max-age=1209600; samesite=lax; secure$/);
  });
  test('on a plain http page they are not marked secure', () => {
    const cookies = new TestCookieJar(new TestClock(noon));
    createSession({ cookies, storage: memoryStorage(), secure: false }).signIn(tokens);
    for (const line of cookies.lines) expect(line).not.toContain('secure');
  });
  test.each(['a b;c=d', '芽言', '%', 'x.y-z_~+/=='])('a token is stored unchanged: %s', (token) => {
    const { session } = openBrowser(nobody);
    session.signIn({ ...tokens, token });
    expect(session.token()).toBe(token);
  });
  test('user data too long for a cookie is not stored, and the old data is removed', () => {
    const { session } = openBrowser(nobody);
    session.setUserData({ nickname: 'old' });
    session.setUserData({ nickname: '长'.repeat(2000) });
    expect(session.userData()).toBeUndefined();
  });
  test('a damaged cookie counts as none', () => {
    const { session, cookies } = openBrowser(nobody);
    cookies.cookie = 'yayan.userData=%E0%A4%A; path=/; max-age=100';
    cookies.cookie = 'yayan.token=%; path=/; max-age=100';
    expect([session.userData(), session.tokens()]).toEqual([undefined, undefined]);
  });
  test('a token without an expiry counts as expired', () => {
    const { session, cookies } = openBrowser(nobody);
    cookies.cookie = 'yayan.token=abc; path=/; max-age=100';
    expect(session.tokens()).toEqual({ token: 'abc', refreshToken: '', expired: 0 });
  });
});

describe('prefix', () => {
  test("two apps on one host don't see each other's sessions (cookies are not separated by port)", () => {
    const cookies = new TestCookieJar(new TestClock(noon));
    const member = createSession({ cookies, storage: memoryStorage() });
    const group = createSession({ cookies, storage: memoryStorage(), prefix: 'bbs.' });
    member.signIn(tokens);
    expect(group.tokens()).toBeUndefined();
    group.signIn({ ...tokens, token: 'group' });
    expect([member.token(), group.token()]).toEqual(['access-1', 'group']);
    group.logout();
    expect([member.token(), group.token()]).toEqual(['access-1', undefined]);
  });
});

describe('memory', () => {
  test('sessions in memory are apart, and leave nothing in the browser', () => {
    const [one, other] = [createMemorySession(), createMemorySession()];
    one.signIn(tokens);
    other.signIn({ ...tokens, token: 'another' });
    expect([one.token(), other.token()]).toEqual(['access-1', 'another']);
    expect(one.prefix).not.toBe(other.prefix);
    expect(one.deviceId()).not.toBe(other.deviceId());
  });
});

describe('local storage (rule 10.8)', () => {
  test('holds a device id, a token and an expiry', () => {
    const { session, storage } = openBrowser(nobody);
    session.signIn(tokens);
    const id = session.deviceId();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(session.deviceId()).toBe(id);
    expect(['token', 'expired', 'deviceId'].map((name) => storage.getItem(`yayan.${name}`))).toEqual([
      'access-1',
      String(tokens.expired),
      id,
    ]);
    expect(storage.size()).toBe(3);
  });
  test('a full storage keeps nobody from signing in', () => {
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const session = createSession({ cookies: new TestCookieJar(new TestClock(noon)), storage: full });
    session.signIn(tokens);
    expect(session.tokens()).toEqual(tokens);
  });
});

describe('W4 signing out', () => {
  test('logout alone removes what the session stored, and leaves what the app stored', () => {
    const { session, storage, cookies } = openBrowser(nobody);
    session.signIn(tokens);
    session.deviceId();
    storage.setItem('draft', 'mine');
    session.logout();
    expect([cookies.cookie, storage.size(), storage.getItem('draft')]).toEqual(['', 1, 'mine']);
  });
  test('clearing the token leaves everything else in local storage', () => {
    const { session, storage } = openBrowser(nobody);
    session.signIn(tokens);
    const id = session.deviceId();
    storage.setItem('draft', 'mine');
    session.clear();
    expect([session.tokens(), session.deviceId(), storage.getItem('draft')]).toEqual([undefined, id, 'mine']);
  });
});

test('a subscriber is called for each change until it unsubscribes', () => {
  const { session } = openBrowser(nobody);
  const heard: (string | undefined)[] = [];
  const leave = session.subscribe(() => heard.push(session.token()));
  session.signIn(tokens);
  session.clear();
  session.signIn(tokens);
  session.logout();
  leave();
  session.signIn(tokens);
  expect(heard).toEqual(['access-1', undefined, 'access-1', undefined]);
});
