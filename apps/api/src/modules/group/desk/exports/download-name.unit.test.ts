import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

const now = new Date('2026-11-21T08:30:00.000Z');
const random = { digits: () => '4821' };

test('a download is named by time and four digits, and by 彩排 where it is one of a rehearsal', () => {
  const name = (rehearsal_of: string | null) =>
    downloadName({ group: { rehearsal_of }, now }, random, 'xlsx');
  expect(name(null)).toMatch(/^\d+4821\.xlsx$/u);
  expect(name('0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607')).toBe(`彩排-${name(null)}`);
});
