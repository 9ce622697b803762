import { JoinResult, type TaskCard } from '@yayan/api-client';
import { formatCount, formatMoment } from '@yayan/ui';
import { typeNames } from './task-filters.ts';

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

/** The promise a card may make: only where there is a screening to keep it by (design pages 1.0). */
export const promiseText = ({ screeningMinutes }: Pick<TaskCard, 'screeningMinutes'>): string | undefined =>
  screeningMinutes === null ? undefined : `前 ${screeningMinutes} 分钟内告诉你是否入选`;

const closedWords = { open: undefined, notStarted: '未开始', full: '名额已满', ended: '已截止' } as const;

/** What a task looks like on the wall to this member. */
export interface TaskFace {
  meta: string[];
  tags: string[];
  promise: string | undefined;
  why: string | undefined;
  action: string | undefined;
  stamp: string | undefined;
  closed: string | undefined;
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Reads a card: who joined sees their own state before that of the task. */
export const taskFace = (task: TaskCard): TaskFace => {
  const joined = task.joinState !== null && task.joinState !== JoinResult.Incomplete;
  const done = task.joinState === JoinResult.Complete;
  const open = task.joinState === JoinResult.Incomplete;
  const seats = task.seatsLeft === null || joined ? undefined : `剩 ${formatCount(task.seatsLeft)} 个名额`;
  return {
    meta: [minutesText(task), devicesText(task), seats, endText(task)].filter(isText),
    tags: [typeNames[task.type], task.match ? matchWords[task.match.level] : undefined, ...task.tags].filter(
      isText,
    ),
    why: joined || open ? undefined : task.match?.why,
    promise: open ? '答案已为你保留' : promiseText(task),
    action: open ? '继续答题' : joined ? undefined : '看看任务',
    stamp: done ? '已完成' : undefined,
    closed: joined
      ? done
        ? '你已完成这份任务'
        : '你已参加过'
      : open
        ? undefined
        : closedWords[task.availability],
  };
};
