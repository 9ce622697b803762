import { expect, test } from 'vitest';
import { marksOf } from './fraud-signals.ts';

const cipher = { blindIndex: (text: string): string => text };
const networkMark = (address: string): string | null => marksOf(cipher, { deviceId: null, address }).network;

test.each(['203.0.113.7', '2001:db8:1:2::1'])('%s is a network of its own', (address) => {
  expect(networkMark(address)).toMatch(/^invite-network:/);
});

test.each(['::1', '127.0.0.1', '::ffff:10.0.0.1', '192.168.1.2', 'fe80::1', 'fd00::1'])(
  '%s says nothing about who calls',
  (address) => {
    expect(networkMark(address)).toBeNull();
  },
);

test('all addresses of a household are one network', () => {
  expect(networkMark('2001:db8:1:2::1')).toBe(networkMark('2001:db8:1:2:ffff::9'));
  expect(networkMark('2001:db8:1:2::1')).not.toBe(networkMark('2001:db8:1:3::1'));
});
