import type { Handlers } from '../../call/call.ts';
import {
  type ApplicationDeps,
  applyForCooperation,
  applyForRecruitment,
  getApplication,
} from './applications/apply.ts';
import type { Platform } from '../../platform/platform.ts';
import { arriveByChannel } from './channels/channels.ts';
import { siteFigures } from './figures/figures.ts';
import { appDownload, desktopAppDownload } from './releases/releases.ts';
import { listOwnPolls, proposePoll } from './proposals/proposals.ts';
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
}: ApplicationDeps & { platform: Pick<Platform, 'config'> }): Pick<Handlers, Handled> {
  const applications = { platform, fields };
  return {
    getContact: async () => contactOf(platform.config),
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
    applyForCooperation: async ({ body, ...caller }) => await applyForCooperation(applications, body, caller),
    applyForRecruitment: async ({ body, ...caller }) => await applyForRecruitment(applications, body, caller),
    getApplication: async ({ params }) => await getApplication(applications, params.number),
    arriveByChannel: async ({ body, origin }) => await arriveByChannel(platform, body, origin),
    getAppDownload: async ({ origin }) => await appDownload(platform, origin),
    getDesktopAppDownload: async () => await desktopAppDownload(platform),
    getSiteFigures: async () => await siteFigures(platform),
  };
}
