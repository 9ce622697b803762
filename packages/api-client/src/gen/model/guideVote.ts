/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { VoteKind } from './voteKind.ts';
import type { VoteResultsShown } from './voteResultsShown.ts';

/**
 * A vote as hosts edit it.
 */
export interface GuideVote {
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  kind: VoteKind;
  /**
     * @minimum 1
     * @maximum 20
     */
  minChoices: number;
  /**
     * @minimum 1
     * @maximum 20
     */
  maxChoices: number;
  resultsShown: VoteResultsShown;
  /** Default false. */
  anonymous?: boolean;
  /**
     * @minItems 2
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 100
     */
  options: string[];
  /**
     * For each option the tag that choosing it gives, or null. In a ranked vote the first choice gives its tag. An anonymous
     * vote gives none. Left out: none for a new vote, and unchanged for one with the same options.
     * @maxItems 20
     */
  optionTags?: (Id | null)[];
}
