/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FollowUpRadar } from './followUpRadar.ts';

export type GetFollowUpRadar200 = Envelope & {
  data: FollowUpRadar;
};
