/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface MergedTicket {
  /** @maxLength 30 */
  number: string;
  /** @maxLength 200 */
  title: string;
  at: Time;
}
