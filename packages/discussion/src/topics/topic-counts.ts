import type { TopicOutline } from '@yayan/api-client';

/** 「已答 2 / 3 题 · 4 条未读」, for the foot of a card. */
export const topicCounts = ({ progress, sections, unread }: TopicOutline): string =>
  [
    progress.total === 0 ? `${sections.length} 题` : `已答 ${progress.answered} / ${progress.total} 题`,
    unread > 0 ? `${unread} 条未读` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
