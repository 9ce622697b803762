import type { MaintenanceNotice } from '@yayan/site';
import { calendarDay, formatClock, formatMoment } from '@yayan/ui';
import { serverDate } from '../../../shell/client/server-date.ts';

const endText = (until: string): string => {
  const now = serverDate();
  return calendarDay(until) === calendarDay(now) ? formatClock(until) : formatMoment(until, now);
};

/**
 * What a questionnaire says while maintenance stops its answers (rule 8.9). They are sent by themselves afterwards. It fits on
 * one line of a phone.
 */
export const closedText = ({ until }: Pick<MaintenanceNotice, 'until'>): string =>
  until === null
    ? '网站维护中，答案已存好，恢复后自动提交'
    : `维护到 ${endText(until)} 左右，答案已存好，会自动提交`;
