import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../../../test/system/test-platform.ts';
import { exportList } from './export-act.ts';
import { exportFile } from './export-file.ts';
import type { Exported, ExportedLists } from './exported-list.ts';

const PAGE = 1_000;

/** A list with so many rows that counts them by reading. */
const listOf = (length: number): Exported => ({
  title: '操作记录',
  isPersonal: false,
  columns: { number: '第几条' },
  page: async (_platform, _query, cursor = '0') => {
    const from = Number(cursor);
    const until = Math.min(from + PAGE, length);
    const items = Array.from({ length: until - from }, (_, at) => ({ number: from + at + 1 }));
    return await Promise.resolve({ items, nextCursor: until < length ? String(until) : null });
  },
});

let test: TestPlatform;
beforeAll(async () => {
  test = await testPlatform();
});
afterAll(() => test.stop());

const made = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  list: 'acts',
  query: {},
  rows: 0,
  rows_are_capped: false,
  reason: '月度统计',
  asked_by_id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  asked_by: 'finance',
  made_at: new Date(),
  ends_at: new Date(),
} as const;

const linesOf = async (list: Exported): Promise<string[]> => {
  const { content } = exportFile(test.platform, list, made);
  return (await text(content)).trimEnd().split('\r\n');
};

const changesOf = async (list: Exported) => {
  const act = exportList({ acts: list } as unknown as ExportedLists);
  const actor = { id: made.asked_by_id, name: 'finance', roles: [], address: null };
  const { platform } = test;
  const { changes } = await act.plan(platform, platform.database.read, { list: 'acts', query: {} }, actor);
  return changes.map(({ label, after }) => `${label}：${after}`);
};

it('14.32 a list with more than 100,000 rows: the dry run says so, and so does the last row of the file', async () => {
  const list = listOf(100_001);
  expect(await changesOf(list)).toEqual(['行数：1000 以上', '超过上限：只导出前 100000 行', '筛选：没有']);
  const lines = await linesOf(list);
  expect(lines).toHaveLength(100_003);
  expect(lines.at(-2)).toBe('100000');
  expect(lines.at(-1)).toContain('只导出了前 100000 行');
});

it('14.32 a list with 100,000 rows is exported whole', async () => {
  const list = listOf(100_000);
  expect(await changesOf(list)).toEqual(['行数：1000 以上', '筛选：没有']);
  expect((await linesOf(list)).at(-1)).toBe('100000');
});
