/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPhoto } from './taskPhoto.ts';

export interface TaskSubmission {
  /** @maxLength 1000 */
  text: string;
  /** @maxItems 9 */
  photos: TaskPhoto[];
}
