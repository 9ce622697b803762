import { expect, test } from 'vitest';
import { faultsFile } from './faults-file.ts';

const written = async (shown: string): Promise<string | undefined> =>
  (await faultsFile([{ line: 3, shown, why: 'invalid' }]).text()).split('\r\n')[1];

test('X3 a line that opens a formula is saved as a text', async () => {
  for (const shown of ['=cm****A0', '+86****12', '-1****1)', '@SU****1)', '\t=1****2', '＝1****2', '|x****y'])
    expect(await written(shown)).toBe(`3,"'${shown}",不是 11 位手机号`);
});

test('quotes and commas stay inside their cell', async () => {
  expect(await written('13,****",')).toBe('3,"13,****"",",不是 11 位手机号');
});
