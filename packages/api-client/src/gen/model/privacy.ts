/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Time } from './time.ts';

export interface Privacy {
  /** The newest first. */
  consents: Consent[];
  /** Personal recommendations. On by default. */
  recommendation: boolean;
  /** When the account will be deleted; null without a request. */
  closesAt: Time | null;
}
