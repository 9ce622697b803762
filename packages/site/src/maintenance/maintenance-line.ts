import { calendarDay, formatClock, formatDay } from '@yayan/ui';

const hourMs = 3_600_000;

/** Maintenance as an announcement says it. */
interface Span {
  readonly start: Date;
  /** Undefined if nobody knows. */
  readonly end: Date | undefined;
}

const timeIn = (text: string | undefined): Date | undefined => {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time;
};

const spanIn = (text: string): Span | undefined => {
  const [from, to] = text.split('/');
  const start = timeIn(from);
  return start && { start, end: timeIn(to) };
};

/** Whether the line is shown: from an hour before until the end, which the server stops to say where it is unknown. */
const isNear = ({ start, end }: Span, now: Date): boolean =>
  start.getTime() - now.getTime() <= hourMs && (end === undefined || now < end);

const dayWord = (time: Date, now: Date): string => {
  const day = calendarDay(time);
  if (day === calendarDay(now)) return '今天';
  if (day === calendarDay(new Date(now.getTime() + 24 * hourMs))) return '明天';
  return formatDay(time.toISOString(), now);
};

const momentText = (time: Date, now: Date): string =>
  `${dayWord(time, now)} ${formatClock(time.toISOString())}`;

const spanText = ({ start, end }: Span, now: Date): string => {
  const from = momentText(start, now);
  if (end === undefined) return `${from} 起`;
  const isSameDay = calendarDay(start) === calendarDay(end);
  return `${from}–${isSameDay ? formatClock(end.toISOString()) : momentText(end, now)} `;
};

/** Whether the maintenance that is announced runs already. */
export const hasBegun = (announced: string | undefined, now: Date): boolean => {
  const span = announced === undefined ? undefined : spanIn(announced);
  return span !== undefined && span.start <= now;
};

/** 「今天 02:00–02:30 维护」; undefined while it is not to be shown (rule 8.9). */
export const maintenanceLine = (announced: string | undefined, now: Date): string | undefined => {
  const span = announced === undefined ? undefined : spanIn(announced);
  return span && isNear(span, now) ? `${spanText(span, now)}维护` : undefined;
};
