import { ApiFault } from '../../../errors/api-fault.ts';
import type { Act, Actor } from '../../../platform/audit/act.ts';
import { performAct } from '../../../platform/audit/perform-act.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Platform } from '../../../platform/platform.ts';
import { selectById } from '../account/operator-store.ts';
import { actOn, type BulkRules } from './bulk-rule.ts';
import {
  endRun,
  isOpenRun,
  selectItems,
  selectOpenRuns,
  selectRun,
  type StoredItem,
  type StoredRun,
  writeItem,
} from './bulk-store.ts';

export const BULK_JOB = 'operator.bulk';
const RESUME_JOB = 'operator.resume-bulk';
const MINUTE_MS = 60_000;
const RESUMED = 100;
const BATCH = 100;
/** After this many errors of ours an object counts as failed, so that it doesn't hold up its run. */
const MOST_TRIES = 3;
const WHY = '服务出了点问题，没有做成';

/** The asker with their present rights: who has lost them meanwhile does nothing more. */
async function askerOf(platform: Platform, run: StoredRun): Promise<Actor> {
  const operator = await selectById(platform.database.read, run.asked_by_id);
  const roles = operator?.closed_at === null ? operator.roles : [];
  return { id: run.asked_by_id, name: run.asked_by, roles, address: run.address };
}

/** Does the act on one object, unless the run was stopped. Its key is the same in every attempt, so it happens once. */
async function workOn(
  platform: Platform,
  rules: BulkRules,
  { run, item, actor }: { run: StoredRun; item: StoredItem; actor: Actor },
): Promise<void> {
  const rule = rules[run.act];
  const { read } = platform.database;
  if (!(await isOpenRun(read, run.id))) return;
  try {
    const act = actOn(rule, item.subject) as Act<unknown>;
    const input = await rule.inputOf(item.subject, run.input, { db: read, own: item.input });
    const { state } = await performAct(platform, act, input, {
      actor,
      reason: run.reason,
      key: `bulk:${run.id}:${item.position}`,
      seen: null,
      dryRun: false,
    });
    await writeItem(read, item, { state: state === 'asked' ? 'asked' : 'done' });
  } catch (error) {
    if (error instanceof ApiFault && error.entry.status < 500)
      return await writeItem(read, item, { state: 'refused', why: error.message });
    const tries = item.tries + 1;
    await writeItem(read, item, tries < MOST_TRIES ? { tries } : { tries, state: 'failed', why: WHY });
    throw error;
  }
}

async function workThroughRun(
  platform: Platform,
  rules: BulkRules,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = platform;
  const run = await selectRun(database.read, runId);
  if (!run || run.ended_at !== null) return;
  const actor = await askerOf(platform, run);
  const waiting = { runId, states: ['waiting'], limit: BATCH } as const;
  const failures: unknown[] = [];
  for (let after = 0; ;) {
    const items = await selectItems(database.read, { ...waiting, after });
    await settleAll(items, (item) => workOn(platform, rules, { run, item, actor }), signal).catch(
      (error: unknown) => failures.push(error),
    );
    const last = items.at(-1);
    if (!last || signal.aborted) break;
    after = last.position;
  }
  await endRun(database.read, runId, clock.now());
  signal.throwIfAborted();
  // The job runs again for those that wait.
  if (failures.length > 0) throw new AggregateError(failures, 'some objects of a bulk act failed');
}

/** Defines the job of bulk acts, and the one that finds runs whose job was lost. */
export function defineBulkJobs(platform: Platform, rules: BulkRules): void {
  const { jobs, database, clock } = platform;
  jobs.define<{ runId: string }>(BULK_JOB, async ({ runId }, { signal }) => {
    await workThroughRun(platform, rules, runId, signal);
  });
  jobs.define(RESUME_JOB, async (_data, { signal }) => {
    const before = new Date(clock.now().getTime() - 10 * MINUTE_MS);
    const open = await selectOpenRuns(database.read, before, RESUMED);
    if (open.length === 0) return;
    const living = new Set((await jobs.living(BULK_JOB)).map((data) => (data as { runId: string }).runId));
    const lost = open.filter((id) => !living.has(id));
    await settleAll(
      lost,
      (runId) => database.transaction((tx) => jobs.sendIn(tx, BULK_JOB, { runId })),
      signal,
    );
  });
  jobs.schedule(RESUME_JOB, '*/10 * * * *');
}
