/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PartnerTestEnd } from './partnerTestEnd.ts';
import type { PartnerTrial } from './partnerTrial.ts';

export interface PartnerTest {
  /**
     * Where a member enters, or by what link an agent sends people. null for an agent without tasks.
     * @maxLength 4000
     * @nullable
     */
  entry: string | null;
  /**
     * Empty for an agent.
     * @maxItems 200
     */
  trials: PartnerTrial[];
  /**
     * Join results that no status of a supplier means.
     * @maxItems 7
     * @items.minimum 1
     * @items.maximum 7
     */
  withoutCode: number[];
  /**
     * Empty for a supplier.
     * @maxItems 5
     */
  ends: PartnerTestEnd[];
}
