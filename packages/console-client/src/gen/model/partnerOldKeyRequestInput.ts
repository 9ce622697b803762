/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export type PartnerOldKeyRequestInput = {
  /** Until when the key before the new one is accepted, within 90 days. */
  oldKeyUntil: Time;
};
