/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorMemberRow } from './operatorMemberRow.ts';

export interface OperatorMemberPage {
  /** @maxItems 100 */
  items: OperatorMemberRow[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
  /** How many match, at most 10,000. */
  count: number;
  /** Whether more than 10,000 match. */
  countIsCapped: boolean;
}
