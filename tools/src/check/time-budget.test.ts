import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../repo/source-files.ts';
import { budgetMinutes, isIdle, ourPace, overBudget, slowestFiles, timeTable } from './time-budget.ts';

test('the longest step is first, and the total last', () => {
  expect(
    timeTable(
      [
        { name: 'build', seconds: 61.24 },
        { name: 'tests of apps/api', seconds: 300 },
      ],
      310,
    ),
  ).toBe(
    ['tests of apps/api  300.0 s', 'build               61.2 s', 'all of it          310.0 s'].join('\n'),
  );
});

test('a machine is idle when less than half of its processors were busy', () => {
  expect(isIdle(0.9, 2)).toBe(true);
  expect(isIdle(1, 2)).toBe(false);
  expect(isIdle(0, 1)).toBe(false);
});

test('the thirty files that took longest are listed', () => {
  const files = Array.from({ length: 40 }, (_, index) => ({ name: `file-${index}`, seconds: index }));
  const lines = slowestFiles(files).split('\n');
  expect(lines).toHaveLength(30);
  expect(lines[0]).toBe('file-39  39.0 s');
});

test('a check that takes longer than the budget fails where nothing else ran', () => {
  expect(overBudget(budgetMinutes * 60, ourPace, true)).toBeUndefined();
  expect(overBudget(budgetMinutes * 60 + 6, ourPace, true)).toContain(`${budgetMinutes}.1 minutes`);
  expect(overBudget(budgetMinutes * 600, ourPace, false)).toBeUndefined();
});

test('a slower machine may take longer, and a faster one is held to the same minutes', () => {
  expect(overBudget(budgetMinutes * 120, ourPace * 2, true)).toBeUndefined();
  expect(overBudget(budgetMinutes * 120 + 6, ourPace * 2, true)).toContain(`${budgetMinutes * 2}.0`);
  expect(overBudget(budgetMinutes * 60, ourPace / 2, true)).toBeUndefined();
});

test('the README states the budget', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`${budgetMinutes} minutes`);
});
