/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorWin } from './operatorWin.ts';

export interface OperatorWinPage {
  /** @maxItems 100 */
  items: OperatorWin[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
