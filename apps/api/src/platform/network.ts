import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** How many leading bits of an IPv6 address name its network: a phone or a line, a customer, or a whole site. */
export type NetworkBits = 64 | 56 | 48;

/**
 * The network an address counts as (rule 8.5): an IPv4 address itself, the /64 of an IPv6 one unless told otherwise (whoever
 * has a block changes within it at will). IPv4 written as IPv6 counts as IPv4.
 */
export function networkOf(address: string, bits: NetworkBits = 64): string {
  const bare = address.split('%', 1)[0] ?? address;
  if (isIP(bare) === 0) return bare;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`);
  const groups = parts.slice(0, bits === 48 ? 3 : 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
}
