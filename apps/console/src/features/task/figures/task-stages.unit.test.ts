import type { TaskFigure } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { coinsOf, countOf, stages } from './task-stages.ts';

const figure = (change: Partial<TaskFigure>): TaskFigure => ({
  source: 'member',
  result: 1,
  people: 0,
  takenBack: 0,
  givenUp: 0,
  coins: 0,
  ...change,
});

const figures = [
  figure({ result: 0, people: 4 }),
  figure({ result: 1, people: 9, takenBack: 2, coins: 280 }),
  figure({ source: 'agent', result: 1, people: 3 }),
  figure({ result: 2, people: 5, coins: 25 }),
  figure({ result: 8, people: 6, givenUp: 1 }),
];

test('rule 14.70: everybody who started has exactly one way in which they stand, and parts are part of theirs', () => {
  const count = (key: string, source?: string): number => {
    const stage = stages.find((each) => each.key === key);
    if (stage === undefined) throw new Error(`There is no stage ${key}`);
    return countOf(figures, stage, source);
  };
  const parts = new Set(['started', 'rejected', 'givenUp']);
  const ends = stages.filter(({ key }) => !parts.has(key)).map(({ key }) => count(key));
  expect(ends.reduce((sum, people) => sum + people, 0)).toBe(count('started'));
  expect([count('complete'), count('rejected'), count('late'), count('givenUp')]).toEqual([12, 2, 6, 1]);
  expect([count('complete', 'agent'), count('screened', 'agent')]).toEqual([3, 0]);
  expect(coinsOf(figures)).toEqual({ complete: 280, consolation: 25 });
});
