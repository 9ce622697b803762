/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupRewardPage } from './groupRewardPage.ts';

export type ListGroupRewards200 = Envelope & {
  data: GroupRewardPage;
};
