import { expect, test } from 'vitest';
import { isNetworkRange, rangesOf } from './network-ranges.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/48', '2001:db8::1', '0.0.0.0/0'])(
  '%s is a range',
  (text) => {
    expect(isNetworkRange(text)).toBe(true);
  },
);

test.each(['office', '203.0.113.0/33', '203.0.113', '203.0.113.0/', '', '2001:db8::/129'])(
  '%s is none',
  (text) => {
    expect(isNetworkRange(text)).toBe(false);
  },
);

test.each([
  ['203.0.113.7', true],
  ['203.0.114.7', false],
  ['::ffff:203.0.113.7', true],
  ['198.51.100.9', true],
  ['198.51.100.8', false],
  ['2001:db8:1:2::9', true],
  ['2001:db8:2::9', false],
  ['fe80::1%eth0', false],
  ['not an address', false],
])('an address is in a range by its bits, also written as IPv6: %s', (address, isIn) => {
  expect(rangesOf(['203.0.113.0/24', '198.51.100.9', '2001:db8:1::/48'])(address)).toBe(isIn);
});
