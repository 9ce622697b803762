/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OverviewFiguresItemName } from './overviewFiguresItemName.ts';
import type { Time } from './time.ts';

export type OverviewFiguresItem = {
  name: OverviewFiguresItemName;
  value: number;
  countedAt: Time;
};
