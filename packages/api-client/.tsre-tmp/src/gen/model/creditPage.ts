/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditRow } from './creditRow.ts';

export interface CreditPage {
  items: CreditRow[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * What the rows add up to now.
     * @minimum 0
     */
  balance: number;
}
