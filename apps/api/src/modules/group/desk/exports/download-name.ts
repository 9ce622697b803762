import { timeDigits } from '../../../../platform/calendar.ts';
import type { Random } from '../../../../platform/random.ts';
import type { Visit } from '../../people/entry/visit.ts';

/**
 * The file name of a download: time stamp and four digits (rule 6.18). The name of a rehearsal's download says so, so
 * that nobody takes it for real data.
 */
export const downloadName = (
  { group, now }: { group: Pick<Visit['group'], 'rehearsal_of'>; now: Date },
  random: Pick<Random, 'digits'>,
  extension: 'xlsx' | 'zip' | 'docx',
): string =>
  `${group.rehearsal_of === null ? '' : '彩排-'}${timeDigits(now)}${random.digits(4)}.${extension}`;
