/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RehearsalProblemKind } from './rehearsalProblemKind.ts';

/**
 * A section that scripted respondents could not answer.
 */
export interface RehearsalProblem {
  /** Title of its topic. */
  topicTitle: string;
  /** Title of the section. */
  sectionTitle: string;
  kind: RehearsalProblemKind;
  /**
     * The error code of the refusal; null if no call was refused.
     * @nullable
     */
  code: number | null;
  /**
     * The message of that error.
     * @nullable
     */
  reason: string | null;
  /**
     * How many could not answer it.
     * @minimum 0
     */
  respondents: number;
}
