/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorApplication } from './operatorApplication.ts';

export interface OperatorApplicationList {
  /** @maxItems 100 */
  items: OperatorApplication[];
  /** @nullable */
  nextCursor: string | null;
}
