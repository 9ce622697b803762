/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How the latest hand-ins of this member in other tasks were decided.
 */
export type HandInDetailOthers = {
  approved: number;
  rejected: number;
};
