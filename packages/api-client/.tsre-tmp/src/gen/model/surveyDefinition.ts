/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A SurveyJS definition as the runner takes it, without what only the server may know (screen-out expressions, quota
 * cells, attention checks).
 */
export interface SurveyDefinition { [key: string]: unknown }
