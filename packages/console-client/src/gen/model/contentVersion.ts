/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDeed } from './contentDeed.ts';
import type { ContentDraft } from './contentDraft.ts';
import type { ContentMoment } from './contentMoment.ts';

export interface ContentVersion {
  /** @minimum 1 */
  version: number;
  deed: ContentDeed;
  /**
     * @maxLength 100
     * @nullable
     */
  madeBy: string | null;
  madeAt: ContentMoment | null;
  draft: ContentDraft;
}
