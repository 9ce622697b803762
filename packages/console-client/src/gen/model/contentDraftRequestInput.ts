/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDraft } from './contentDraft.ts';

export type ContentDraftRequestInput = {
  draft: ContentDraft;
};
