import { expect, test } from 'vitest';
import { readSignInState } from './sign-out-cause.ts';

test('the sign-in page goes on where somebody was', () => {
  const state = { cause: 'idle', next: '/tasks?state=paused' };
  expect(readSignInState(state)).toEqual(state);
});

test.each([
  null,
  'idle',
  { cause: 'toString' },
  { next: '//evil.example/' },
  { next: 'https://evil.example/' },
])('what isn’t ours in the history is left out: %j', (state) => {
  expect(readSignInState(state)).toEqual({});
});
