/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AnswerLine } from './answerLine.ts';

export interface ShownAnswers {
  /** @maxItems 2000 */
  answers: AnswerLine[];
  /** How long the console shows them. */
  minutes: number;
}
