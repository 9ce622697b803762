/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Banner } from './banner.ts';

export interface BannerList {
  /** @maxItems 10 */
  items: Banner[];
}
