/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Consent } from './consent.ts';
import type { Time } from './time.ts';

export interface Privacy {
  /** The newest first. */
  consents: Consent[];
  /** 个性化推荐; on until switched off. */
  recommendation: boolean;
  /** When the account is deleted; null when nobody asked for it. */
  closesAt: Time | null;
}
