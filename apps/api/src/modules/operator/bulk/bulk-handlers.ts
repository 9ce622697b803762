import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { BulkInput, BulkRules } from './bulk-rule.ts';
import {
  countItems,
  type ItemCounts,
  selectItems,
  selectRun,
  selectRuns,
  type StoredRun,
} from './bulk-store.ts';

/** What the console's calls of bulk acts need. */
export interface BulkPorts {
  bulkRules: BulkRules;
  bulkAct: Act<BulkInput>;
}

const MOST_RUNS = 100;
const MOST_ITEMS = 500;
const NONE: ItemCounts = { waiting: 0, done: 0, asked: 0, refused: 0, failed: 0 };

const runView = (
  { id, act, reason, asked_by, asked_by_id, made_at, ended_at }: StoredRun,
  counts: ItemCounts = NONE,
  operatorId: string,
): ConsoleDataOf<'getBulkRun'>['run'] => ({
  id,
  act,
  reason: reason || null,
  askedBy: asked_by,
  isOwn: asked_by_id === operatorId,
  madeAt: made_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  counts,
});

/** The console's calls of acts on many objects (rule 14.44). */
export const bulkHandlers = (
  platform: Platform,
  { bulkRules: rules, bulkAct }: BulkPorts,
): Pick<ConsoleHandlers, 'runBulkAct' | 'listBulkRuns' | 'getBulkRun'> => {
  const { read } = platform.database;
  return {
    runBulkAct: actHandler(
      platform,
      bulkAct,
      ({ body }: Parameters<ConsoleHandlers['runBulkAct']>[0]) => body.input,
    ),
    listBulkRuns: async ({ operator: { operatorId } }) => {
      const runs = await selectRuns(read, MOST_RUNS);
      const counts = await countItems(
        read,
        runs.map(({ id }) => id),
      );
      return { items: runs.map((run) => runView(run, counts.get(run.id), operatorId)) };
    },
    getBulkRun: async ({ params: { id: runId }, operator: { operatorId } }) => {
      const run = (await selectRun(read, runId)) ?? refuse('NOT_FOUND');
      const counts = await countItems(read, [runId]);
      const states = ['asked', 'refused', 'failed'] as const;
      const items = await selectItems(read, { runId, states, after: 0, limit: MOST_ITEMS });
      return {
        run: runView(run, counts.get(runId), operatorId),
        items: items.map(({ subject, state, why }) => ({ kind: rules[run.act].kind, subject, state, why })),
      };
    },
  };
};
