import type { ContentAudience } from '../../modules/content/api.ts';
import {
  appReleaseRule,
  articleRule,
  bannerRule,
  channelRule,
  contentActs,
  courseRule,
  eventRule,
  noticeRule,
  pollRule,
  popupRule,
  starArticleRule,
} from '../../modules/content/module.ts';
import { countMembersUpTo, selectMembersUpTo } from '../../modules/identity/module.ts';

/** Newcomers are members who joined within 30 days (rule 7.2). */
const NEWCOMER_MS = 30 * 86_400_000;

const joinedAfter = (audience: ContentAudience, now: Date): Date | null =>
  audience === 'newcomers' ? new Date(now.getTime() - NEWCOMER_MS) : null;

/** The acts on all kinds of content. */
export const contents = contentActs(
  {
    banner: bannerRule,
    event: eventRule,
    notice: noticeRule,
    popup: popupRule,
    poll: pollRule,
    article: articleRule,
    course: courseRule,
    starArticle: starArticleRule,
    channel: channelRule,
    appRelease: appReleaseRule,
  },
  {
    count: async (db, audience, { now, most }) =>
      await countMembersUpTo(db, { joinedAfter: joinedAfter(audience, now), most }),
    find: async (db, audience, { now, most }) =>
      await selectMembersUpTo(db, { joinedAfter: joinedAfter(audience, now), most }),
  },
);
