/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorGroupPerson } from './operatorGroupPerson.ts';

export interface OperatorGroupPersonPage {
  /** @maxItems 100 */
  items: OperatorGroupPerson[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
