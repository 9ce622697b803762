/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { NoticeSummary } from './noticeSummary.ts';

export interface NoticePage {
  items: NoticeSummary[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of all unread notices.
     * @minimum 0
     */
  unread: number;
}
