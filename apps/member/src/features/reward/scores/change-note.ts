import type { CreditRow } from '@yayan/api-client';
import { formatCalendarDay, formatDay } from '@yayan/ui';
import { appealable } from './appealable.ts';

/** What stands under a change: what it was about, the rule, when it ends, until when it can be appealed against. */
export const changeNote = (row: CreditRow, now = new Date()): string =>
  [
    row.cause.title === row.reason ? '' : row.cause.title,
    row.rule,
    row.endsAt ? `${formatCalendarDay(row.endsAt, now)}恢复` : '',
    row.appealUntil && appealable(row, now) ? `${formatDay(row.appealUntil, now)}前可申诉` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
