/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseCreate {
  /**
     * Id that the client creates for one post. A retry with the same id gets the stored answer.
     * @maxLength 36
     */
  clientId: string;
  sectionId: Id;
  /**
     * Plain text; surrounding space is removed. It may be empty only with attachments and without a minimum length.
     * @maxLength 5000
     */
  content: string;
  /**
     * Ids of own attachments not yet used in another answer.
     * @maxItems 9
     */
  attachments: Id[];
}
