/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInVerdict } from './handInVerdict.ts';
import type { HandInWhat } from './handInWhat.ts';
import type { Time } from './time.ts';

export interface HandInPastVerdict {
  what: HandInWhat;
  verdict: HandInVerdict;
  /** @maxLength 100 */
  operator: string;
  /**
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  at: Time;
}
