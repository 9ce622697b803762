import type { CreditRow } from '@yayan/api-client';
import { formatCalendarDay, formatDay } from '@yayan/ui';
import { appealable } from './appealable.ts';

/** The line under a change: cause, rule, end, deadline for an appeal. */
export const changeNote = (row: CreditRow, now: Date): string =>
  [
    row.cause.title === row.reason ? '' : row.cause.title,
    row.rule,
    row.endsAt ? `${formatCalendarDay(row.endsAt, now)}恢复` : '',
    row.appealUntil && appealable(row, now) ? `${formatDay(row.appealUntil, now)}前可申诉` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
