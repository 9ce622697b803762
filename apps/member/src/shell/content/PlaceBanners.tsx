import type { BannerPlace } from '@yayan/api-client';
import { useListBanners } from '@yayan/api-client/react';
import { useNear } from '@yayan/ui';
import { BannerBand } from './BannerBand.tsx';
import { useFirstAnswers } from './use-first-answers.ts';

/** The banners of one place; nothing without banners. They are below a page's own parts, so they load after them. */
export function PlaceBanners({ place }: { place: BannerPlace }) {
  return useFirstAnswers() ? <NearBanners place={place} /> : null;
}

function NearBanners({ place }: { place: BannerPlace }) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const banners =
    useListBanners({ place }, { query: { enabled: isNear }, request: { quiet: true } }).data?.items ?? [];
  return banners.length === 0 ? <div ref={ref} /> : <BannerBand banners={banners} />;
}
