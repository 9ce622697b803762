/** Days begin at midnight in Shanghai, wherever server and member stand (decisions §4). */
const ZONE = 'Asia/Shanghai';

/** The calendar day of a moment. */
export function calendarDay(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE).toPlainDate();
}

/** The first moment of a calendar day. */
export function startOfDay(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime(ZONE).epochMilliseconds);
}

/** The last millisecond of a calendar day. */
export function endOfDay(day: Temporal.PlainDate): Date {
  return new Date(startOfDay(day.add({ days: 1 })).getTime() - 1);
}

/** 11月19日. */
export function dayInWords(day: Temporal.PlainDate): string {
  return `${day.month}月${day.day}日`;
}

const local = (moment: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

/** The moment in Shanghai as 2026-11-19 08:30:00. */
export function timeInWords(moment: Date): string {
  return local(moment).replace('T', ' ');
}

/** The moment in Shanghai as 14 digits, from year to second. */
export function timeDigits(moment: Date): string {
  return local(moment).replaceAll(/\D/g, '');
}
