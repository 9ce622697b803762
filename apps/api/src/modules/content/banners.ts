import { BannerPlace, type DataOf } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import { selectBanners } from './store.ts';

const SHOWN = 10;

/** The running banners of a place, in order. Without a place: those of all places except the login page. */
export async function listBanners(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  place: BannerPlace | 'login' | undefined,
): Promise<DataOf<'listBanners'>> {
  const places = place === undefined ? Object.values(BannerPlace) : [place];
  const rows = await selectBanners(database.read, places, clock.now(), SHOWN);
  return {
    items: rows.map(({ id, title, image, wide_image, link, ends_at }) => ({
      id,
      title,
      image,
      wideImage: wide_image,
      link,
      endsAt: ends_at?.toISOString() ?? null,
    })),
  };
}
