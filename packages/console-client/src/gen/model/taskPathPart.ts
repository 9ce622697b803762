/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPathChoice } from './taskPathChoice.ts';
import type { TaskPathInput } from './taskPathInput.ts';

export interface TaskPathPart {
  /**
     * The row, or the row and the column.
     * @minItems 1
     * @maxItems 2
     * @items.maxLength 500
     */
  path: string[];
  /** @maxLength 300 */
  title: string;
  input: TaskPathInput;
  /** @maxItems 500 */
  choices: TaskPathChoice[];
}
