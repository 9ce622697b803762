/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorScoreRow } from './operatorScoreRow.ts';

export interface OperatorScorePage {
  /** @maxItems 100 */
  items: OperatorScoreRow[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
