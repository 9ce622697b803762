/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuestionSheet } from './questionSheet.ts';

export type ListQuestions200 = Envelope & {
  data: QuestionSheet;
};
