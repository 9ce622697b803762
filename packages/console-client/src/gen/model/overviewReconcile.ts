/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OverviewReconcileFindingsItem } from './overviewReconcileFindingsItem.ts';

export type OverviewReconcile = {
  /** @nullable */
  at: string | null;
  /** @maxItems 100 */
  findings: OverviewReconcileFindingsItem[];
};
