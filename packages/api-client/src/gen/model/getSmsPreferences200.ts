/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SmsPreferences } from './smsPreferences.ts';

export type GetSmsPreferences200 = Envelope & {
  data: SmsPreferences;
};
