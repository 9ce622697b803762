/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Counts the versions of a task's text about data. Send the one that the member read with the start.
 * @minimum 1
 * @maximum 30000
 */
export type TaskDataUseVersion = number;
