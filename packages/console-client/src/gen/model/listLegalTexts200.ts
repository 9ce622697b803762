/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { LegalRowList } from './legalRowList.ts';

export type ListLegalTexts200 = Envelope & {
  data: LegalRowList;
};
