/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PassedValue } from './passedValue.ts';

/**
 * Values for {p1} to {p5} of the entry.
 */
export type SupplyTaskRequestInputPassed = {
  p1?: PassedValue;
  p2?: PassedValue;
  p3?: PassedValue;
  p4?: PassedValue;
  p5?: PassedValue;
};
