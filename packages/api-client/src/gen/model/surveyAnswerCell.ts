/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyAnswerValue } from './surveyAnswerValue.ts';

/**
 * A cell of a row, or a field of a panel; several choices make a list.
 */
export type SurveyAnswerCell = SurveyAnswerValue | SurveyAnswerValue[];
