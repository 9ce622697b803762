/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface OperatorTicketNote {
  at: Time;
  /** @maxLength 100 */
  operator: string;
  /** @maxLength 2000 */
  text: string;
  /**
     * The number of the merged ticket in which it was written; null if it was written in this one.
     * @maxLength 30
     * @nullable
     */
  from: string | null;
}
