import type { BannerPlace } from '@yayan/api-client';
import { useListBanners } from '@yayan/api-client/react';
import { BannerRotator, useNear } from '@yayan/ui';
import classes from './PlaceBanners.module.css';

const most = 3;

/** The banners of one place, at most three; nothing without banners. They stand below a page's own parts, so they wait. */
export function PlaceBanners({ place }: { place: BannerPlace }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const banners = useListBanners({ place }, { query: { enabled: isNear } }).data?.items ?? [];
  if (banners.length === 0) return <div ref={ref} />;
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
