/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupResponse } from './groupResponse.ts';
import type { Id } from './id.ts';

export interface ResponsePage {
  items: GroupResponse[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of answers in the section.
     * @minimum 0
     */
  count: number;
  /** The last answer read, after which the unread divider stands. */
  lastReadId: Id | null;
}
