/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FollowUp } from './followUp.ts';

export type CreateFollowUp200 = Envelope & {
  data: FollowUp;
};
