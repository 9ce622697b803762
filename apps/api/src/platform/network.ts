import { isIP } from 'node:net';

/** How many leading bits of an IPv6 address name its network: a phone or a line, a customer, or a whole site. */
export type NetworkBits = 64 | 56 | 48;

/**
 * The network an address counts as (rule 8.5): an IPv4 address itself, the /64 of an IPv6 one unless told otherwise (whoever
 * has a block changes within it at will). IPv4 written as IPv6 counts as IPv4.
 */
export function networkOf(address: string, bits: NetworkBits = 64): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const bare = address.split('%', 1)[0] ?? address;
  if (isIP(bare) !== 6) return bare;
  // URL writes every IPv6 address in its one short form.
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  const [fourth = '0'] = groups.slice(3, 4);
  const customer = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const site = groups.slice(0, 3).join(':');
  if (bits === 48) return `${site}::/48`;
  return `${site}:${bits === 56 ? customer : fourth}::/${bits}`;
}
