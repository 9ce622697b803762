import { calendarDay, formatClock, formatMoment } from '@yayan/ui';

/** What the bar says of the time of what is shown. It fits on one line of a phone on the same day. */
export const shownTimeText = (at: Date, now = new Date()): string => {
  const iso = at.toISOString();
  const time = calendarDay(at) === calendarDay(now) ? formatClock(iso) : formatMoment(iso, now);
  return `网络断开，显示 ${time} 的内容，恢复后刷新`;
};
