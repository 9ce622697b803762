/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OtherInterview } from './otherInterview.ts';

/**
 * Another questionnaire that the member is answering; null while this one may be submitted. Answers of a paused one are
 * stored.
 */
export type SurveyPausedBy = OtherInterview | null;
