/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorGroupAnswer } from './operatorGroupAnswer.ts';

export interface OperatorGroupAnswerPage {
  /** @maxItems 100 */
  items: OperatorGroupAnswer[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
