import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The length of an IPv6 prefix for one network: a phone or line, a customer, or a whole site. */
export type NetworkBits = 64 | 56 | 48;

/**
 * The network of an address (rule 8.5): an IPv4 address itself, the /64 of an IPv6 address by default, because its
 * owner can change addresses within that block. IPv4 written as IPv6 counts as IPv4.
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
