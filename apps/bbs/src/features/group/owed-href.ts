import type { TopicOwedItem } from '@yayan/api-client';

/** The address of what is owed: its topic, at its section. */
export const owedHref = ({ topicId, sectionId }: TopicOwedItem): string => `/topic/${topicId}#${sectionId}`;
