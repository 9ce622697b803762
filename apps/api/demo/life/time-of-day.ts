import { type Day, dayOf, startOfDay } from '../../src/platform/calendar.ts';

const HOUR_MS = 3_600_000;
/** People do things between these hours. */
const [FROM_HOUR, TO_HOUR] = [7, 22];

/** A moment of a day's waking hours, chosen by a number from 0 up to 1. */
export const timeOfDay = (day: Day, point: number): Date =>
  new Date(startOfDay(day).getTime() + (FROM_HOUR + (TO_HOUR - FROM_HOUR) * point) * HOUR_MS);

/** A full hour of a day: things are announced, and end, then, and not at the time of day at which a server first started. */
export const atHour = (day: Day, hour: number): Date => new Date(startOfDay(day).getTime() + hour * HOUR_MS);

/** Ten in the evening of the day of an end. */
export const inTheEvening = <T extends { readonly endsAt: Date | null }>(ending: T): T => ({
  ...ending,
  endsAt: ending.endsAt === null ? null : atHour(dayOf(ending.endsAt), 22),
});
