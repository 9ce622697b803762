import { isCalendarDay } from '@yayan/ui';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checks = '10X98765432';

/** Normalises a typed number: no spaces, ASCII digits, capital X. */
export const idNumberDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s-]/gu, '').toUpperCase();

const checkOf = (number: string): string | undefined =>
  checks[weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11];

/** The birthday in a number, `YYYY-MM-DD`; undefined when that day doesn't exist or is in the future. */
export const birthdayOf = (number: string, today: string): string | undefined => {
  const day = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  return isCalendarDay(day) && day >= '1900-01-01' && day <= today ? day : undefined;
};

/**
 * Why an 18-digit id number (GB 11643) is invalid; undefined when it may be valid. `today` is the calendar day, `YYYY-MM-DD`.
 */
export const idNumberError = (text: string, today: string): string | undefined => {
  const number = idNumberDigits(text);
  if (number === '') return '请输入身份证号';
  if (number.length !== 18) return '身份证号应为 18 位';
  if (!/^[1-9]\d{16}[\dX]$/u.test(number)) return '身份证号只有数字，最后一位可以是 X';
  if (birthdayOf(number, today) === undefined) return '身份证号中的出生日期不正确';
  return checkOf(number) === number[17] ? undefined : '身份证号不正确，请检查最后一位';
};
