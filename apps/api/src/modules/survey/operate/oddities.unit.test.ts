import { expect, test } from 'vitest';
import { oddities } from './oddities.ts';

const of = (coins: number, declaredMinutes: number | null, questions: number, usual: number | undefined) =>
  oddities({ coins, declaredMinutes }, questions, usual);

test('14.99 a task is unusual that pays more than five times the median for each declared minute', () => {
  expect(of(200, 1, 10, 40)).toEqual([]);
  expect(of(201, 1, 10, 40)).toEqual([{ kind: 'pay', found: 201, usual: 40 }]);
});

test('14.99 a questionnaire is unusual that declares more than two minutes a question', () => {
  expect(of(100, 2, 1, 40)).toEqual([]);
  expect(of(100, 5, 1, 40)).toEqual([{ kind: 'length', found: 5, usual: 2 }]);
  expect(of(100, 5, 0, 40)).toEqual([]);
});

test('14.99 without minutes, or without enough tasks to compare with, nothing is said about pay', () => {
  expect(of(9_000, null, 1, 40)).toEqual([]);
  expect(of(9_000, 2, 10, undefined)).toEqual([]);
});
