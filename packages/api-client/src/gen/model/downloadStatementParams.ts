/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';

export type DownloadStatementParams = {
/**
 * The first day; from the beginning unless told.
 */
from?: CalendarDay;
/**
 * The last day; until now unless told.
 */
to?: CalendarDay;
};
