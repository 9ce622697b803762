import type { Platform } from '../../platform/platform.ts';
import type { ApplicationDeps } from './applications/apply.ts';
import type { FigureCounters } from './figures/figures.ts';
import { contentHandlers } from './handlers.ts';
import { defineContentJobs } from './jobs.ts';

/** The functions of other areas that public pages need. */
type ContentPorts = Pick<ApplicationDeps, 'fields'> & { readonly counters: FigureCounters };

/** Banners, events, polls, applications, channels, releases of the app and figures. Defines the area's jobs. */
export function createContent(platform: Platform, { fields, counters }: ContentPorts) {
  defineContentJobs(platform, counters);
  return { handlers: contentHandlers({ platform, fields }) };
}

export { findPicturesOfNoContent, findVideosOfNoContent } from './named-pictures-store.ts';
export { applicationActs } from './applications/application-acts.ts';
export { applicationConsole, waitingApplicationCount } from './applications/application-console.ts';
export { showApplication, waitingApplications } from './applications/operate.ts';
export { allChannels, channelSchema, countJoinOf, publishChannel } from './channels/channels.ts';
export { allBanners, allEvents, bannerSchema, eventSchema } from './edit-content.ts';
export { newPollId, openPolls, pollSchema } from './edit-polls.ts';
export { articleRule } from './operate/article-rule.ts';
export { contentConsole } from './operate/console.ts';
export { contentWorkConsole } from './operate/work-console.ts';
export { contentActs } from './operate/content-acts.ts';
export { contentEvents } from './operate/content-events.ts';
export { withdrawnDraft } from './operate/withdrawn-draft.ts';
export { noticeRule, popupRule } from './operate/message-rules.ts';
export { appReleaseRule } from './operate/app-release-rule.ts';
export { channelRule } from './operate/channel-rule.ts';
export { starArticleRule } from './operate/star-article-rule.ts';
export { courseVideoConsole } from './operate/course-video-console.ts';
export { courseRule } from './operate/course-rule.ts';
export { bannerRule } from './operate/banner-rule.ts';
export { eventRule } from './operate/event-rule.ts';
export { pollRule } from './operate/poll-rule.ts';
export { deleteProposals, deleteVotes, eraseTextsAbout, proposalData, selectVotes } from './personal-data.ts';
export { pageErrorCounts } from './page-errors/page-errors.ts';
export { ownPollLinks } from './proposals/poll-links.ts';
export { proposalActs } from './proposals/proposal-acts.ts';
export { proposalConsole, waitingProposalCount } from './proposals/proposal-console.ts';
export { waitingLines } from './proposals/proposals.ts';
export { allReleases, releaseSchema } from './releases/releases.ts';
