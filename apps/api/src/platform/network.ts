import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The length of an IPv6 prefix for one network: a phone or line, a customer, or a whole site. */
export type NetworkBits = 64 | 56 | 48;

/**
 * The network of an address (rule 8.5): an IPv4 address itself, the /64 of an IPv6 address by default, because its
 * owner can change addresses within that block. IPv4 written as IPv6 counts as IPv4.
 */
export function networkOf(address: string, bits: NetworkBits = 64): string {
  const parsed = parse(address);
  if (typeof parsed === 'string') return parsed;
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, bits) : parsed.toString();
}

/** One of the networks around an address, and how many times the limit of a single line it has. */
export interface NetworkStep {
  readonly network: string;
  readonly share: number;
}

/** How many times the limit of a line each wider network has. */
interface Shares {
  /** The /56 of an IPv6 address: mostly one customer, at some carriers 256 phones. */
  readonly home: number;
  /** The /48 of an IPv6 address: a site, or many customers. */
  readonly site: number;
  /** The /24 of an IPv4 address. */
  readonly block: number;
  /** An IPv4 address itself, which a whole office may share. Once the limit without it. */
  readonly office?: number;
}

/** For calls and guesses. */
const CALLS: Shares = { home: 2, site: 6, block: 6 };
/** For codes. An office of 200 people behind one address joins within an hour. */
export const CODES: Shares = { ...CALLS, office: 4 };
/** For people who are paid. A household gets no more because it has an IPv6 address. */
export const PEOPLE: Shares = { home: 1, site: 3, block: 5 };
/** For members who start a task. A class or an office behind one address is served, as with codes (rule 3.12). */
export const MEMBERS: Shares = { ...PEOPLE, office: 4 };

/**
 * The networks around an address, the narrowest first. Each is counted with its own limit (rule 8.5), so that nobody
 * gets a new limit by another address of their own block.
 */
export function networkSteps(address: string, shares: Shares = CALLS): readonly NetworkStep[] {
  const { home, site, block, office = 1 } = shares;
  const line = { network: networkOf(address), share: 1 };
  const parsed = parse(address);
  if (typeof parsed === 'string') return [line];
  if (parsed instanceof ipaddr.IPv6)
    return [
      line,
      { network: prefixOf(parsed, 56), share: home },
      { network: prefixOf(parsed, 48), share: site },
    ];
  return [
    { ...line, share: office },
    { network: `${parsed.octets.slice(0, 3).join('.')}.0/24`, share: block },
  ];
}

/**
 * The network that an operator names, as `networkSteps` writes it: an address, or a block with one of the lengths that
 * are counted. Undefined for anything else.
 */
export function namedNetwork(text: string): string | undefined {
  const [address = '', length] = text.split('/');
  if (isIP(address) === 0) return undefined;
  const steps = networkSteps(address);
  if (length === undefined) return steps[0]?.network;
  return steps.find(({ network }) => network.endsWith(`/${length}`))?.network;
}

/** The first half of a network, as operators read it: `203.0.*.*`, or `2001:db8:*` with its length. */
export function maskedNetwork(network: string): string {
  const [address = '', length] = network.split('/');
  const isFour = address.includes('.');
  const half = address.split(isFour ? '.' : ':').slice(0, 2);
  const shown = isFour ? `${half.join('.')}.*.*` : `${half.join(':')}:*`;
  return length === undefined ? shown : `${shown}/${length}`;
}

/** Whether a network, masked or not, is wider than one address or one line. */
export const isWideNetwork = (network: string): boolean => /\/(?:24|48|56)$/u.test(network);

const parse = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | string => {
  const bare = address.split('%', 1)[0] ?? address;
  return isIP(bare) === 0 ? bare : ipaddr.process(bare);
};

const prefixOf = (address: ipaddr.IPv6, bits: NetworkBits): string => {
  const { parts } = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`);
  const groups = parts.slice(0, bits === 48 ? 3 : 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
};
