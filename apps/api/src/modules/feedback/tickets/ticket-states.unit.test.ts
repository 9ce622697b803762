import { FeedbackState } from '@yayan/contract';
import { describe, expect, test } from 'vitest';
import { stateAfter } from './ticket-states.ts';

const states = Object.values(FeedbackState);

describe('rule 7.13: the states of a ticket', () => {
  test.each([
    ['accepted', [1, null, null, null, null, null]],
    ['started', [null, 2, null, null, null, null]],
    ['asked', [null, 3, 3, null, null, null]],
    ['replied', [0, 1, 2, 2, null, null]],
    ['answered', [null, 4, 4, 4, null, null]],
    ['decided', [null, 4, 4, 4, null, null]],
    ['confirmed', [null, null, null, null, 5, null]],
    ['reopened', [null, null, null, null, 2, 2]],
  ] as const)('%s', (move, after) => {
    expect(states.map((state) => stateAfter(state, move) ?? null)).toEqual(after);
  });
});
