import { GroupOpenState, type HostProgress } from '@yayan/api-client';

/** 「12 / 16 人已完成 · 40 条回答 · 2 个追问待回复」. Before the start there is no progress to show, only the number of respondents. */
export const hostCounts = (
  { answered, respondents, responses, followUpsOpen }: HostProgress,
  state: GroupOpenState,
): string =>
  state === GroupOpenState.Upcoming
    ? `${respondents} 位受访者`
    : [
        `${answered} / ${respondents} 人已完成`,
        `${responses} 条回答`,
        followUpsOpen > 0 ? `${followUpsOpen} 个追问待回复` : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(' · ');
