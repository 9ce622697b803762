import type { TopicOwedItem } from '@yayan/api-client';
import type { DiscussionPlace } from './discussion-place.ts';

/** The address of something still to answer: the section, or the own answer with the follow-up. */
export const outstandingHref = (
  { topicId, sectionId, responseId }: TopicOwedItem,
  { sectionHref, threadHref }: Pick<DiscussionPlace, 'sectionHref' | 'threadHref'>,
): string =>
  responseId === null ? sectionHref({ topicId, sectionId }) : threadHref({ topicId, responseId });
