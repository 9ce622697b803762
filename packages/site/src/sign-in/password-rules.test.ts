import { expect, test } from 'vitest';
import { passwordError, passwordRules } from './password-rules.ts';

const kept = (password: string): string[] =>
  passwordRules.filter(({ isKept }) => isKept(password)).map(({ words }) => words);

test('each rule is ticked by itself', () => {
  expect(kept('abc')).toEqual(['含字母']);
  expect(kept('12345678')).toEqual(['8–20 位', '含数字']);
  expect(kept('a1'.repeat(11))).toEqual(['含字母', '含数字']);
});

test('a password that meets every rule has no fault', () => {
  expect(passwordError('qingya2026')).toBeUndefined();
  expect(passwordError('')).toBe('请输入新密码');
  expect(passwordError('qingya')).toBe('密码还没满足下面的要求');
});
