import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a text is an address, or a network with the length of its prefix. */
export const isNetworkRange = (text: string): boolean => isIP(text) !== 0 || ipaddr.isValidCIDR(text);

/**
 * Tells whether an address is in one of the ranges, each an address or a network. IPv4 written as IPv6 counts as IPv4; what
 * isn't an address is in none.
 */
export const rangesOf = (ranges: readonly string[]): ((address: string) => boolean) => {
  const parsed = ranges.map((range) => {
    const [address = '', length] = range.split('/');
    const base = ipaddr.parse(address);
    const bits = length === undefined ? base.toByteArray().length * 8 : Number(length);
    return [base, bits] as const;
  });
  return (given) => {
    const [address = ''] = given.split('%', 1);
    if (isIP(address) === 0) return false;
    const caller = ipaddr.process(address);
    return parsed.some(([base, bits]) => caller.kind() === base.kind() && caller.match(base, bits));
  };
};
