import type { DiscussionPlace } from '@yayan/discussion';
import { toaster, transport } from '../client/client.ts';
import { memberSite } from '../client/member-site.ts';
import { viewedRespondent } from '../client/view-as.ts';

/** A discussion as both frames of this site show it. */
export const discussionPlace: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: ({ topicId, sectionId }) => `/topic/${topicId}#${sectionId}`,
  myGroupsHref: memberSite('/topic'),
  threadHref: ({ topicId, responseId }) => `/topic/${topicId}#${responseId}`,
  readOnly: viewedRespondent !== undefined,
  serverNow: () => transport.serverNow(),
  inform: (message) => void toaster.info(message),
};
