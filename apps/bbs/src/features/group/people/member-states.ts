import { TopicMemberState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge of a respondent's progress. */
export const memberStates: Record<TopicMemberState, BadgeState> = {
  [TopicMemberState.Answered]: { tone: 'green', label: '已完成' },
  [TopicMemberState.Partly]: { tone: 'teal', label: '部分完成' },
  [TopicMemberState.Silent]: { tone: 'grey', label: '未发言' },
};
