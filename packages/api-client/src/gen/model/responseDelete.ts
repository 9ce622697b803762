/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface ResponseDelete {
  /**
     * @minItems 1
     * @maxItems 100
     */
  ids: Id[];
  /**
     * We show it to the authors and keep it for the audit.
     * @minLength 2
     * @maxLength 200
     */
  reason: string;
  /** Whether the sections still count as answered. */
  counts?: boolean;
}
