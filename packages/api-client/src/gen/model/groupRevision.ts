/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Counts changes of settings and guide. Each change sends the revision that it is based on.
 * @minimum 0
 */
export type GroupRevision = number;
