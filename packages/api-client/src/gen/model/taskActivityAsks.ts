/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExample } from './taskExample.ts';

/**
 * What the member submits next.
 */
export interface TaskActivityAsks {
  /** @maxLength 200 */
  prompt: string;
  /**
     * Fewest characters of the text; 0 asks for none.
     * @minimum 0
     */
  textMin: number;
  /** @minimum 0 */
  photosMin: number;
  /**
     * 0 asks for no photos.
     * @minimum 0
     * @maximum 9
     */
  photosMax: number;
  /**
     * Fewest characters of each caption.
     * @minimum 0
     */
  captionMin: number;
  /**
     * Pictures that show what passes the review and what does not; may be empty.
     * @maxItems 6
     */
  examples: TaskExample[];
}
