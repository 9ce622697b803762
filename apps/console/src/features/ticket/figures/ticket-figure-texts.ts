import type { TicketFigures } from '@yayan/console-client';
import { formatCount } from '@yayan/ui';

type Week = TicketFigures['weeks'][number];
type Figure = Week['all'];

const HOUR = 60;
const DAY = 24 * HOUR;

/** 「3 小时 20 分」 */
export const formatMinutes = (minutes: number | null): string => {
  if (minutes === null) return '–';
  if (minutes < HOUR) return `${minutes} 分钟`;
  if (minutes < DAY) return `${Math.floor(minutes / HOUR)} 小时 ${minutes % HOUR} 分`;
  return `${Math.floor(minutes / DAY)} 天 ${Math.floor((minutes % DAY) / HOUR)} 小时`;
};

/** The share within the promise, in percent; null while no promise is due. */
export const shareOf = ({ due, kept }: Figure): number | null =>
  due === 0 ? null : Math.round((100 * kept) / due);

export const formatShare = (share: number | null): string => (share === null ? '–' : `${share}%`);

/** 「11月16日–11月22日」 */
export const weekName = ({ from, until }: Pick<Week, 'from' | 'until'>): string => {
  const short = (day: string): string => {
    const [, month, date] = day.split('-');
    return `${Number(month)}月${Number(date)}日`;
  };
  return `${short(from)}–${short(until)}`;
};

/** The filters of the list of tickets that were opened between two days. */
export const listOfDays = (
  { from, until }: { from: string | null; until: string },
  more: Readonly<Record<string, string>> = {},
): string => `/tickets?${new URLSearchParams({ ...more, ...(from && { from }), to: until }).toString()}`;

/** One figure as the page shows it in bars, cards and tables. */
export interface ShownFigure {
  key: string;
  name: string;
  meaning: string;
  valueOf: (figure: Figure) => number | null;
  format: (value: number | null) => string;
}

export const shownFigures: readonly ShownFigure[] = [
  {
    key: 'opened',
    name: '提交',
    meaning: '这一周提交的反馈和申诉，后来合并的也算。',
    valueOf: ({ opened }) => opened,
    format: (value) => formatCount(value ?? 0),
  },
  {
    key: 'median',
    name: '首次答复（一半在）',
    meaning: '从提交到第一次答复或结论，一半的反馈不超过这么久；还没答复的不算。',
    valueOf: ({ medianMinutes }) => medianMinutes,
    format: formatMinutes,
  },
  {
    key: 'slow',
    name: '首次答复（九成在）',
    meaning: '同上，十条里有九条不超过这么久。',
    valueOf: ({ slowMinutes }) => slowMinutes,
    format: formatMinutes,
  },
  {
    key: 'kept',
    name: '按时答复',
    meaning:
      '第一次答复没有晚于提交时答应的时间，占已答复和已到期的多少。答复前合并到别处的没有自己的期限，不算。',
    valueOf: shareOf,
    format: formatShare,
  },
  {
    key: 'reopened',
    name: '重新打开',
    meaning: '答复以后会员重新打开过的。',
    valueOf: ({ reopened }) => reopened,
    format: (value) => formatCount(value ?? 0),
  },
];
