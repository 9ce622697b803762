/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { KeptLegalDraft } from './keptLegalDraft.ts';

export type RemoveLegalDraft200 = Envelope & {
  data: KeptLegalDraft;
};
