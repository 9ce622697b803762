import { expect, test } from 'vitest';
import { isHome } from './is-home.ts';

test.each(['/home', '/home/', '/home?from=banner', '/home#check-in'])('%s is the home page', (link) => {
  expect(isHome(link)).toBe(true);
});

test.each(['/home/gold', '/homes', 'https://example.com/home', null])('%s is another page', (link) => {
  expect(isHome(link)).toBe(false);
});
