/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Carrier } from './carrier.ts';

export type ShipOrderRequestInput = {
  carrier: Carrier;
  /**
     * The name of another carrier.
     * @minLength 1
     * @maxLength 50
     */
  company?: string;
  /**
     * @minLength 1
     * @maxLength 50
     */
  number: string;
};
