import { expect, test } from 'vitest';
import { birthdayOf, idNumberDigits, idNumberError } from './id-number.ts';

const today = '2026-11-21';

test.each(['11010519491231002X', '110105 1949 1231 002x', '１１０１０５１９４９１２３１００２Ｘ'])(
  'the number %s is valid',
  (text) => {
    expect(idNumberError(text, today)).toBeUndefined();
  },
);

test.each([
  ['', '请输入身份证号'],
  ['1101051949123100', '身份证号应为 18 位'],
  ['1101051949123100AX', '身份证号只有数字，最后一位可以是 X'],
  ['440524188001010014', '身份证号中的出生日期不正确'],
  ['110105194902310021', '身份证号中的出生日期不正确'],
  ['110105202702010025', '身份证号中的出生日期不正确'],
  ['110105194912310021', '身份证号不正确，请检查最后一位'],
  ['110105194912310012', '身份证号不正确，请检查最后一位'],
])('%s is invalid: %s', (text, error) => {
  expect(idNumberError(text, today)).toBe(error);
});

test('any one wrong digit is found', () => {
  const number = '11010519491231002X';
  const wrong = Array.from(number.slice(0, 17)).flatMap((digit, index) =>
    Array.from('0123456789')
      .filter((other) => other !== digit)
      .map((other) => `${number.slice(0, index)}${other}${number.slice(index + 1)}`),
  );
  expect(wrong.filter((text) => idNumberError(text, today) === undefined)).toEqual([]);
});

test('spaces and a small x are accepted', () => {
  expect(idNumberDigits(' 110105 19491231 002x ')).toBe('11010519491231002X');
});

test('the day of birth is read from the number', () => {
  expect(birthdayOf('11010519491231002X', today)).toBe('1949-12-31');
});
