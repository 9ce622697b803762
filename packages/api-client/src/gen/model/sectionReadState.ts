/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Where the divider of a section stands now. A page shows it without asking for anything again.
 */
export interface SectionReadState {
  sectionId: Id;
  topicId: Id;
  /** Whether this call changed anything. */
  moved: boolean;
  /**
     * What is left below the divider.
     * @minimum 0
     */
  unread: number;
  lastReadId: Id;
}
