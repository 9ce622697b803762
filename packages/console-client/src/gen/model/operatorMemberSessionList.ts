/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorMemberSession } from './operatorMemberSession.ts';

export interface OperatorMemberSessionList {
  /** @maxItems 100 */
  items: OperatorMemberSession[];
}
