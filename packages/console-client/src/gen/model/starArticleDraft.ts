/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentBody } from './contentBody.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { StarArticleDraftKind } from './starArticleDraftKind.ts';

export interface StarArticleDraft {
  kind: StarArticleDraftKind;
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
  /**
     * The code of the member it is about. It is read only while that member agrees to be named.
     * @minLength 1
     * @maxLength 20
     * @nullable
     */
  member: string | null;
  publishAt: ContentMoment | null;
}
