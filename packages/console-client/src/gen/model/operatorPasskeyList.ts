/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPasskey } from './operatorPasskey.ts';

export interface OperatorPasskeyList {
  /** @maxItems 10 */
  items: OperatorPasskey[];
}
