/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FiledFault } from './filedFault.ts';

export interface ShipmentCheck {
  /** @maxItems 100 */
  faults: FiledFault[];
  /**
     * How many parcels it would record as sent.
     * @minimum 0
     */
  toSend: number;
  /**
     * How many were recorded before with the same number.
     * @minimum 0
     */
  same: number;
}
