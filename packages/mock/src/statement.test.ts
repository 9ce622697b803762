import { checkIn, downloadStatement } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';

const noon = Date.parse('2026-11-21T04:00:00.000Z');

test('the statement is a workbook of the coins that the mock has booked in its period', async () => {
  let now = noon - 24 * 3_600_000;
  const { client } = await open({ now: () => now });
  now = noon;
  await checkIn({}, { client });
  const textOf = async (params: Parameters<typeof downloadStatement>[0]): Promise<string> =>
    await (await downloadStatement(params, { client })).text();
  const whole = await textOf({});
  expect(whole).toContain('[Content_Types].xml');
  expect(whole).toMatch(/连续签到第 1 天.*<v>5<\/v>.*<v>1285<\/v>.*新人见面礼.*<v>1280<\/v>/su);
  expect(await textOf({ from: '2026-11-21' })).not.toContain('新人见面礼');
  const reversed = downloadStatement({ from: '2026-11-21', to: '2026-11-20' }, { client });
  expect(await reasonOf(reversed)).toBe('STATEMENT_PERIOD_INVALID');
});
