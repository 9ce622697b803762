import { expect, test } from 'vitest';
import { linesWithMore, numbersOfFile } from './numbers-of-file.ts';

test('of a table only the numbers are read, and every line keeps its place', () => {
  const table =
    '\uFEFF手机号,姓名\r\n13800138000,张三,"北京,朝阳"\r\n\r\n 13900139000 ;李四\n13700137000\t王五\r13600136000，赵六';
  expect(numbersOfFile(table).split('\n')).toEqual([
    '手机号',
    '13800138000',
    '',
    '13900139000',
    '13700137000',
    '13600136000',
  ]);
});

test('5,000 lines with long columns fit into what one invitation takes', () => {
  const table = Array.from(
    { length: 5000 },
    (_, index) => `139${String(index).padStart(8, '0')},${'某某街道'.repeat(20)}`,
  ).join('\n');
  expect(numbersOfFile(table).length).toBeLessThan(200_000);
});

test('a line with a second number is named, a table with names is not', () => {
  expect(
    linesWithMore('13800138000\n139-0013-9000，13700137000\n13600136000,张三\n13500135000;13400134000'),
  ).toEqual([2, 4]);
});
