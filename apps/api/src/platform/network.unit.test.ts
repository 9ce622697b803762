import { expect, it } from 'vitest';
import { CODES, MEMBERS, namedNetwork, networkOf, networkSteps, PEOPLE } from './network.ts';

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

it.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
  ['2001:db8:1:2fe::1', ['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['unknown', ['unknown']],
])('an address %s is counted in all its networks, the narrowest first', (address, networks) => {
  expect(networkSteps(address).map(({ network }) => network)).toEqual(networks);
});

it('a wider network has a higher limit, and people of one household the limit of one line', () => {
  expect(networkSteps('2001:db8::1').map(({ share }) => share)).toEqual([1, 2, 6]);
  expect(networkSteps('203.0.113.7').map(({ share }) => share)).toEqual([1, 6]);
  expect(networkSteps('2001:db8::1', PEOPLE).map(({ share }) => share)).toEqual([1, 1, 3]);
});

it('an address of IPv4 gets codes for an office, and its /24 no more than six lines', () => {
  expect(networkSteps('203.0.113.7', CODES).map(({ share }) => share)).toEqual([4, 6]);
  expect(networkSteps('2001:db8::1', CODES).map(({ share }) => share)).toEqual([1, 2, 6]);
});

it('members who start a task have the limit of an office at an address of IPv4, and of a line at one of IPv6', () => {
  expect(networkSteps('203.0.113.7', MEMBERS).map(({ share }) => share)).toEqual([4, 5]);
  expect(networkSteps('2001:db8::1', MEMBERS).map(({ share }) => share)).toEqual([1, 1, 3]);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['2001:db8:1:2fe::1', '2001:db8:1:2fe::/64'],
  ['2001:db8:1:2fe::/64', '2001:db8:1:2fe::/64'],
  ['2001:db8:1:2fe::/56', '2001:db8:1:200::/56'],
  ['2001:db8:1:2fe::/48', '2001:db8:1::/48'],
  ['203.0.113.0/16', undefined],
  ['2001:db8::/32', undefined],
  ['nowhere', undefined],
])('an operator who names %s means %s', (text, network) => {
  expect(namedNetwork(text)).toBe(network);
});
