/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OpenLink } from './openLink.ts';

export interface OpenLinkList {
  /** @maxItems 500 */
  items: OpenLink[];
}
