import type { TopicOwedItem } from '@yayan/api-client';

/** The address of what is owed: its topic, at the section or at the own answer that was asked after. */
export const outstandingHref = ({ topicId, sectionId, responseId }: TopicOwedItem): string =>
  `/topic/${topicId}#${responseId ?? sectionId}`;
