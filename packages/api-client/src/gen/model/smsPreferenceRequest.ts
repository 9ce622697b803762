/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SmsKind } from './smsKind.ts';

export interface SmsPreferenceRequest {
  kind: SmsKind;
  on: boolean;
}
