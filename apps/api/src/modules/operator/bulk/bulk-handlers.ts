import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { rightOf } from '../../../call/operator/permissions.ts';
import type { OperatorCaller } from '../../../call/operator/operator-caller.ts';
import { type ActOnId, actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type BulkInput, type BulkRules, objectOf } from './bulk-rule.ts';
import { stopBulk } from './stop-run.ts';
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
const NONE: ItemCounts = { waiting: 0, done: 0, asked: 0, refused: 0, failed: 0, stopped: 0 };

const runView = (
  { id, act, reason, asked_by, asked_by_id, made_at, ended_at, stopped_by }: StoredRun,
  counts: ItemCounts = NONE,
  { operatorId, mayDo }: { operatorId: string; mayDo: boolean },
): ConsoleDataOf<'getBulkRun'>['run'] => ({
  id,
  act,
  reason: reason || null,
  askedBy: asked_by,
  isOwn: asked_by_id === operatorId,
  madeAt: made_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
  stoppedBy: stopped_by,
  mayStop: ended_at === null && mayDo,
  counts,
});

/** The console's calls of acts on many objects (rule 14.44). */
export const bulkHandlers = (
  platform: Platform,
  { bulkRules: rules, bulkAct }: BulkPorts,
): Pick<ConsoleHandlers, 'runBulkAct' | 'listBulkRuns' | 'getBulkRun' | 'stopBulkRun'> => {
  const { read } = platform.database;
  const view = (run: StoredRun, counts: ItemCounts | undefined, { operatorId, roles }: OperatorCaller) => {
    const mayDo = rightOf(roles, rules[run.act].permission) !== undefined;
    return runView(run, counts, { operatorId, mayDo });
  };
  return {
    runBulkAct: actHandler(
      platform,
      bulkAct,
      ({ body }: Parameters<ConsoleHandlers['runBulkAct']>[0]) => body.input,
    ),
    stopBulkRun: actHandler(platform, stopBulk(rules), ({ params }: ActOnId) => ({ id: params.id })),
    listBulkRuns: async ({ operator }) => {
      const runs = await selectRuns(read, MOST_RUNS);
      const counts = await countItems(
        read,
        runs.map(({ id }) => id),
      );
      return { items: runs.map((run) => view(run, counts.get(run.id), operator)) };
    },
    getBulkRun: async ({ params: { id: runId }, operator }) => {
      const run = (await selectRun(read, runId)) ?? refuse('NOT_FOUND');
      const counts = await countItems(read, [runId]);
      const undone = ['asked', 'refused', 'failed', 'stopped'] as const;
      const states = run.stopped_by === null ? undone : (['done', ...undone] as const);
      const items = await selectItems(read, { runId, states, after: 0, limit: MOST_ITEMS });
      return {
        run: view(run, counts.get(runId), operator),
        items: items.map(({ subject, state, why }) => ({ ...objectOf(rules[run.act], subject), state, why })),
      };
    },
  };
};
