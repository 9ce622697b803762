import { expect, test } from 'vitest';
import { isContentAddress } from './content-address.ts';

test.each(['/covers/breakfast.webp', '/examples/a-%E4%B8%80.svg', 'https://a.test/v.mp4?t=1'])(
  'content may show %s',
  (address) => {
    expect(isContentAddress(address)).toBe(true);
  },
);

test.each([
  '//a.test/picture.webp',
  '///a.test/picture.webp',
  '/\\a.test/picture.webp',
  'http://a.test/picture.webp',
  'javascript:alert(1)',
  'covers/breakfast.webp',
  '/',
  '',
  null,
])('content may not show %s: it is neither a path of our own site nor HTTPS', (address) => {
  expect(isContentAddress(address)).toBe(false);
});
