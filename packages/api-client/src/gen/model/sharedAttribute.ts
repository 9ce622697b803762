/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SharedAttributeKey } from './sharedAttributeKey.ts';

export interface SharedAttribute {
  key: SharedAttributeKey;
  label: string;
  /**
     * The member's own value, a birthday as a band; null when they haven't filled it in.
     * @nullable
     */
  value: string | null;
  /**
     * What hosts and observers see; null when it is not shared.
     * @nullable
     */
  shared: string | null;
}
