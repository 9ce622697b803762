import { expect, test } from 'vitest';
import { fileNameOf } from './file-name.ts';

test.each([
  ['attachment; filename="20261121120000_0042.xlsx"', '20261121120000_0042.xlsx'],
  ['attachment; filename=a.zip', 'a.zip'],
  [`attachment; filename="x.xlsx"; filename*=UTF-8''%E7%AD%94%E5%8D%B7.xlsx`, '答卷.xlsx'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="..\\\\x.exe"', 'x.exe'],
  [`attachment; filename="plain.txt"; filename*=UTF-8''%E7%`, 'plain.txt'],
  ['attachment', undefined],
  ['', undefined],
  [null, undefined],
])('%s names %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
