/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupAttachment } from './groupAttachment.ts';

export interface GroupAttachmentPage {
  items: GroupAttachment[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Number of attachments that match the filter, counted up to 1,000.
     * @minimum 0
     */
  total: number;
}
