import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('a Chinese word is searched as its pairs of characters, not as single ones', () => {
  expect(searchWords('签到')).toEqual(['签到']);
  expect(searchWords('签到与奖励')).toEqual(['签到', '到与', '与奖', '奖励']);
  expect(searchWords('渠道到访')).not.toContain('到');
});

test('the name of an error is one word', () => {
  expect(searchWords('STOCK_OUT（24001），retry-after')).toEqual(['STOCK_OUT', '24001', 'retry', 'after']);
});

test('words of other scripts stay whole, also next to Chinese ones', () => {
  expect(searchWords('用 placeOrder下单，重试。')).toEqual(['用', 'placeOrder', '下单', '重试']);
});
