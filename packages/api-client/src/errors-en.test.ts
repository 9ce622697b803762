import { ApiError, errorCatalogue } from '@yayan/auth';
import { expect, test } from 'vitest';
import { errorText, errorTexts } from './errors-en.ts';

const failed = (code: number): ApiError =>
  new ApiError({ code, status: 200, msg: '', data: null, kind: 'notice' });

test('every code of the catalogue has an English sentence', () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => String(code));
  expect(Object.keys(errorTexts).toSorted()).toEqual(codes.toSorted());
  for (const text of Object.values(errorTexts)) expect(text).toMatch(/^[A-Z][ -~–]*[.]$/);
});

test('an error and its number have the same sentence', () => {
  expect(errorText(failed(24_001))).toBe('It is out of stock. Look for another benefit.');
  expect(errorText(24_001)).toBe(errorText(failed(24_001)));
});

test('an error without an answer and a code of a newer server have a sentence too', () => {
  expect(errorText(failed(0))).toBe('No answer came. Check the connection and try again.');
  expect(errorText(failed(99_999))).toBe('The call was refused with code 99999.');
});
