import { expect, test } from 'vitest';
import { endMoment, endText } from './end-text.ts';

const year = new Date().getFullYear();

test('an end at midnight in Shanghai is the day before at 24:00, another end its own day', () => {
  expect(endText(`${year}-12-27T16:00:00.000Z`)).toBe('12月27日 24:00');
  expect(endText(`${year}-12-27T15:59:00.000Z`)).toBe('12月27日');
  expect(endText(`${year}-12-27T16:01:00.000Z`)).toBe('12月28日');
});

test('an end with its time says 24:00 of the day before for midnight too', () => {
  expect(endMoment(`${year}-12-27T16:00:00.000Z`)).toBe('12月27日 24:00');
  expect(endMoment(`${year}-12-27T14:00:00.000Z`)).toBe('12月27日 22:00');
});
