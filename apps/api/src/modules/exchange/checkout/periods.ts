const ZONE = 'Asia/Shanghai';

/** When the calendar day and the calendar month of a moment began in Shanghai, which limits are counted from. */
export function periodStarts(moment: Date): { day: Date; month: Date } {
  const day = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE).startOfDay();
  return { day: new Date(day.epochMilliseconds), month: new Date(day.with({ day: 1 }).epochMilliseconds) };
}
