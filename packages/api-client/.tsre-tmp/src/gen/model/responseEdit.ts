/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseEdit {
  id: Id;
  /** @maxLength 5000 */
  content: string;
  /**
     * All that the answer shall have; what is left out is taken off.
     * @maxItems 9
     */
  attachments: Id[];
}
