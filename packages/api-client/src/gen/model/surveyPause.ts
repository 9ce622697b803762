/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The session of the questionnaire to pause, from `pausedBy` or the data of INTERVIEW_OPEN. Its answers and its seat stay.
 * Another one that is being answered by now is not paused.
 */
export type SurveyPause = string;
