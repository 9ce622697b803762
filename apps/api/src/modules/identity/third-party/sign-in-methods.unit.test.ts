import { expect, test } from 'vitest';
import { canRemoveSignInMethod } from './sign-in-methods.ts';

test.each([
  { mobile: true, accounts: 1, can: true },
  { mobile: true, accounts: 4, can: true },
  { mobile: false, accounts: 2, can: true },
  { mobile: false, accounts: 1, can: false },
])('the last sign-in method stays: mobile $mobile, accounts $accounts', ({ mobile, accounts, can }) => {
  expect(canRemoveSignInMethod({ mobile, accounts })).toBe(can);
});
