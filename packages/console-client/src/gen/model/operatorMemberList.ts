/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorFoundMember } from './operatorFoundMember.ts';

export interface OperatorMemberList {
  /** @maxItems 20 */
  items: OperatorFoundMember[];
}
