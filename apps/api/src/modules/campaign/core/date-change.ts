import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { formatTime } from '../../../platform/calendar.ts';
import type { CampaignDates } from './campaign-dates.ts';

type CampaignView = NonNullable<DataOf<'getCampaign'>['campaign']>;
type DateName = CampaignView['dateChanges'][number]['date'];

const names = ['startsAt', 'endsAt', 'drawsAt'] as const satisfies readonly DateName[];

/** A date that was moved. */
export interface MovedDate {
  date: DateName;
  before: string;
  after: string;
}

const storedSchema = z.object({
  moved: z.array(z.object({ date: z.enum(names), before: z.string(), after: z.string() })),
  reason: z.string(),
});

/** What differs, as the acts of a campaign store it. */
export const movedDates = (before: CampaignDates, after: CampaignDates): MovedDate[] =>
  names.flatMap((date) => {
    const [was, next] = [before[date]?.toISOString(), after[date]?.toISOString()];
    return was === undefined || next === undefined || was === next
      ? []
      : [{ date, before: was, after: next }];
  });

/** The detail of an act that moved dates, and back. */
export const moveDetail = (moved: readonly MovedDate[], reason: string): string =>
  JSON.stringify({ moved, reason });
export const readMove = (detail: string): z.output<typeof storedSchema> =>
  storedSchema.parse(JSON.parse(detail));

/** The detail of such an act for operators. */
export const moveText = (detail: string): string => {
  const { moved, reason } = readMove(detail);
  const text = moved.map(
    ({ date, before, after }) => `${date} ${formatTime(new Date(before))} → ${formatTime(new Date(after))}`,
  );
  return `${text.join(', ')}: ${reason}`;
};
