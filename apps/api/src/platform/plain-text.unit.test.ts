import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['換手機號', '换手机号'],
  ['實名認證', '实名认证'],
  ['優惠券', '优惠券'],
  [' ＡＰＰ　下載 ', 'APP 下载'],
  ['提现到支付宝', '提现到支付宝'],
])('10.37 %s is searched as %s', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
