/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Question } from './question.ts';
import type { Time } from './time.ts';

/**
 * The questions of a try, in order.
 */
export interface QuestionSheet {
  sheet: Id;
  /** @maxLength 60 */
  title: string;
  /** @maxItems 20 */
  questions: Question[];
  until: Time;
}
