import { expect, test } from 'vitest';
import { maskedMobile, mobileDigits, mobileError } from './mobile-number.ts';

test.each([
  ['+86 138 0013 8000', '13800138000'],
  ['008613800138000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['86138', '86138'],
  ['１３８００１３８０００', '13800138000'],
  ['（＋８６）138 0013 8000', '13800138000'],
])('%s holds the digits %s', (text, digits) => {
  expect(mobileDigits(text)).toBe(digits);
});

test('a mobile is 11 digits of a mainland range, and says what is wrong with any other', () => {
  expect(mobileError('13800138000')).toBeUndefined();
  expect(mobileError('12800138000')).toBe('请输入正确的手机号');
  expect(mobileError('1380013800')).toBe('手机号应为 11 位数字');
  expect(mobileError('')).toBe('请输入手机号');
});

test('a mobile is repeated with its middle hidden', () => {
  expect(maskedMobile('13812345678')).toBe('138****5678');
});
