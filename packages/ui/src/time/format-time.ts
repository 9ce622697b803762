import type { Dayjs } from 'dayjs';
import { chinaTime, dayStart } from './china-time.ts';

const dateOf = (time: Dayjs, now: Date): string =>
  time.format(time.year() === chinaTime(now).year() ? 'M月D日' : 'YYYY年M月D日');

/** The date of a time, 「11月21日」. A year other than the current one is added: 「2027年3月31日」. */
export const formatDay = (iso: string, now = new Date()): string => dateOf(chinaTime(iso), now);

/** A calendar day `YYYY-MM-DD` in the format of `formatDay`. */
export const formatCalendarDay = (day: string, now = new Date()): string => dateOf(dayStart(day), now);

/** A calendar month `YYYY-MM` with its year: 「2026年11月」. */
export const formatMonth = (month: string): string => dayStart(`${month}-01`).format('YYYY年M月');

/** The weekday of a calendar day `YYYY-MM-DD`: 「周六」. */
export const formatWeekday = (day: string): string => dayStart(day).format('ddd');

/** A time in full: 「11月21日 14:05」. */
export const formatMoment = (iso: string, now = new Date()): string =>
  `${formatDay(iso, now)} ${formatClock(iso)}`;

/** The time of day alone: 「14:05」. */
export const formatClock = (iso: string): string => chinaTime(iso).format('HH:mm');

/** When something happened: relative within 24 hours, 「3 分钟前」, later in full (design pages 1.1). */
export const formatPast = (iso: string, now = new Date()): string => {
  const [time, current] = [chinaTime(iso), chinaTime(now)];
  const minutes = current.diff(time, 'minute');
  if (minutes < 1) return '刚刚';
  if (minutes < 60) return `${minutes} 分钟前`;
  const hours = current.diff(time, 'hour');
  return hours < 24 ? `${hours} 小时前` : formatMoment(iso, now);
};

/** A length of time in seconds: 「45 秒」, 「3 分 20 秒」, 「1 小时 5 分」. */
export const formatSpan = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} 秒`;
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} 分钟` : `${minutes} 分 ${whole % 60} 秒`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
};
