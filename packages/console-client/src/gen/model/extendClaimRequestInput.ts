/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export type ExtendClaimRequestInput = {
  drawId: Id;
  claimBy: Time;
};
