import type { TopicOwed } from '@yayan/api-client';

/** 「待回答 3 · 追问 1」; a count of 0 is left out. */
export const outstandingText = ({
  unanswered,
  followUps,
}: Pick<TopicOwed, 'unanswered' | 'followUps'>): string =>
  [unanswered > 0 ? `待回答 ${unanswered}` : undefined, followUps > 0 ? `追问 ${followUps}` : undefined]
    .filter((part) => part !== undefined)
    .join(' · ');
