/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseEdit {
  id: Id;
  /** @maxLength 5000 */
  content: string;
  /**
     * The complete list of attachments. Attachments that are not listed are removed.
     * @maxItems 9
     */
  attachments: Id[];
}
