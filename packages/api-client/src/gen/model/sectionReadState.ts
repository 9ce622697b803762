/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Current place of a section's unread divider. A page can show it without another call.
 */
export interface SectionReadState {
  sectionId: Id;
  topicId: Id;
  /** Whether this call moved the divider. */
  moved: boolean;
  /**
     * Number of unread answers below the divider.
     * @minimum 0
     */
  unread: number;
  /** The last answer above the divider; null while the section has none. */
  lastReadId: Id | null;
}
