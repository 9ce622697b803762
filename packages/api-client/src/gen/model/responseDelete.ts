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
     * Told to the authors and kept for audit.
     * @minLength 2
     * @maxLength 200
     */
  reason: string;
  /** Whether the sections still count as answered. */
  counts?: boolean;
}
