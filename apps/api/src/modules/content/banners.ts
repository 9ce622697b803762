import { BannerPlace, type DataOf } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { selectBanners } from './store.ts';

const SHOWN = 10;

/** The running banners of a place, in order. Without a place: those of all places except the login page. */
export async function listBanners(
  platform: Pick<Platform, 'database' | 'clock'>,
  { query: { place } }: Pick<Call<'listBanners'>, 'query'>,
): Promise<DataOf<'listBanners'>> {
  return await bannersOf(platform, place === undefined ? Object.values(BannerPlace) : [place]);
}

/** The running banners of the login page, in order. */
export async function listLoginBanners(
  platform: Pick<Platform, 'database' | 'clock'>,
): Promise<DataOf<'listLoginBanners'>> {
  return await bannersOf(platform, ['login']);
}

async function bannersOf(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  places: readonly (BannerPlace | 'login')[],
): Promise<DataOf<'listBanners'>> {
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
