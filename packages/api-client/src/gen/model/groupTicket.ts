/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Works once, for one group, within its lifetime.
 */
export interface GroupTicket {
  /** Carried in the fragment of the address, never in the query. */
  ticket: string;
  expiresAt: Time;
}
