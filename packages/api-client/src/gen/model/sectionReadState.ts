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
  /** Whether this call changed anything. */
  moved: boolean;
  /**
     * Number of answers below the divider.
     * @minimum 0
     */
  unread: number;
  lastReadId: Id;
}
