/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorRequest } from './operatorRequest.ts';

export interface OperatorRequestList {
  /** @maxItems 100 */
  items: OperatorRequest[];
}
