/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetOperatorActiveRequestInput = {
  active: boolean;
};
