/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

export type DownloadStatementParams = {
/**
 * The first day; the beginning by default.
 */
from?: CalendarDay;
/**
 * The last day; today by default.
 */
to?: CalendarDay;
};
