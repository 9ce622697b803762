/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Question } from './question.ts';
import type { QuestionSheetName } from './questionSheetName.ts';
import type { Time } from './time.ts';

/**
 * A short sheet of questions, in order.
 */
export interface QuestionSheet {
  sheet: QuestionSheetName;
  /** @maxLength 100 */
  title: string;
  /**
     * @maxLength 500
     * @nullable
     */
  intro: string | null;
  /** @maxItems 50 */
  questions: Question[];
  /** When the sheet closes, or null when it has no end. */
  endsAt: Time | null;
}
