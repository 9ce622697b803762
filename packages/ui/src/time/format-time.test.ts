import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatPast, formatSpan } from './format-time.ts';

const now = new Date('2026-11-21T08:30:00.000Z');

test('times are shown in Asia/Shanghai on a device in any zone', () => {
  expect(formatMoment('2026-11-21T16:05:00.000Z', now)).toBe('11月22日 00:05');
});

test('a time in another year includes the year', () => {
  expect(formatDay('2027-03-31T08:00:00.000Z', now)).toBe('2027年3月31日');
});

test('within 24 hours a past time is relative, after that it is written out', () => {
  expect(formatPast('2026-11-21T08:29:30.000Z', now)).toBe('刚刚');
  expect(formatPast('2026-11-21T08:10:00.000Z', now)).toBe('20 分钟前');
  expect(formatPast('2026-11-20T09:30:00.000Z', now)).toBe('23 小时前');
  expect(formatPast('2026-11-20T08:30:00.000Z', now)).toBe('11月20日 16:30');
});

test('a span names its two largest units', () => {
  expect([45, 120, 200, 3900].map(formatSpan)).toEqual(['45 秒', '2 分钟', '3 分 20 秒', '1 小时 5 分']);
});
