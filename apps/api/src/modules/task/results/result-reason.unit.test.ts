import { expect, it } from 'vitest';
import { spanInWords } from './result-reason.ts';

it.each([
  [0, '0 秒'],
  [59.4, '59 秒'],
  [59.6, '1 分钟'],
  [60, '1 分钟'],
  [200, '3 分 20 秒'],
  [3600, '1 小时'],
  [3900, '1 小时 5 分'],
])('%s seconds are %s', (seconds, words) => {
  expect(spanInWords(seconds)).toBe(words);
});
