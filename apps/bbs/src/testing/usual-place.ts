import type { DiscussionPlace } from '@yayan/discussion';

/** A discussion as the frame of this site shows it. */
export const usualPlace: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: ({ topicId, sectionId }) => `/topic/${topicId}#${sectionId}`,
  myGroupsHref: 'https://member.test/topic',
  threadHref: ({ topicId, responseId }) => `/topic/${topicId}#${responseId}`,
  serverNow: Date.now,
  inform: () => undefined,
};
