import type { GroupOpenState } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

interface Span {
  opensAt: string;
  closesAt: string;
}

/** When something of a group is open, and whether it is. */
export interface Schedule extends Span {
  state: GroupOpenState;
}

/** 「11月21日 08:00 – 11月25日 23:59」. */
export const scheduleText = ({ opensAt, closesAt }: Span, now = new Date()): string =>
  `${formatMoment(opensAt, now)} – ${formatMoment(closesAt, now)}`;

/** The next date of a schedule; undefined after its last. */
export const nextTurn = ({ state, opensAt, closesAt }: Schedule): string | undefined => {
  if (state === 'upcoming') return opensAt;
  return state === 'open' ? closesAt : undefined;
};

/** The next date of a schedule: 「11月21日 08:00 开始」, 「11月25日 23:59 截止」, 「已于 11月25日 23:59 结束」. */
export const turnText = (schedule: Schedule, now = new Date()): string => {
  const next = nextTurn(schedule);
  if (next === undefined) return `已于 ${formatMoment(schedule.closesAt, now)} 结束`;
  return `${formatMoment(next, now)} ${schedule.state === 'upcoming' ? '开始' : '截止'}`;
};
