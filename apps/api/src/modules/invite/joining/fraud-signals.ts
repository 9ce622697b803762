import { BlockList, isIP } from 'node:net';
import type { Origin } from '../../../call/call.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { networkOf } from '../../../platform/network.ts';

/** Addresses that many people share, or that belong to a proxy. They don't identify the caller's network. */
const shared = new BlockList();
for (const [address, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  shared.addSubnet(address, prefix, 'ipv4');
shared.addAddress('::', 'ipv6');
shared.addSubnet('fc00::', 7, 'ipv6');
shared.addSubnet('fe80::', 10, 'ipv6');

/** Blind indexes of where a call came from. A signal that the call doesn't have is null. */
export interface FraudSignals {
  /** The device id. It is lost when the local storage is cleared. */
  device: string | null;
  /** The browser by our own cookie (rule 8.2); null until it has sent the cookie back. */
  browser: string | null;
  /** The IPv4 address, or the /56 of an IPv6 address. One customer usually owns the whole /56. */
  network: string | null;
  /** The /48 of an IPv6 address, which may be one site or many customers; null for IPv4. */
  block: string | null;
}

/** The signals of a call: its device, its browser, and its network unless many people share the address. */
export function fraudSignalsOf(
  cipher: Pick<Cipher, 'blindIndex'>,
  { deviceId, browser, address }: Pick<Origin, 'deviceId' | 'browser' | 'address'>,
): FraudSignals {
  const network = networkOf(address, 56);
  const bare = network.replace(/\/56$/, '');
  const family = isIP(bare);
  const isOwn = family !== 0 && !shared.check(bare, family === 4 ? 'ipv4' : 'ipv6');
  return {
    device: deviceId === null ? null : cipher.blindIndex(`invite-device:${deviceId}`),
    browser: browser.returned ? cipher.blindIndex(`invite-browser:${browser.id}`) : null,
    network: isOwn ? cipher.blindIndex(`invite-network:${network}`) : null,
    block: isOwn && family === 6 ? cipher.blindIndex(`invite-network:${networkOf(address, 48)}`) : null,
  };
}
