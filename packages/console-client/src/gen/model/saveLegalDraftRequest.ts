/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalDraftInput } from './legalDraftInput.ts';

export interface SaveLegalDraftRequest {
  input: LegalDraftInput;
  /**
     * The edition that the operator saw; 0 for none.
     * @minimum 0
     */
  edition: number;
}
