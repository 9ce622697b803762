/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QuizQuestionId } from './quizQuestionId.ts';

export interface QuizQuestion {
  id: QuizQuestionId;
  /** @minimum 1 */
  version: number;
  /** @maxLength 20 */
  category: string;
  /** @maxLength 200 */
  title: string;
  /**
     * The first one is right. Members see them mixed.
     * @minItems 2
     * @maxItems 6
     * @items.maxLength 60
     */
  choices: string[];
  /** @maxLength 200 */
  explanation: string;
}
