/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorGroup } from './operatorGroup.ts';

export interface OperatorGroupPage {
  /** @maxItems 100 */
  items: OperatorGroup[];
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
