import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
])('F8 the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['2001:db8:1:2fe::1', 56, '2001:db8:1:200::/56'],
  ['2001:db8:1:2::1', 56, '2001:db8:1:0::/56'],
  ['2001:db8:1:2fe::1', 48, '2001:db8:1::/48'],
  ['::ffff:203.0.113.7', 48, '203.0.113.7'],
] as const)('the network of %s at /%d is %s', (address, bits, network) => {
  expect(networkOf(address, bits)).toBe(network);
});
