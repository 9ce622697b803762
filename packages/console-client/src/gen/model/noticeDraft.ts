/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentBody } from './contentBody.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { NoticeDraftKind } from './noticeDraftKind.ts';

export interface NoticeDraft {
  kind: NoticeDraftKind;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  summary: string;
  body: ContentBody;
  pinned: boolean;
  publishAt: ContentMoment | null;
}
