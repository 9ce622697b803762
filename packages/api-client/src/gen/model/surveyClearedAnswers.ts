/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Names of answers that were removed.
 * @maxItems 500
 * @items.maxLength 100
 */
export type SurveyClearedAnswers = string[];
