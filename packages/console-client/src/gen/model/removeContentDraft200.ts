/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RemovedContentDraft } from './removedContentDraft.ts';

export type RemoveContentDraft200 = Envelope & {
  data: RemovedContentDraft;
};
