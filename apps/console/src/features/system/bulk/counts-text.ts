import type { BulkRun } from '@yayan/console-client';
import { bulkItemStateLabels } from '@yayan/contract/console-labels';

const shown = ['done', 'asked', 'refused', 'failed', 'stopped', 'waiting'] as const;

/** The outcomes in words, without those that nothing has: 「已完成 12，做不了 1」. */
export const countsText = (counts: BulkRun['counts']): string =>
  shown
    .filter((state) => counts[state] > 0)
    .map((state) => `${bulkItemStateLabels[state]} ${counts[state]}`)
    .join('，');
