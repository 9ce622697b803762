/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FoundObject } from './foundObject.ts';

export interface FoundObjects {
  /** @maxItems 40 */
  items: FoundObject[];
}
