/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupRewardRow } from './groupRewardRow.ts';

export type TakeOutOfReward200 = Envelope & {
  data: GroupRewardRow;
};
