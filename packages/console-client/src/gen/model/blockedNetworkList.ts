/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BlockedNetwork } from './blockedNetwork.ts';

export interface BlockedNetworkList {
  /** @maxItems 1000 */
  items: BlockedNetwork[];
}
