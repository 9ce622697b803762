import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readWorkbook } from '../../../test/read-workbook.ts';
import { sheetName, workbook } from './workbook.ts';

async function collected(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('several sheets are read back with their names and cells, texts as texts', async () => {
  const file = await collected(
    workbook([
      {
        name: '回答',
        headings: [['序号', '内容']],
        widths: [8, 40],
        rows: [
          [1, '=1+1'],
          [2, '<b>好 & 坏</b>\n第二行'],
        ],
      },
      {
        name: '说明',
        headings: [],
        rows: [
          ['行数', 2],
          ['空', null],
        ],
      },
    ]),
  );
  const { sheets, formulas, reachesOut } = readWorkbook(file);
  expect(sheets).toEqual([
    {
      name: '回答',
      rows: [
        ['序号', '内容'],
        ['1', "'=1+1"],
        ['2', '<b>好 & 坏</b>\n第二行'],
      ],
    },
    { name: '说明', rows: [['行数', '2'], ['空']] },
  ]);
  expect([formulas, reachesOut]).toEqual([0, false]);
});

test('rows are not read ahead of a reader who waits, and reading ends when the reader leaves', async () => {
  let given = 0;
  let closed = false;
  async function* rows() {
    try {
      for (;;) {
        given += 1;
        yield [given, randomBytes(300).toString('base64')];
        await Promise.resolve();
      }
    } finally {
      closed = true;
    }
  }
  const content = workbook([{ name: '无尽', headings: [['数']], rows: rows() }]);
  await content.next();
  let before = -1;
  for (let looks = 0; looks < 50 && given !== before; looks += 1) {
    before = given;
    await wait(100);
  }
  expect(given).toBe(before);
  await content.return();
  expect(closed).toBe(true);
});

test('a source that fails ends the file with that error', async () => {
  async function* rows() {
    yield await Promise.resolve(['一']);
    throw new Error('the database went away');
  }
  await expect(collected(workbook([{ name: '断', headings: [], rows: rows() }]))).rejects.toThrow(
    'the database went away',
  );
});

test('any text becomes a sheet name that programs accept, each once', () => {
  const taken = new Set<string>();
  expect([
    sheetName("'[早餐]/午餐:晚餐?*", taken),
    sheetName('', taken),
    sheetName('   ', taken),
    sheetName('长'.repeat(40), taken),
    sheetName('长'.repeat(40), taken),
    sheetName('好'.repeat(30) + '😀😀', taken),
  ]).toEqual([
    '早餐  午餐 晚餐',
    '未命名',
    '未命名 (2)',
    '长'.repeat(31),
    `${'长'.repeat(27)} (2)`,
    '好'.repeat(30),
  ]);
});
