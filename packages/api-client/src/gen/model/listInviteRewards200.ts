/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { InviteRewardPage } from './inviteRewardPage.ts';

export type ListInviteRewards200 = Envelope & {
  data: InviteRewardPage;
};
