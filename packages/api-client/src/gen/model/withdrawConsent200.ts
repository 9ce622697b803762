/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Privacy } from './privacy.ts';

export type WithdrawConsent200 = Envelope & {
  data: Privacy;
};
