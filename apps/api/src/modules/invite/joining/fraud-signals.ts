import { BlockList, isIP } from 'node:net';
import type { Origin } from '../../../http/call.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { networkOf } from '../../../platform/network.ts';

/** Addresses that are many people's at once, or a proxy's: they say nothing about who calls. */
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

/** Blind indexes of where a call came from; null for what it does not tell. */
export interface Marks {
  device: string | null;
  network: string | null;
}

/** The marks of a call: its device, and its network when that is somebody's own. */
export function marksOf(
  cipher: Pick<Cipher, 'blindIndex'>,
  { deviceId, address }: Pick<Origin, 'deviceId' | 'address'>,
): Marks {
  const network = networkOf(address);
  const bare = network.replace(/\/64$/, '');
  const family = isIP(bare);
  const isOwn = family !== 0 && !shared.check(bare, family === 4 ? 'ipv4' : 'ipv6');
  return {
    device: deviceId === null ? null : cipher.blindIndex(`invite-device:${deviceId}`),
    network: isOwn ? cipher.blindIndex(`invite-network:${network}`) : null,
  };
}
