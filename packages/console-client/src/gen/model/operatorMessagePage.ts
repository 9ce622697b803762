/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorMessage } from './operatorMessage.ts';

export interface OperatorMessagePage {
  /** @maxItems 100 */
  items: OperatorMessage[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
