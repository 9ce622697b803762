/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Counts the changes of settings and guide. A change names the revision it was made on.
 * @minimum 0
 */
export type GroupRevision = number;
