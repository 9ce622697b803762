import { ApplicationKind, ApplicationState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

export const applicationStates: Record<ApplicationState, BadgeState> = {
  [ApplicationState.Received]: { tone: 'blue', label: '已收到' },
  [ApplicationState.Reviewing]: { tone: 'gold', label: '处理中' },
  [ApplicationState.Accepted]: { tone: 'green', label: '已通过' },
  [ApplicationState.Declined]: { tone: 'grey', label: '未通过' },
};

/** What each state means for the applicant. */
export const stateTexts: Record<ApplicationState, string> = {
  [ApplicationState.Received]: '我们收到了，会按提交的先后查看。',
  [ApplicationState.Reviewing]: '正在处理，需要补充时会按你留的方式联系你。',
  [ApplicationState.Accepted]: '已经通过，接下来按你留的方式联系你。',
  [ApplicationState.Declined]: '这次没有通过，谢谢你愿意告诉我们。',
};

export const applicationKinds: Record<ApplicationKind, string> = {
  [ApplicationKind.Cooperation]: '商务合作',
  [ApplicationKind.Recruit]: '校园大使',
};
