/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LegalBody } from './legalBody.ts';

export interface LegalPreview {
  /** The text with the company and the worth of coins filled in. */
  source: string;
  body: LegalBody;
}
