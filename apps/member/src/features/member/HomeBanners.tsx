import { BannerPlace } from '@yayan/api-client';
import { useListBanners } from '@yayan/api-client/react';
import { BannerBand } from '../../shell/content/BannerBand.tsx';
import { isHome } from './is-home.ts';

/** The banners of the home page. They are requested with the page, because other parts are below them. */
export function HomeBanners() {
  const { data } = useListBanners({ place: BannerPlace.Home }, { request: { quiet: true } });
  const banners = (data?.items ?? []).filter(({ link }) => !isHome(link));
  return banners.length === 0 ? null : <BannerBand banners={banners} />;
}
