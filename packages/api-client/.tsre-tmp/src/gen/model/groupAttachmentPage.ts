/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupAttachment } from './groupAttachment.ts';

export interface GroupAttachmentPage {
  items: GroupAttachment[];
  /** @nullable */
  nextCursor: string | null;
  /**
     * Attachments that match the filter.
     * @minimum 0
     */
  total: number;
}
