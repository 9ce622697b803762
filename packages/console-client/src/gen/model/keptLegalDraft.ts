/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalDraft } from './legalDraft.ts';

export interface KeptLegalDraft {
  /** Null if nobody keeps one. */
  draft: LegalDraft | null;
}
