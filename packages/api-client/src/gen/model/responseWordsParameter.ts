/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Only answers that contain these words.
 */
export type ResponseWordsParameter = string;
