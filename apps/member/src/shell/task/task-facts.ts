import { JoinResult, type TaskCard, TaskType } from '@yayan/api-client';
import { formatCount, formatMoment } from '@yayan/ui';
import { taskTypeNames } from './task-type-names.ts';

const deviceNames = { 1: '手机', 2: '电脑', 3: '平板' } as const;
const matchWords = { high: '匹配度高', middle: '匹配度中', low: '匹配度低' } as const;

/** 「约 8 分钟」; undefined where the task declares nothing. */
export const minutesText = ({ minutes }: Pick<TaskCard, 'minutes'>): string | undefined =>
  minutes === null ? undefined : `约 ${minutes} 分钟`;

/** 「手机、电脑」; all three are 「手机电脑都能答」. */
export const devicesText = ({ devices }: Pick<TaskCard, 'devices'>): string =>
  devices.length > 2 ? '手机电脑都能答' : `限${devices.map((device) => deviceNames[device]).join('、')}`;

/** 「11月30日 23:59 截止」; undefined without an end. */
export const endText = ({ endsAt }: Pick<TaskCard, 'endsAt'>): string | undefined =>
  endsAt === null ? undefined : `${formatMoment(endsAt)} 截止`;

/** The promise on a card. Only tasks with a screening may make it (design pages 1.0). */
export const promiseText = ({ screeningMinutes }: Pick<TaskCard, 'screeningMinutes'>): string | undefined =>
  screeningMinutes === null ? undefined : `前 ${screeningMinutes} 分钟内告诉你是否入选`;

const closedWords = { open: undefined, notStarted: '未开始', full: '名额已满', ended: '已截止' } as const;

/** How the wall shows a task to this member. */
export interface TaskCardView {
  meta: string[];
  tags: string[];
  promise: string | undefined;
  why: string | undefined;
  action: string | undefined;
  stamp: string | undefined;
  closed: string | undefined;
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Why the task is closed to this member. A member who joined sees their own state before the task's. */
const closedText = ({ joinState, availability }: TaskCard): string | undefined => {
  if (joinState === null) return closedWords[availability];
  if (joinState === JoinResult.Incomplete) return undefined;
  return joinState === JoinResult.Complete ? '你已完成这份任务' : '你已参加过';
};

const begunWords = {
  questionnaire: { promise: '答案已为你保留', action: '继续答题' },
  other: { promise: '进度已为你保留', action: '继续任务' },
} as const;

/** Promise and action of an open task, for a new member or one who has begun. */
const wayText = (task: TaskCard): Pick<TaskCardView, 'promise' | 'action'> => {
  if (task.joinState === null) return { promise: promiseText(task), action: '看看任务' };
  if (task.joinState !== JoinResult.Incomplete) return { promise: undefined, action: undefined };
  return begunWords[task.type === TaskType.Questionnaire ? 'questionnaire' : 'other'];
};

/** Converts a task card for the wall. A member who joined sees their own state before the task's. */
export const taskCardView = (task: TaskCard): TaskCardView => {
  const isNew = task.joinState === null;
  const seats = task.seatsLeft === null ? undefined : `剩 ${formatCount(task.seatsLeft)} 个名额`;
  const match = task.match ? matchWords[task.match.level] : undefined;
  return {
    meta: [minutesText(task), devicesText(task), isNew ? seats : undefined, endText(task)].filter(isText),
    tags: [taskTypeNames[task.type], match, ...task.tags].filter(isText),
    why: isNew ? task.match?.why : undefined,
    ...wayText(task),
    stamp: task.joinState === JoinResult.Complete ? '已完成' : undefined,
    closed: closedText(task),
  };
};
