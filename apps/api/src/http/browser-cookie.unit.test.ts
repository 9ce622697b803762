import { expect, test } from 'vitest';
import { createBrowserCookies } from './browser-cookie.ts';

const [key, older] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
let now = new Date('2026-11-27T08:00:00Z');
const how = { clock: { now: () => now }, secure: true };
const cookies = createBrowserCookies({ token: key }, how);
const sent = (text: string): string => text.split(';', 1)[0] ?? '';
const browser = { id: 'x'.repeat(22), returned: false };

test('a browser without the cookie gets a random id, and is known by it from then on', () => {
  const [first, other] = [cookies.read(undefined), cookies.read('theme=dark')];
  expect(first).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/u), returned: false });
  expect(other.id).not.toBe(first.id);
  expect(cookies.read(`theme=dark; ${sent(cookies.write(first))}; a=b`)).toEqual({
    id: first.id,
    returned: true,
  });
});

test('an id that we did not sign is a new browser', () => {
  const [name = '', value = ''] = sent(cookies.write(browser)).split('=');
  const [id = '', keyId = '', mac = ''] = value.split('.');
  const foreign = sent(createBrowserCookies({ token: older }, how).write(browser)).slice(name.length + 1);
  for (const wrong of [
    '',
    id,
    `${id}.${keyId}`,
    `${'y'.repeat(22)}.${keyId}.${mac}`,
    `${id}.${keyId}.${'A'.repeat(22)}`,
    `${id}.AAAA.${mac}`,
    `${value}x`,
    foreign,
  ]) {
    const { id: given, returned } = cookies.read(`${name}=${wrong}`);
    expect([wrong, returned, given === id]).toEqual([wrong, false, false]);
  }
  expect(cookies.read(`not-${name}=${value}`).returned).toBe(false);
});

test('after a change of the key, cookies of the key before stay known until its last day, and are signed anew', () => {
  const before = sent(createBrowserCookies({ token: older }, how).write(browser));
  const until = new Date('2026-11-30T23:59:59Z');
  const both = createBrowserCookies({ token: key, tokenBefore: [{ key: older, until }] }, how);
  expect(both.read(before)).toEqual({ id: browser.id, returned: true });
  expect(sent(both.write(browser))).toBe(sent(cookies.write(browser)));
  now = new Date('2026-12-01T00:00:00Z');
  expect(both.read(before).returned).toBe(false);
  expect(both.read(sent(both.write(browser))).returned).toBe(true);
});

test('the cookie stays two years, unseen by scripts and by calls of other sites', () => {
  expect(cookies.write(browser).split('; ').slice(1)).toEqual([
    'Max-Age=63072000',
    'Path=/api',
    'HttpOnly',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(createBrowserCookies({ token: key }, { ...how, secure: false }).write(browser)).not.toContain(
    'Secure',
  );
});
