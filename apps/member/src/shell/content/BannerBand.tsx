import type { Banner } from '@yayan/api-client';
import { BannerRotator } from '@yayan/ui';
import classes from './BannerBand.module.css';

const most = 3;

/** Banners below a page's own parts, at most three. */
export function BannerBand({ banners }: { banners: readonly Banner[] }) {
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
