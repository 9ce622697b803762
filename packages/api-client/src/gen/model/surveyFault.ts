/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OtherInterview } from './otherInterview.ts';
import type { SurveyCurrentAnswers } from './surveyCurrentAnswers.ts';
import type { SurveyOutcome } from './surveyOutcome.ts';
import type { SurveyRefusedPage } from './surveyRefusedPage.ts';

/**
 * A refused save. The code decides what `data` holds.
 */
export interface SurveyFault {
  code: number;
  msg: string;
  data: SurveyRefusedPage | SurveyCurrentAnswers | SurveyOutcome | OtherInterview | null;
  /** Number to quote to support. */
  requestId?: string;
}
