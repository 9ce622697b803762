/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentMoment } from './contentMoment.ts';
import type { PollDraftKind } from './pollDraftKind.ts';
import type { PollDraftResults } from './pollDraftResults.ts';

export interface PollDraft {
  kind: PollDraftKind;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 200
     * @nullable
     * @pattern \S
     */
  description: string | null;
  /**
     * @minItems 2
     * @maxItems 12
     * @items.minLength 1
     * @items.maxLength 40
     * @items.pattern \S
     */
  options: string[];
  /**
     * @minimum 1
     * @maximum 12
     */
  minChoices: number;
  /**
     * @minimum 1
     * @maximum 12
     */
  maxChoices: number;
  results: PollDraftResults;
  startsAt: ContentMoment | null;
  closesAt: ContentMoment | null;
}
