import { expect, test } from 'vitest';
import { pastedCode } from './pasted-code.ts';

test.each([
  ['048213', '048213'],
  [' 048 213 ', '048213'],
  ['0 4 8 2 1 3', '048213'],
  ['048-213', '048213'],
  ['０４８２１３', '048213'],
  ['【芽言】验证码 048213，5 分钟内有效', '048213'],
  ['【芽言】您的验证码为：０４８ ２１３。', '048213'],
  ['13812345678', undefined],
  ['0482', undefined],
  ['', undefined],
])('of 「%s」 pasted the code is %s', (text, code) => {
  expect(pastedCode(text)).toBe(code);
});
