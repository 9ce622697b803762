import { expect, test } from 'vitest';
import { answerLength } from './answer-length.ts';

test.each([
  ['早 餐　吃\n了', 4],
  [' \t\n ', 0],
  ['包子\u200B\uFEFF豆浆', 4],
  ['👨‍🍳', 2],
  ['𠮷野家', 3],
])('%j counts %i characters, without spaces and invisible marks', (text, length) => {
  expect(answerLength(text)).toBe(length);
});
