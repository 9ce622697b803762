/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsState } from './snsState.ts';
import type { Time } from './time.ts';

export interface SnsStart {
  /** The third party's page. It returns only to our callback page. */
  authorizeUrl: string;
  state: SnsState;
  expiresAt: Time;
}
