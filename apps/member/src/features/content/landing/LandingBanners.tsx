import { BannerPlace } from '@yayan/api-client';
import { PlaceBanners } from '../../../shell/content/PlaceBanners.tsx';
import '../../../shell/client/transport.ts';

/** The banners of the landing page, with their call. */
export function LandingBanners() {
  return <PlaceBanners place={BannerPlace.Landing} />;
}
