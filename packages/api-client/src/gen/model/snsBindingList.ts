/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsBinding } from './snsBinding.ts';

export interface SnsBindingList {
  /** @maxItems 4 */
  items: SnsBinding[];
}
