import { expect, test } from 'vitest';
import { maskLine, readNumbers } from './read-numbers.ts';

const numbersIn = (text: string) => readNumbers(text).numbers.map(({ mobile }) => mobile);

test('rule 6.27: numbers are read as people type, paste and export them', () => {
  const text =
    '\uFEFF手机号,姓名\r\n138 0013 8000,小林\r\n+86 139-0013-9000\r\n１３７００１３７０００\n"13600136000"\n\n8613500135000';
  expect(readNumbers(text).faults).toEqual([]);
  expect(numbersIn(text)).toEqual([
    '13800138000',
    '13900139000',
    '13700137000',
    '13600136000',
    '13500135000',
  ]);
});

test('rule 6.27: a fault names its line, and never shows a whole number', () => {
  const text = '13800138000\n1380013800\n13800138000\n电话\n12800138000';
  expect(readNumbers(text).faults).toEqual([
    { line: 2, shown: '138****800', why: 'invalid' },
    { line: 3, shown: '138****000', why: 'repeated' },
    { line: 4, shown: '****', why: 'invalid' },
    { line: 5, shown: '128****000', why: 'invalid' },
  ]);
  expect(maskLine('123456')).toBe('****');
});

test('5,000 lines are read with their own line numbers', () => {
  const lines = Array.from({ length: 5000 }, (_, index) => `139${String(index).padStart(8, '0')}`);
  lines[4321] = '一';
  const { numbers, faults } = readNumbers(lines.join('\n'));
  expect(numbers).toHaveLength(4999);
  expect(faults).toEqual([{ line: 4322, shown: '****', why: 'invalid' }]);
});
