/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentBody } from './contentBody.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { CourseDraftKind } from './courseDraftKind.ts';
import type { CourseDraftQuestion } from './courseDraftQuestion.ts';
import type { CourseDraftVideo } from './courseDraftVideo.ts';

export interface CourseDraft {
  kind: CourseDraftKind;
  /**
     * The lowest comes first.
     * @minimum 1
     * @maximum 1000
     */
  position: number;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  summary: string;
  /**
     * @minimum 1
     * @maximum 120
     */
  minutes: number;
  /**
     * Paid once to each member who passes.
     * @minimum 0
     * @maximum 1000
     */
  coins: number;
  closesAt: ContentMoment | null;
  video: CourseDraftVideo | null;
  body: ContentBody;
  /**
     * @minItems 1
     * @maxItems 20
     */
  quiz: CourseDraftQuestion[];
}
