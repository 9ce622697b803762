import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** Asia/Shanghai has had this offset since 1991, without summer time; a phone needs long to load its time-zone data. */
const offsetMinutes = 8 * 60;
const dayPattern = 'YYYY-MM-DD';

/** A time in Asia/Shanghai, whatever zone the device is set to. Every date on both sites starts here. */
export const chinaTime = (moment: string | Date): Dayjs =>
  dayjs(moment).utcOffset(offsetMinutes).locale('zh-cn');

/** The midnight in Asia/Shanghai at which a calendar day `YYYY-MM-DD` begins. */
export const dayStart = (day: string): Dayjs => dayjs.utc(day).utcOffset(offsetMinutes, true).locale('zh-cn');

/** The calendar day of a time in Asia/Shanghai, `YYYY-MM-DD`. */
export const calendarDay = (moment: string | Date = new Date()): string =>
  chinaTime(moment).format(dayPattern);

/** The calendar month of a time in Asia/Shanghai, `YYYY-MM`. */
export const calendarMonth = (moment: string | Date): string => chinaTime(moment).format('YYYY-MM');

/** Whether a text is an existing day, as `YYYY-MM-DD`: 2026-02-29 isn't. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && dayjs.utc(text).format(dayPattern) === text;

/**
 * The same day some years later. For somebody born on 29 February, the day in a common year is 1 March (Civil Code: a full year
 * has passed).
 */
export const yearsAfter = (day: string, years: number): string => {
  const from = dayjs.utc(day);
  const later = from.add(years, 'year');
  return (later.date() === from.date() ? later : later.add(1, 'day')).format(dayPattern);
};
