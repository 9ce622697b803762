import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

/** Days and months begin at midnight in Shanghai, wherever the server and the member are. */
export const ZONE = 'Asia/Shanghai';

const DAY = 'YYYY-MM-DD';
const MONTH = 'YYYY-MM';

declare const isDay: unique symbol;

/** A calendar day as `YYYY-MM-DD`. Two days compare as their texts do: `===`, `<`, `>`. */
export type Day = string & { readonly [isDay]: true };

/** Calendar arithmetic uses the day alone, so no time zone and no clock change can shift it. */
const at = (day: Day): dayjs.Dayjs => dayjs.utc(day, DAY, true);
const write = (date: dayjs.Dayjs): Day => date.format(DAY) as Day;

/** Since then Shanghai is eight hours ahead all year; before, it had summer time. */
const SAME_OFFSET_SINCE = Date.UTC(1991, 8, 15);
const OFFSET_MS = 8 * 3_600_000;

/** A moment in Shanghai time, for formatting. Looking up a zone takes 50 times as long as adding its offset. */
const inShanghai = (moment: Date): dayjs.Dayjs =>
  moment.getTime() < SAME_OFFSET_SINCE ? dayjs(moment).tz(ZONE) : dayjs.utc(moment.getTime() + OFFSET_MS);

/** The day in a text `YYYY-MM-DD`; undefined when there is no such day. */
export function parseDay(text: string): Day | undefined {
  const date = dayjs.utc(text, DAY, true);
  return date.isValid() ? write(date) : undefined;
}

/** Like `parseDay`, for a text that was checked before. Throws `RangeError` when it is no day. */
export function readDay(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new RangeError(`${text} is not a day`);
  return day;
}

/** The calendar day of a moment. */
export function dayOf(moment: Date): Day {
  return write(inShanghai(moment));
}

/** The first moment of a day. */
export function startOfDay(day: Day): Date {
  return dayjs.tz(day, DAY, ZONE).toDate();
}

/** The last millisecond of a day. */
export function endOfDay(day: Day): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1);
}

/** The day this many days later; earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return write(at(day).add(days, 'day'));
}

/** Days from one day to another; negative when `to` is the earlier one. */
export function daysBetween(from: Day, to: Day): number {
  return at(to).diff(at(from), 'day');
}

/** The Monday of the day's week. */
export function weekOf(day: Day): Day {
  return addDays(day, -((at(day).day() + 6) % 7));
}

/** The first day of the day's month, this many months later; earlier when negative. */
export function firstOfMonth(day: Day, months = 0): Day {
  return write(at(day).startOf('month').add(months, 'month'));
}

/** The month of a day as `YYYY-MM`. */
export function monthOf(day: Day): string {
  return at(day).format(MONTH);
}

/** The birthday this many years later. A person born on 29 February has it on 1 March in other years. */
export function birthdayAfter(birthday: Day, years: number): Day {
  const [born, later] = [at(birthday), at(birthday).add(years, 'year')];
  return write(later.date() === born.date() ? later : later.add(1, 'day'));
}

/** Full years of age on a day. */
export function ageOn(birthday: Day, day: Day): number {
  const years = at(day).year() - at(birthday).year();
  return birthdayAfter(birthday, years) > day ? years - 1 : years;
}

/** `11月19日`. */
export function formatDay(day: Day): string {
  return at(day).format('M月D日');
}

/** `2026年11月19日`. */
export function formatFullDay(day: Day): string {
  return at(day).format('YYYY年M月D日');
}

/** `11月`. */
export function formatMonth(day: Day): string {
  return at(day).format('M月');
}

/** The moment in Shanghai as `2026-11-19 08:30:00`. */
export function formatTime(moment: Date): string {
  return inShanghai(moment).format('YYYY-MM-DD HH:mm:ss');
}

/** The moment in Shanghai as `11月19日 08:30`. */
export function formatShortTime(moment: Date): string {
  return inShanghai(moment).format('M月D日 HH:mm');
}

/** The moment in Shanghai as 14 digits, from the year to the second. */
export function timeDigits(moment: Date): string {
  return inShanghai(moment).format('YYYYMMDDHHmmss');
}

/** The moment in Shanghai as numbers, from the year to the second; January is 1. */
export function timeParts(moment: Date): number[] {
  return formatTime(moment).split(/\D/).map(Number);
}
