import { plainDigits } from './plain-digits.ts';

/** Mainland mobile numbers, the account of a member (rule 2.1). */
export const isMobile = (digits: string): boolean => /^1[3-9]\d{9}$/.test(digits);

/** Error text for the number's field; undefined when the number is valid. */
export const mobileError = (digits: string): string | undefined => {
  if (digits === '') return '请输入手机号';
  if (digits.length !== 11) return '手机号应为 11 位数字';
  return isMobile(digits) ? undefined : '请输入正确的手机号';
};

/** 13812345678 → 「138****5678」. */
export const maskedMobile = (digits: string): string => `${digits.slice(0, 3)}****${digits.slice(-4)}`;

/** Digits of a number as people write it, without the country code: 「+86 138-1234-5678」, 「１３８…」 → 13812345678. */
export const mobileDigits = (text: string): string => {
  const digits = plainDigits(text).replaceAll(/\D/gu, '');
  return digits.length > 11 ? digits.replace(/^(?:00)?86/u, '') : digits;
};
