import type { TopicOwedItem } from '@yayan/api-client';

/** The address of something still to answer: the section, or the own answer with the follow-up. */
export const outstandingHref = ({ topicId, sectionId, responseId }: TopicOwedItem): string =>
  `/topic/${topicId}#${responseId ?? sectionId}`;
