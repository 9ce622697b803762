import type { Handlers } from '../../http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { listBanners } from './banners.ts';
import { contactOf } from './contact.ts';
import { listEvents } from './events.ts';
import { getPoll, listPolls, votePoll } from './polls.ts';

type Handled =
  | 'getContact'
  | 'listBanners'
  | 'listLoginBanners'
  | 'listEvents'
  | 'listPolls'
  | 'getPoll'
  | 'votePoll';

/** Banners, events, polls, and how to reach us. */
export function contentHandlers({
  platform,
}: {
  platform: Pick<Platform, 'database' | 'clock' | 'config'>;
}): Pick<Handlers, Handled> {
  return {
    getContact: async () => contactOf(platform.config),
    listBanners: async ({ query }) => await listBanners(platform, query.place),
    listLoginBanners: async () => await listBanners(platform, 'login'),
    listEvents: async ({ query }) => await listEvents(platform, query),
    listPolls: async ({ caller }) => await listPolls(platform, caller?.memberId ?? null),
    getPoll: async ({ caller, params }) => await getPoll(platform, caller?.memberId ?? null, params.id),
    votePoll: async ({ caller, body }) => await votePoll(platform, caller.memberId, body),
  };
}
