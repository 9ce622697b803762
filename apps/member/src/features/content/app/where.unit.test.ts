import { expect, test } from 'vitest';
import { whereIs } from './where.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0', 'wechat'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15)', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'desktop'],
])('%s is %s', (userAgent, expected) => {
  expect(whereIs(userAgent, false)).toBe(expected);
});

test('an installed site is not offered again, on any device', () => {
  expect(whereIs('Mozilla/5.0 (Linux; Android 15)', true)).toBe('installed');
});
