/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorAccount } from './operatorAccount.ts';

export interface OperatorPage {
  /** @maxItems 100 */
  items: OperatorAccount[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
