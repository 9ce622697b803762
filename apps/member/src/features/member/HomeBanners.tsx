import { BannerPlace } from '@yayan/api-client';
import { useListBanners } from '@yayan/api-client/react';
import { BannerBand } from '../../shell/content/BannerBand.tsx';
import { isHome } from './is-home.ts';

/** The banners of the home page. More stands below them, so they are asked for together with it. */
export function HomeBanners() {
  const { data } = useListBanners({ place: BannerPlace.Home }, { request: { quiet: true } });
  const banners = (data?.items ?? []).filter(({ link }) => !isHome(link));
  return banners.length === 0 ? null : <BannerBand banners={banners} />;
}
