/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BannerList } from './bannerList.ts';
import type { Envelope } from './envelope.ts';

export type ListLoginBanners200 = Envelope & {
  data: BannerList;
};
