/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Counts the stored drafts. It never falls.
 * @minimum 0
 * @maximum 100000000
 */
export type SurveyDraftRevision = number;
