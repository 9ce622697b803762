/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CannedAnswer } from './cannedAnswer.ts';

export interface CannedAnswerList {
  /** @maxItems 200 */
  items: CannedAnswer[];
}
