import type { Handlers } from '../../contract/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBanners } from './banners.ts';
import { listEvents } from './events.ts';

/** Banners and events. */
export function contentHandlers({
  platform,
}: {
  platform: Pick<Platform, 'database' | 'clock'>;
}): Pick<Handlers, 'listBanners' | 'listLoginBanners' | 'listEvents'> {
  return {
    listBanners: async ({ query }) => await listBanners(platform, query.place),
    listLoginBanners: async () => await listBanners(platform, 'login'),
    listEvents: async ({ query }) => await listEvents(platform, query),
  };
}
