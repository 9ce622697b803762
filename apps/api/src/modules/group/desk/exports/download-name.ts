import { timeDigits } from '../../../../platform/calendar.ts';
import type { Random } from '../../../../platform/random.ts';
import type { Visit } from '../../people/entry/visit.ts';

/** What a download is called: time stamp and four digits (rule 6.18). One of a rehearsal says so, so that nobody takes it for real. */
export const downloadName = (
  { group, now }: { group: Pick<Visit['group'], 'rehearsal_of'>; now: Date },
  random: Pick<Random, 'digits'>,
  extension: 'xlsx' | 'zip',
): string =>
  `${group.rehearsal_of === null ? '' : '彩排-'}${timeDigits(now)}${random.digits(4)}.${extension}`;
