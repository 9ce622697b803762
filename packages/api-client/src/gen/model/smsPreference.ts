/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SmsKind } from './smsKind.ts';
import type { Time } from './time.ts';

export interface SmsPreference {
  kind: SmsKind;
  /** Whether text messages of this kind are sent. */
  on: boolean;
  /** Codes: always sent, because the member asks for each. */
  locked: boolean;
  /** When the member last switched this kind on or off; null before. */
  changedAt: Time | null;
}
