import { expect, test } from 'vitest';
import { planWalk } from './timetable.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-28T08:00:00.000Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
const group = { opensAt: at(24), closesAt: at(240) };
const plan = (...opening: number[]) =>
  planWalk(
    group,
    opening.map((hours) => ({ opensAt: at(hours), closesAt: at(240) })),
    { voices: 8, now },
  );

test('a walk is over before the rehearsal begins, and keeps the distances of the schedule', () => {
  const { openings, shiftMs } = plan(72, 24, 24);
  expect(openings.map((opening) => opening.getTime() + shiftMs)).toEqual([+at(24), +at(72)]);
  expect(Math.max(...openings.map(Number))).toBeLessThan(now.getTime() - 2 * HOUR_MS);
});

test('what would open only after the end of the group is not waited for', () => {
  expect(plan(24, 300).openings).toHaveLength(1);
  expect(plan(300).openings).toHaveLength(1);
});
