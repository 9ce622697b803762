import { BlockList, isIPv6 } from 'node:net';
import type { SupplierConfig } from '../partner-config.ts';
import { schemeOf } from '../ports/signing.ts';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function contains(networks: readonly string[], address: string): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(start, familyOf(start));
    else list.addSubnet(start, Number(bits), familyOf(start));
  }
  return list.check(address, familyOf(address));
}

/** How a report counts: what a browser brings proves nothing where the signature alone doesn't. */
type Via = 'return' | 'postback';

/**
 * How a callback counts (rule 3.48). Where the signature is weak, a postback counts only from the partner's own addresses;
 * from any other one, or when only a list counts, it counts like a browser's return.
 */
export function provenVia({ signing }: Pick<SupplierConfig, 'signing'>, via: Via, from: string): Via {
  const { scheme, secondProof } = signing;
  if (schemeOf(scheme).isWeak !== true) return via;
  const isTheirs =
    secondProof !== undefined && 'addresses' in secondProof && contains(secondProof.addresses, from);
  return isTheirs ? via : 'return';
}

/** Whether a report that came this way may change anything when its signature is right. */
export const isProven = ({ signing: { scheme } }: Pick<SupplierConfig, 'signing'>, via: string): boolean =>
  schemeOf(scheme).isWeak !== true || via === 'postback';
