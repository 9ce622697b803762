/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExample } from './taskExample.ts';

/**
 * What the task asks to hand in.
 * @nullable
 */
export type HandInDetailAsks = {
  /** @maxLength 500 */
  prompt: string;
  textMin: number;
  photosMin: number;
  photosMax: number;
  captionMin: number;
  /**
     * The task's examples as they are now.
     * @maxItems 6
     */
  examples: TaskExample[];
} | null;
