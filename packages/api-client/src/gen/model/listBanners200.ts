/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BannerList } from './bannerList.ts';
import type { Envelope } from './envelope.ts';

export type ListBanners200 = Envelope & {
  data: BannerList;
};
