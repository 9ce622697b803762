import type { TaskCard } from '@yayan/api-client';

/** The differences of a mock task from the document's example. */
export interface MockTask extends Pick<TaskCard, 'hashId' | 'title' | 'coins' | 'type'> {
  /** Whether our own survey runner or a supplier hosts it. */
  readonly kind: 'hosted' | 'external';
}

/** The discussion group of the mock, and its task. */
export const GROUP_HASH = 'g5Rf1zB7kMqJ';

export const mockTasks: readonly MockTask[] = [
  { hashId: 't7Kq2mX9bLpR', title: '早餐习惯小调查', coins: 120, type: 2, kind: 'hosted' },
  { hashId: 'c3Wn8sV5tYhD', title: '通勤路上听什么', coins: 200, type: 2, kind: 'external' },
  { hashId: GROUP_HASH, title: '年轻人的早餐习惯：讨论小组', coins: 120, type: 4, kind: 'hosted' },
];
