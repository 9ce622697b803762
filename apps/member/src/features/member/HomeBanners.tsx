import { BannerPlace } from '@yayan/api-client';
import { useListBanners } from '@yayan/api-client/react';
import { BannerBand } from '../../shell/content/BannerBand.tsx';

/** The banners of the home page. More stands below them, so they are asked for together with it. */
export function HomeBanners() {
  const { data } = useListBanners({ place: BannerPlace.Home }, { request: { quiet: true } });
  return data === undefined || data.items.length === 0 ? null : <BannerBand banners={data.items} />;
}
