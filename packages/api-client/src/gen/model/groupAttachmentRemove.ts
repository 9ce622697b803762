/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface GroupAttachmentRemove {
  /**
     * @minItems 1
     * @maxItems 100
     */
  ids: Id[];
  /**
     * Required of a host; told to the owner and kept for audit.
     * @minLength 2
     * @maxLength 200
     */
  reason?: string;
}
