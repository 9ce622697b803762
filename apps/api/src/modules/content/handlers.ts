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
import { listBanners, listLoginBanners } from './banners.ts';
import { getContact } from './contact.ts';
import { reportPageError } from './page-errors/page-errors.ts';
import { listEvents } from './events.ts';
import { getPoll, listPolls, votePoll } from './polls.ts';

const rules = {
  getContact,
  listBanners,
  listLoginBanners,
  listEvents,
  listPolls,
  getPoll,
  listOwnPolls,
  arriveByChannel,
  getAppDownload,
  getDesktopAppDownload,
  getSiteFigures,
  reportPageError,
};

/** Banners, events, polls, applications, channels, releases of the app, figures, and how to reach us. */
export function contentHandlers({
  platform,
  fields,
}: ApplicationDeps & { platform: Pick<Platform, 'config' | 'log'> }): Pick<
  Handlers,
  keyof typeof rules | 'votePoll' | 'applyForCooperation' | 'applyForRecruitment' | 'getApplication'
> {
  return {
    ...bind(platform, rules),
    ...bind({ platform, fields }, { applyForCooperation, applyForRecruitment, getApplication }),
    votePoll: async ({ caller, body }) =>
      'title' in body
        ? await proposePoll(platform, caller.memberId, body)
        : await votePoll(platform, caller.memberId, body),
  };
}
