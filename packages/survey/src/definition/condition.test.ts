import { ConditionRunner } from 'survey-core';
import { expect, test } from 'vitest';
import { conditionHolds, namesRead } from './condition.ts';

const conditions = [
  "{a} = 'x'",
  "{a} == 'x'",
  "{a} != 'x'",
  "{a} <> 'X'",
  '{a} = 3',
  '{a} > 2',
  '{a} >= 3',
  '{a} < 3',
  '{a} <= 3',
  '{a} = true',
  '{a} empty',
  '{a} notempty',
  "{a} contains 'x'",
  "{a} notcontains 'x'",
  "{a} anyof ['x', 'y']",
  "{a} noneof ['x', 'y']",
  '{a} anyof [1, 3]',
  "{a.b} = 'x'",
  '{a.b} > 0',
  "{a} = 'x' and {a} notempty",
  "{a} allof ['x']",
  "!({a} = 'x')",
  "{a} contains ['x', 'y']",
];
const answers = [
  undefined,
  '',
  [],
  'x',
  'X',
  'xyz',
  'z',
  3,
  '3',
  0,
  true,
  false,
  ['x'],
  ['X'],
  ['z', 'x'],
  ['z'],
  [3],
  { b: 'x' },
];
const pairs = conditions.flatMap((condition) => answers.map((a) => ({ condition, a })));

test('a condition has the same result as in survey-core', () => {
  const wrong = pairs.filter(({ condition, a }) => {
    const said = conditionHolds(condition, { a });
    return (
      said !== undefined && said !== new ConditionRunner(condition).runValues(a === undefined ? {} : { a })
    );
  });
  expect(wrong).toEqual([]);
});

test('simple conditions are decided, others are left to survey-core', () => {
  const said = conditions.map((condition) => conditionHolds(condition, { a: 'x' }));
  expect(said.slice(0, 4)).toEqual([true, true, false, undefined]);
  expect(conditionHolds('{a} > 2', { a: 3 })).toBe(true);
  expect(conditionHolds("{a} anyof ['x', 'y']", { a: ['z'] })).toBe(false);
  expect(conditionHolds("{a.b} = 'x'", {})).toBe(false);
  expect(said.slice(-4)).toEqual([undefined, undefined, undefined, undefined]);
});

test('the names that a condition reads', () => {
  expect(namesRead("{a} = 'x' and {b.c} > 1 or {d[0].e} notempty")).toEqual(['a', 'b', 'd']);
});
