import { expect, test } from 'vitest';
import { outstandingText } from './outstanding-text.ts';

test('the text names only outstanding answers', () => {
  expect(outstandingText({ unanswered: 3, followUps: 1 })).toBe('待回答 3 · 追问 1');
  expect(outstandingText({ unanswered: 0, followUps: 1 })).toBe('追问 1');
});
