/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseCreate {
  /**
     * Made by the client for one intention; a retry with the same one answers with what was stored.
     * @maxLength 36
     */
  clientId: string;
  sectionId: Id;
  /**
     * Plain text; surrounding space is cut off. Empty only with attachments and no minimum length.
     * @maxLength 5000
     */
  content: string;
  /**
     * Ids of own attachments not yet used in another answer.
     * @maxItems 9
     */
  attachments: Id[];
}
