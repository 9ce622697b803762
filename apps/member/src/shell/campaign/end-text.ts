import { formatClock, formatDay, formatMoment } from '@yayan/ui';

const MIDNIGHT = '00:00';

/** The day on which something ends. An end at midnight reads as the day before at 24:00: that day still counts. */
export const endText = (iso: string): string =>
  formatClock(iso) === MIDNIGHT ? endOfDay(iso) : formatDay(iso);

/** The same with the time of an end that isn't at midnight. */
export const endMoment = (iso: string): string =>
  formatClock(iso) === MIDNIGHT ? endOfDay(iso) : formatMoment(iso);

const endOfDay = (iso: string): string => `${formatDay(new Date(Date.parse(iso) - 1).toISOString())} 24:00`;
