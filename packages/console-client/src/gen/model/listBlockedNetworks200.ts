/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BlockedNetworkList } from './blockedNetworkList.ts';
import type { Envelope } from './envelope.ts';

export type ListBlockedNetworks200 = Envelope & {
  data: BlockedNetworkList;
};
