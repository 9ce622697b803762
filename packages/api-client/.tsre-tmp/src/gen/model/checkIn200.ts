/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CheckinReceipt } from './checkinReceipt.ts';
import type { Envelope } from './envelope.ts';

export type CheckIn200 = Envelope & {
  data: CheckinReceipt;
};
