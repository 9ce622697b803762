import type { HostProgress } from '@yayan/api-client';

/** 「12 / 16 人已完成 · 40 条回答 · 2 个追问待回复」. */
export const hostCounts = ({ answered, respondents, responses, followUpsOpen }: HostProgress): string =>
  [
    `${answered} / ${respondents} 人已完成`,
    `${responses} 条回答`,
    followUpsOpen > 0 ? `${followUpsOpen} 个追问待回复` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
