import { expect, test } from 'vitest';
import { endText } from './end-text.ts';

const year = new Date().getFullYear();

test('an end at midnight in Shanghai is the day before at 24:00, another end its own day', () => {
  expect(endText(`${year}-12-27T16:00:00.000Z`)).toBe('12月27日 24:00');
  expect(endText(`${year}-12-27T15:59:00.000Z`)).toBe('12月27日');
  expect(endText(`${year}-12-27T16:01:00.000Z`)).toBe('12月28日');
});
