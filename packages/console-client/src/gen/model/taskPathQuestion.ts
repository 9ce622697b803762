/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPathChoice } from './taskPathChoice.ts';
import type { TaskPathInput } from './taskPathInput.ts';
import type { TaskPathPart } from './taskPathPart.ts';

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
  choices: TaskPathChoice[];
  /**
     * The rows, cells or fields that are answered one by one; none for other questions.
     * @maxItems 1000
     */
  parts: TaskPathPart[];
  /**
     * What is wrong with its answer; null if nothing is.
     * @maxLength 300
     * @nullable
     */
  problem: string | null;
}
