import { expect, test } from 'vitest';
import { addressInOther } from './other-language.ts';

test.each([
  ['guide/tasks.md', 'en', '/zh/guide/tasks'],
  ['zh/guide/tasks.md', 'zh', '/guide/tasks'],
  ['zh/reference/index.md', 'zh', '/reference/'],
  ['reference/exchange.md', 'en', '/zh/reference/exchange'],
  ['index.md', 'en', '/zh/'],
  ['zh/index.md', 'zh', '/'],
] as const)('the page of %s stands in the other language at its counterpart', (file, language, address) => {
  expect(addressInOther(file, language)).toBe(address);
});

test('an address that is not there leads to the start page of the other language', () => {
  expect(addressInOther('404.md', 'zh')).toBe('/');
  expect(addressInOther('404.md', 'en')).toBe('/zh/');
});
