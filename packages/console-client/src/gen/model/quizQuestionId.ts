/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * @pattern ^[a-z0-9][a-z0-9-]{0,31}$
 */
export type QuizQuestionId = string;
