/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FiledFault } from './filedFault.ts';

export interface QuizQuestionCheck {
  /** @maxItems 100 */
  faults: FiledFault[];
  /** @minimum 0 */
  added: number;
  /** @minimum 0 */
  changed: number;
  /** @minimum 0 */
  same: number;
}
