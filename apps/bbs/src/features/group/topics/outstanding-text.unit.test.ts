import { expect, test } from 'vitest';
import { owedText } from './outstanding-text.ts';

test('what is owed names only what there is', () => {
  expect(owedText({ unanswered: 3, followUps: 1 })).toBe('待回答 3 · 追问 1');
  expect(owedText({ unanswered: 0, followUps: 1 })).toBe('追问 1');
});
