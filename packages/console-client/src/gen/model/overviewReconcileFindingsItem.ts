/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OverviewReconcileFindingsItem = {
  /** @maxLength 200 */
  check: string;
  count: number;
};
