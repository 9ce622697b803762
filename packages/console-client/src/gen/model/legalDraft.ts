/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalDraftInput } from './legalDraftInput.ts';
import type { Time } from './time.ts';

export interface LegalDraft {
  input: LegalDraftInput;
  /**
     * Counts how often it was saved.
     * @minimum 1
     */
  edition: number;
  /** @maxLength 100 */
  savedBy: string;
  savedAt: Time;
}
