/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { QuestionAnswer } from './questionAnswer.ts';

export interface QuestionAnswers {
  sheet: Id;
  /** @maxItems 20 */
  answers: QuestionAnswer[];
}
