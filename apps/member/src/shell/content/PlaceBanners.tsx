import { type BannerPlace, useListBanners } from '@yayan/api-client';
import { BannerRotator } from '@yayan/ui';
import classes from './PlaceBanners.module.css';

const most = 3;

/** The banners of one place, at most three; nothing without banners. */
export function PlaceBanners({ place }: { place: BannerPlace }) {
  const banners = useListBanners({ place }).data?.items ?? [];
  if (banners.length === 0) return null;
  return (
    <div className={classes['root']}>
      <BannerRotator
        label="活动"
        banners={banners
          .slice(0, most)
          .map(({ id, title, image, wideImage, link }) => ({ id, title, image, wideImage, href: link }))}
      />
    </div>
  );
}
