/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationReceipt } from './applicationReceipt.ts';
import type { Envelope } from './envelope.ts';

export type ApplyForRecruitment200 = Envelope & {
  data: ApplicationReceipt;
};
