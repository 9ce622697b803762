/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkItemState } from './bulkItemState.ts';

export interface BulkItem {
  /**
     * The kind of object, as in the audit log.
     * @maxLength 20
     */
  kind: string;
  /** @maxLength 60 */
  subject: string;
  state: BulkItemState;
  /**
     * Why it was not done.
     * @maxLength 500
     * @nullable
     */
  why: string | null;
}
