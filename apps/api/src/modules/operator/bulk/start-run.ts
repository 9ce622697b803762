import type { RunningAct } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BULK_JOB } from './bulk-job.ts';
import type { BulkActName, BulkInput } from './bulk-rule.ts';
import { insertRun, type RunObject, selectWaitingItems } from './bulk-store.ts';

/** Stores the objects of a bulk act. A job does them. The run has the id of the running act. */
export async function startRun(
  { database, clock, jobs }: Platform,
  { id, actor, reason }: RunningAct,
  input: BulkInput,
  objects: readonly RunObject[],
): Promise<void> {
  const { id: askedBy, name, address } = actor;
  if (askedBy === null) throw new Error('Only operators with an account do bulk acts');
  const asker = { asked_by_id: askedBy, asked_by: name, address };
  const run = { id, act: input.act, input: JSON.stringify(input), reason, ...asker, made_at: clock.now() };
  await database.transaction(async (tx) => {
    await insertRun(tx, run, objects);
    await jobs.sendIn(tx, BULK_JOB, { runId: id });
  });
}

/** What runs of an act that go on will still do, by object. */
export async function waitingObjects(
  db: Connection,
  act: BulkActName,
): Promise<ReadonlyMap<string, unknown>> {
  const items = await selectWaitingItems(db, act);
  return new Map(items.map(({ subject, input }) => [subject, input]));
}
