import { useListLoginBanners } from '@yayan/api-client/react';
import { useNear } from '@yayan/ui';
import { BannerBand } from '../../../shell/content/BannerBand.tsx';

/** The banners of the login page, below all its other content. */
export function LoginBanners() {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { data } = useListLoginBanners({
    query: { enabled: isNear, retry: false },
    request: { quiet: true },
  });
  const banners = data?.items ?? [];
  return banners.length === 0 ? <div ref={ref} /> : <BannerBand banners={banners} />;
}
