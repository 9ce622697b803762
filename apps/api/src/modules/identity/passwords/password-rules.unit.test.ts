import { expect, test } from 'vitest';
import { checkPassword } from './password-rules.ts';

const MOBILE = '13800138000';

test.each(['nong-fu-2026', 'Xk7mQ2vb', '竹子竹子竹子a1', 'a b c d 1 2', `${'k3'.repeat(9)}zQ`])(
  '%s is accepted',
  (password) => {
    expect(checkPassword(password, MOBILE)).toBe(password);
  },
);

test.each([
  ['too short', 'Xk7mQ2v'],
  ['too long', `${'k3'.repeat(10)}z`],
  ['no digit', 'nongfushanquan'],
  ['no letter', '7391846250'],
  ['common', '1qaz2wsx'],
  ['common in another case', 'PassWord123'],
  ['common here', 'woaini1314'],
  ['the own mobile', `a${MOBILE}`],
  ['not to be typed', 'nong\u0007fu2026'],
])('%s is refused', (_why, password) => {
  expect(() => checkPassword(password, MOBILE)).toThrow(expect.objectContaining({ name: 'PASSWORD_WEAK' }));
});
