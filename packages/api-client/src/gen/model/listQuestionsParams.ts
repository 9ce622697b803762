/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QuestionSheetName } from './questionSheetName.ts';

export type ListQuestionsParams = {
/**
 * Which questionnaire.
 */
sheet: QuestionSheetName;
};
