import { JoinResult, type TaskCard, TaskType } from '@yayan/api-client';
import { formatCount, formatDay, formatMoment } from '@yayan/ui';

const deviceNames = { 1: '手机', 2: '电脑', 3: '平板' } as const;
const dayMs = 86_400_000;

/** 「约 8 分钟」; undefined if the task has no duration. */
export const minutesText = ({ minutes }: Pick<TaskCard, 'minutes'>): string | undefined =>
  minutes === null ? undefined : `约 ${minutes} 分钟`;

/** 「约 24 元/小时」 (rule 4.6); undefined without pay or minutes, and until it is known what coins are worth. */
export const rateText = (
  { coins, minutes }: Pick<TaskCard, 'coins' | 'minutes'>,
  coinsPerYuan: number | undefined,
): string | undefined => {
  if (coins === 0 || minutes === null || minutes === 0 || coinsPerYuan === undefined) return undefined;
  return `约 ${formatCount(Math.round((coins / coinsPerYuan / minutes) * 60))} 元/小时`;
};

/** 「手机、电脑」; all three are 「手机电脑都能答」. */
export const devicesText = ({ devices }: Pick<TaskCard, 'devices'>): string =>
  devices.length > 2 ? '手机电脑都能答' : `限${devices.map((device) => deviceNames[device]).join('、')}`;

/** 「11月30日 23:59 截止」; undefined without an end. */
export const endText = ({ endsAt }: Pick<TaskCard, 'endsAt'>): string | undefined =>
  endsAt === null ? undefined : `${formatMoment(endsAt)} 截止`;

/** The end on a card: the day, and the hour only when it is near. */
const shortEndText = ({ endsAt }: Pick<TaskCard, 'endsAt'>): string | undefined => {
  if (endsAt === null) return undefined;
  const isNear = new Date(endsAt).getTime() - Date.now() < 3 * dayMs;
  return isNear ? `${formatMoment(endsAt)} 截止` : `${formatDay(endsAt)}截止`;
};

/** The promise on a card. Only tasks with a screener may make it (design pages 1.0), and only where it fits before the end. */
export const promiseText = ({
  screeningMinutes,
  minutes,
}: Pick<TaskCard, 'screeningMinutes' | 'minutes'>): string | undefined =>
  screeningMinutes === null || (minutes !== null && minutes <= screeningMinutes)
    ? undefined
    : `前 ${screeningMinutes} 分钟内告诉你是否入选`;

const closedWords = {
  open: undefined,
  notStarted: '未开始',
  full: '名额已满',
  ended: '已截止',
  paused: '已暂停',
} as const;

/** How the wall shows a task to this member. */
export interface TaskCardView {
  meta: string[];
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

/** The match in a sentence. Undefined when it is unknown, and for a task for everybody: that is no personal reason. */
const whyText = ({ match }: TaskCard): string | undefined => {
  if (match === null || /可答，每分钟|可以参加$/u.test(match.why)) return undefined;
  if (match.level === 'low') return `不太合适：${match.why}`;
  return match.why.startsWith('还不知道') ? match.why : `推荐理由：${match.why}`;
};

interface CoinView {
  readonly hidesCoins?: boolean;
  /** What coins are worth, for the pay an hour. */
  readonly coinsPerYuan?: number | undefined;
}

/** Converts a task card for the wall. A member who joined sees their own state before the task's. */
export const taskCardView = (
  task: TaskCard,
  { hidesCoins = false, coinsPerYuan }: CoinView = {},
): TaskCardView => {
  const isNew = task.joinState === null;
  const seats = task.seatsLeft === null ? undefined : `剩 ${formatCount(task.seatsLeft)} 个名额`;
  return {
    meta: [
      minutesText(task),
      hidesCoins ? undefined : rateText(task, coinsPerYuan),
      task.devices.length > 2 ? undefined : devicesText(task),
      isNew ? seats : undefined,
      shortEndText(task),
    ].filter(isText),
    why: isNew && !hidesCoins ? whyText(task) : undefined,
    ...wayText(task),
    stamp: task.joinState === JoinResult.Complete ? '已完成' : undefined,
    closed: closedText(task),
  };
};
