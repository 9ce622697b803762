import { expect, it } from 'vitest';
import { carrierNames, carrierOf, queryUrlOf } from './carriers.ts';

it.each([
  ['顺丰', '顺丰速运'],
  [' ｓｆ ', '顺丰速运'],
  ['中国邮政 EMS', 'EMS'],
])('5.18 %s is written as %s', (name, carrier) => {
  expect(carrierOf(name)).toBe(carrier);
});

it('5.18 a tracking number leads to the page of its carrier, whatever characters it has', () => {
  expect(queryUrlOf('京东', 'JD1&x=2')).toBe('https://www.jdl.com/orderSearch/?waybillCodes=JD1%26x%3D2');
  expect(queryUrlOf('圆通速递', 'YT1')).toBe('https://www.yto.net.cn/');
});

it('5.18 a carrier that is not known, or has no page any more, has no link', () => {
  expect(carrierOf('闪电快运')).toBeUndefined();
  expect(queryUrlOf('闪电快运', '1')).toBeNull();
  expect(queryUrlOf('百世快递', '1')).toBeNull();
  expect(queryUrlOf('其他', '1')).toBeNull();
});

it('5.18 every page is a secure one', () => {
  for (const name of carrierNames) expect(queryUrlOf(name, '1') ?? 'https://').toMatch(/^https:\/\//u);
});
