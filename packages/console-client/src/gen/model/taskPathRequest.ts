/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { TaskFileInput } from './taskFileInput.ts';
import type { TaskPathAnswer } from './taskPathAnswer.ts';

/**
 * Either a file, or a task whose stored questionnaire is walked, however long it is.
 */
export interface TaskPathRequest {
  file?: TaskFileInput;
  taskId?: PublicId;
  /** @maxItems 1000 */
  answers: TaskPathAnswer[];
  /**
     * Quotas that are taken to be full.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 500
     */
  full: string[];
}
