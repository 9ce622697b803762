import { BannerPlace, useListBanners } from '@yayan/api-client';
import { BannerRotator } from '@yayan/ui';

const most = 3;

/** The home page's banners, at most three; nothing without banners. */
export function HomeBanners() {
  const banners = useListBanners({ place: BannerPlace.Home }).data?.items ?? [];
  if (banners.length === 0) return null;
  return (
    <BannerRotator
      label="活动"
      banners={banners
        .slice(0, most)
        .map(({ id, title, image, wideImage, link }) => ({ id, title, image, wideImage, href: link }))}
    />
  );
}
