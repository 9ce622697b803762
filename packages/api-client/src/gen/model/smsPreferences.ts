/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SmsPreference } from './smsPreference.ts';

export interface SmsPreferences {
  items: SmsPreference[];
}
