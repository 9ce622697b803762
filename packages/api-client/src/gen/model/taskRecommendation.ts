/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskCard } from './taskCard.ts';

/**
 * A short list with its reason: best matches first for a member, newest first for a visitor.
 */
export interface TaskRecommendation {
  /** @maxItems 20 */
  items: TaskCard[];
  /** Whether the member's own answers chose them; false for visitors and for members who switched that off. */
  personal: boolean;
  /** Whether the member's own answers would choose them, had they given any. */
  needsAnswers: boolean;
}
