import { expect, test } from 'vitest';
import { session } from '../testing/two-page-survey.ts';
import { stillPrefilled } from './session-answers.ts';

test('rule 3.49: an answer that this device has changed is not said to come from the profile', () => {
  const drafts = { ...session.drafts, answers: { a: '包子', b: ['家'] }, prefilled: ['a', 'b'] };
  const filled = { ...session, drafts };
  expect(stillPrefilled(filled, { a: '包子', b: ['家'] })).toEqual(['a', 'b']);
  expect(stillPrefilled(filled, { a: '面条', b: ['家'] })).toEqual(['b']);
  expect(stillPrefilled(filled, {})).toEqual([]);
});
