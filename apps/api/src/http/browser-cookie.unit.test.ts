import { expect, test } from 'vitest';
import { browserCookie, readBrowser } from './browser-cookie.ts';

const cookieOf = (text: string): string => text.split(';', 1)[0] ?? '';

test('a browser without the cookie gets a random id, and is known by it from then on', () => {
  const [first, other] = [readBrowser(undefined), readBrowser('theme=dark')];
  expect(first).toEqual({ id: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/u), returned: false });
  expect(other.id).not.toBe(first.id);
  expect(readBrowser(`theme=dark; ${cookieOf(browserCookie(first, true))}; a=b`)).toEqual({
    id: first.id,
    returned: true,
  });
});

test('what is no id of ours counts as none', () => {
  for (const value of ['', 'short', 'x'.repeat(23), `${'x'.repeat(21)}"`, 'ä'.repeat(22)])
    expect(readBrowser(`yayan-browser=${value}`).returned, value).toBe(false);
  expect(readBrowser(`not-yayan-browser=${'x'.repeat(22)}`).returned).toBe(false);
});

test('the cookie stays two years, unseen by scripts and by calls of other sites', () => {
  const text = browserCookie({ id: 'x'.repeat(22), returned: false }, true);
  expect(text.split('; ').slice(1)).toEqual([
    'Max-Age=63072000',
    'Path=/api',
    'HttpOnly',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(browserCookie({ id: 'x'.repeat(22), returned: false }, false)).not.toContain('Secure');
});
