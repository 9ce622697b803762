import type { TaskCard, TaskDataUse } from '@yayan/api-client';
import { FAMILY_HASH } from './questionnaires.ts';

/** The differences of a mock task from the document's example. */
export interface MockTask extends Pick<TaskCard, 'hashId' | 'title' | 'coins' | 'type'> {
  /** Whether our own survey runner or a supplier hosts it. */
  readonly kind: 'hosted' | 'external';
  /** How answers are used, where members have to agree to it. Other tasks have the document's example. */
  readonly dataUse?: TaskDataUse;
}

/** The discussion group of the mock, and its task. */
export const GROUP_HASH = 'g5Rf1zB7kMqJ';

export const mockTasks: readonly MockTask[] = [
  { hashId: 't7Kq2mX9bLpR', title: '早餐习惯小调查', coins: 120, type: 2, kind: 'hosted' },
  { hashId: 'c3Wn8sV5tYhD', title: '通勤路上听什么', coins: 200, type: 2, kind: 'external' },
  { hashId: GROUP_HASH, title: '年轻人的早餐习惯：讨论小组', coins: 120, type: 4, kind: 'hosted' },
  {
    hashId: FAMILY_HASH,
    title: '周末的家庭早餐',
    coins: 150,
    type: 2,
    kind: 'hosted',
    dataUse: {
      recipient: '芽言',
      thirdParty: false,
      items: ['本次问卷的答案', '个人资料里的性别和家庭情况'],
      purpose: '统计分析家庭早餐习惯',
      consentRequired: true,
      policyUrl: null,
      version: 1,
    },
  },
];
