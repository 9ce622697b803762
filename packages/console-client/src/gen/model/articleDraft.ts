/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ArticleDraftKind } from './articleDraftKind.ts';
import type { ContentBody } from './contentBody.ts';

export interface ArticleDraft {
  kind: ArticleDraftKind;
  /**
     * @minimum 1
     * @maximum 2147483647
     */
  sectionId: number;
  /**
     * @minimum 1
     * @maximum 1000
     */
  position: number;
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
}
