/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsState } from './snsState.ts';
import type { Time } from './time.ts';

export interface SnsStart {
  /** The third party's own page; it comes back to our callback page and to no other address. */
  authorizeUrl: string;
  state: SnsState;
  expiresAt: Time;
}
