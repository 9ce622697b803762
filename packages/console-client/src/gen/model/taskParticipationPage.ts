/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskParticipation } from './taskParticipation.ts';

export interface TaskParticipationPage {
  /** @maxItems 100 */
  items: TaskParticipation[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
  /** How many match, at most 10,000. */
  count: number;
  /** Whether more than 10,000 match. */
  countIsCapped: boolean;
}
