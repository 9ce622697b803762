import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import {
  type ApplicationDeps,
  applyForCooperation,
  applyForRecruitment,
  getApplication,
} from './applications/apply.ts';
import type { Platform } from '../../platform/platform.ts';
import { arriveByChannel } from './channels/channels.ts';
import { getSiteFigures } from './figures/figures.ts';
import { getAppDownload, getDesktopAppDownload } from './releases/releases.ts';
import { listOwnPolls, proposePoll } from './proposals/proposals.ts';
import { listBanners } from './banners.ts';
import { getContact } from './contact.ts';
import { listEvents } from './events.ts';
import { getPoll, listPolls, votePoll } from './polls.ts';

type ContentOperation =
  | 'getContact'
  | 'listBanners'
  | 'listLoginBanners'
  | 'listEvents'
  | 'listPolls'
  | 'getPoll'
  | 'votePoll'
  | 'listOwnPolls'
  | 'applyForCooperation'
  | 'applyForRecruitment'
  | 'getApplication'
  | 'arriveByChannel'
  | 'getAppDownload'
  | 'getDesktopAppDownload'
  | 'getSiteFigures';

/** Banners, events, polls, applications, channels, releases of the app, figures, and how to reach us. */
export function contentHandlers({
  platform,
  fields,
}: ApplicationDeps & { platform: Pick<Platform, 'config'> }): Pick<Handlers, ContentOperation> {
  return {
    ...bind(platform, { getContact, arriveByChannel, getAppDownload, getDesktopAppDownload, getSiteFigures }),
    ...bind({ platform, fields }, { applyForCooperation, applyForRecruitment, getApplication }),
    listBanners: async ({ query }) => await listBanners(platform, query.place),
    listLoginBanners: async () => await listBanners(platform, 'login'),
    listEvents: async ({ query }) => await listEvents(platform, query),
    listPolls: async ({ caller }) => await listPolls(platform, caller?.memberId ?? null),
    getPoll: async ({ caller, params }) => await getPoll(platform, caller?.memberId ?? null, params.id),
    votePoll: async ({ caller, body }) =>
      'title' in body
        ? await proposePoll(platform, caller.memberId, body)
        : await votePoll(platform, caller.memberId, body),
    listOwnPolls: async ({ caller }) => await listOwnPolls(platform, caller.memberId),
  };
}
