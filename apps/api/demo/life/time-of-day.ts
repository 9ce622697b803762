import { type Day, startOfDay } from '../../src/platform/calendar.ts';

const HOUR_MS = 3_600_000;
/** People do things between these hours. */
const [FROM_HOUR, TO_HOUR] = [7, 22];

/** A moment of a day's waking hours, chosen by a number from 0 up to 1. */
export const timeOfDay = (day: Day, point: number): Date =>
  new Date(startOfDay(day).getTime() + (FROM_HOUR + (TO_HOUR - FROM_HOUR) * point) * HOUR_MS);
