/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BannerPlace } from './bannerPlace.ts';

export type ListBannersParams = {
/**
 * Where they are shown.
 */
place?: BannerPlace;
};
