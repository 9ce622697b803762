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
     * Required from a host. We show it to the owner and keep it for the audit.
     * @minLength 2
     * @maxLength 200
     */
  reason?: string;
}
