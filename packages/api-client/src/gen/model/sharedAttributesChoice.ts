/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SharedAttributeKey } from './sharedAttributeKey.ts';

/**
 * All attributes that hosts and observers may see from now on; an empty list takes everything back. Attributes that the
 * member hasn't filled in are left out. Without the choice the current one stays, and of hosts, observers and guests it is
 * ignored.
 */
export interface SharedAttributesChoice {
  /** Version of the text that was shown. */
  version: string;
  /** @maxItems 5 */
  keys: SharedAttributeKey[];
}
