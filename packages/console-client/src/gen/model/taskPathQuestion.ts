/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPathInput } from './taskPathInput.ts';
import type { TaskPathQuestionChoicesItem } from './taskPathQuestionChoicesItem.ts';

export interface TaskPathQuestion {
  /** @maxLength 500 */
  name: string;
  /** @maxLength 300 */
  title: string;
  shown: boolean;
  /** Whether a condition, a rule or a check reads its answer. */
  decides: boolean;
  input: TaskPathInput;
  /** @maxItems 500 */
  choices: TaskPathQuestionChoicesItem[];
  /**
     * What is wrong with its answer; null if nothing is.
     * @maxLength 300
     * @nullable
     */
  problem: string | null;
}
