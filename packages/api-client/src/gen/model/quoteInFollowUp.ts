/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Words of an answer to the same section that the caller may see.
 */
export interface QuoteInFollowUp {
  responseId: Id;
  /**
     * They must stand in the answer as it is now; surrounding space is removed.
     * @minLength 1
     * @maxLength 500
     */
  text: string;
}
