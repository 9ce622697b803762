import { expect, test } from 'vitest';
import { valueText } from './value-text.ts';

test.each([
  ['2020-11-21T08:30:00.000Z', '2020年11月21日 16:30'],
  ['2020-11-21 16:30:00', '2020年11月21日 16:30'],
  ['2020-11-21 16:30:00 起 12000 条', '2020年11月21日 16:30 起 12,000 条'],
  ['2020-11-21 16:30:00 送达', '2020年11月21日 16:30 送达'],
  ['35 人，共 250000 金币', '35 人，共 250,000 金币'],
  ['收回 6000 金币，其中 1200 金币已经花掉', '收回 6,000 金币，其中 1,200 金币已经花掉'],
  ['200 份，每份 1299.5 元', '200 份，每份 1,299.50 元'],
  ['100000 元', '100,000 元'],
  ['1,234 元', '1,234 元'],
  ['12345678', '12,345,678'],
  ['-6000', '-6,000'],
])('%s is read as %s', (value, text) => expect(valueText(value)).toBe(text));

test.each(['SF1234567890123', '20201121163000123456', '进行中', '1.10.0', '13912345678 的会员'])(
  '%s stays as it is',
  (value) => expect(valueText(value)).toBe(value),
);

test('a bare number of coins has its unit', () => {
  expect(valueText('6000', '退回金币')).toBe('6,000 金币');
  expect(valueText('50', '金币')).toBe('50 金币');
  expect(valueText('不变', '金币')).toBe('不变');
});

test('nothing is a dash', () =>
  expect([null, undefined, ''].map((value) => valueText(value))).toEqual(['–', '–', '–']));
