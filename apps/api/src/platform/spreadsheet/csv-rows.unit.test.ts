import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';
import { csvRows } from './csv-rows.ts';

it('reads what csvLine writes: quotes, separators and line ends inside of cells', () => {
  const cells = ['他说："好"', '一,二', '两\n行', ''];
  expect(csvRows(`\uFEFF${csvLine(['题'])}${csvLine(cells)}${csvLine(['末'])}`)).toEqual([
    { line: 1, cells: ['题'] },
    { line: 2, cells },
    { line: 4, cells: ['末'] },
  ]);
});

it('reads cells pasted from a spreadsheet, and semicolons; empty rows count as lines only', () => {
  expect(csvRows('一\t二,三\r\n\r\n四\t')).toEqual([
    { line: 1, cells: ['一', '二,三'] },
    { line: 3, cells: ['四', ''] },
  ]);
  expect(csvRows('一;二')).toEqual([{ line: 1, cells: ['一', '二'] }]);
  expect(csvRows(' \n,')).toEqual([]);
});

it('a quote that never ends loses nothing', () => {
  expect(csvRows('一,"二\n三')).toEqual([{ line: 1, cells: ['一', '二\n三'] }]);
});
