/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { NetworkId } from './networkId.ts';
import type { Time } from './time.ts';

export interface BlockedNetwork {
  id: NetworkId;
  /**
     * The first half of the network. The address is not stored. Empty for one that was blocked long ago.
     * @maxLength 40
     */
  shown: string;
  /** @maxLength 200 */
  reason: string;
  /** @maxLength 100 */
  blockedBy: string;
  blockedAt: Time;
}
