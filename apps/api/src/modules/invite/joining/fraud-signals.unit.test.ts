import { expect, test } from 'vitest';
import { fraudSignalsOf } from './fraud-signals.ts';

const cipher = { blindIndex: (text: string): string => text };
const browser = { id: 'a-browser', returned: false };
const signals = (address: string) => fraudSignalsOf(cipher, { deviceId: null, browser, address });

test.each(['203.0.113.7', '2001:db8:1:2::1'])('%s counts as a network', (address) => {
  expect(signals(address).network).toMatch(/^invite-network:/);
});

test.each(['::1', '127.0.0.1', '::ffff:10.0.0.1', '192.168.1.2', 'fe80::1', 'fd00::1'])(
  '%s does not identify a network',
  (address) => {
    expect(signals(address)).toMatchObject({ network: null, block: null });
  },
);

test('all /64s of a /56 are one network, and all of a /48 one block', () => {
  const one = signals('2001:db8:1:2::1');
  expect(signals('2001:db8:1:2:ffff::9')).toEqual(one);
  expect(signals('2001:db8:1:ff::1')).toEqual(one);
  const neighbour = signals('2001:db8:1:100::1');
  expect(neighbour.network).not.toBe(one.network);
  expect(neighbour.block).toBe(one.block);
  expect(signals('2001:db8:2:2::1').block).not.toBe(one.block);
  expect(signals('203.0.113.7').block).toBeNull();
});

test('a browser counts only after it has sent our cookie back', () => {
  const from = (returned: boolean) =>
    fraudSignalsOf(cipher, { deviceId: null, browser: { id: 'b', returned }, address: '::1' }).browser;
  expect(from(false)).toBeNull();
  expect(from(true)).toBe('invite-browser:b');
});
