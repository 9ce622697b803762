/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SupplyTaskRequestInputPassed } from './supplyTaskRequestInputPassed.ts';

export type SupplyTaskRequestInput = {
  /**
     * @minLength 1
     * @maxLength 24
     */
  taskId: string;
  /**
     * What the supplier calls it.
     * @minLength 1
     * @maxLength 100
     */
  survey: string;
  /**
     * @minimum 1
     * @maximum 86400
     * @nullable
     */
  minimumSeconds?: number | null;
  /** Values for {p1} to {p5} of the entry. */
  passed?: SupplyTaskRequestInputPassed;
};
