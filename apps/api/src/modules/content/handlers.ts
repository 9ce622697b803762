import type { Handlers } from '../../http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBanners } from './banners.ts';
import { listEvents } from './events.ts';
import { getPoll, listPolls, votePoll } from './polls.ts';

type Handled = 'listBanners' | 'listLoginBanners' | 'listEvents' | 'listPolls' | 'getPoll' | 'votePoll';

/** Banners, events and polls. */
export function contentHandlers({
  platform,
}: {
  platform: Pick<Platform, 'database' | 'clock'>;
}): Pick<Handlers, Handled> {
  return {
    listBanners: async ({ query }) => await listBanners(platform, query.place),
    listLoginBanners: async () => await listBanners(platform, 'login'),
    listEvents: async ({ query }) => await listEvents(platform, query),
    listPolls: async ({ caller }) => await listPolls(platform, caller?.memberId ?? null),
    getPoll: async ({ caller, params }) => await getPoll(platform, caller?.memberId ?? null, params.id),
    votePoll: async ({ caller, body }) => await votePoll(platform, caller.memberId, body),
  };
}
