/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Counts the saved pages; a save on an older one is refused with ANSWER_OUTDATED.
 * @minimum 0
 * @maximum 1000000
 */
export type SurveyRevision = number;
