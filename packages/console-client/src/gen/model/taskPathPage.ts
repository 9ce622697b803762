/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPathQuestion } from './taskPathQuestion.ts';

export interface TaskPathPage {
  /** @maxLength 500 */
  name: string;
  /** @maxLength 300 */
  title: string;
  /** Whether these answers show it. */
  shown: boolean;
  /** Whether the interview has not ended before. */
  reached: boolean;
  /** @maxItems 300 */
  questions: TaskPathQuestion[];
}
