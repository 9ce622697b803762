import type { ConsoleDataOf } from '@yayan/contract/console';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { BulkItems, BulkRuns } from '../../../platform/database/gen/schema.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { BulkActName, BulkInput } from './bulk-rule.ts';

export type BulkItemState = ConsoleDataOf<'getBulkRun'>['items'][number]['state'];

/** A bulk act of an operator, without the objects. */
export type StoredRun = Omit<Selectable<BulkRuns>, 'act' | 'input'> & { act: BulkActName; input: BulkInput };

// `insertRun` wrote act and input.
const runOf = (row: Selectable<BulkRuns>): StoredRun => row as unknown as StoredRun;

/** How many objects have each outcome. */
export type ItemCounts = ConsoleDataOf<'getBulkRun'>['run']['counts'];

/** An object of a run, with what is done with it where that differs from object to object. */
export interface RunObject {
  subject: string;
  input?: object;
}

/** Adds a run with its objects, in their order. */
export async function insertRun(
  tx: Tx,
  run: Insertable<BulkRuns>,
  objects: readonly RunObject[],
): Promise<void> {
  await tx.insertInto('bulk_runs').values(run).execute();
  await sql`
    insert into bulk_items (run_id, position, subject, input)
    select ${run.id}::uuid, place, subject, input::jsonb
    from unnest(${objects.map(({ subject }) => subject)}::text[], ${objects.map(({ input }) => (input ? JSON.stringify(input) : null))}::text[])
      with ordinality as given (subject, input, place)`.execute(tx);
}

export async function selectRun(db: Connection, id: string): Promise<StoredRun | undefined> {
  const row = await db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && runOf(row);
}

/** The newest runs. */
export async function selectRuns(db: Connection, limit: number): Promise<StoredRun[]> {
  const rows = await db
    .selectFrom('bulk_runs')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(runOf);
}

/** Runs that have not ended, though they were asked for before this time. */
export async function selectOpenRuns(db: Connection, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('bulk_runs')
    .select('id')
    .where('ended_at', 'is', null)
    .where('made_at', '<', before)
    .orderBy('made_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The outcomes of some runs. */
export async function countItems(
  db: Connection,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, ItemCounts>> {
  if (runIds.length === 0) return new Map();
  const { rows } = await sql<ItemCounts & { id: string }>`
    select run_id as id,
      (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'done'))::int as done,
      (count(*) filter (where state = 'asked'))::int as asked,
      (count(*) filter (where state = 'refused'))::int as refused,
      (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'stopped'))::int as stopped
    from bulk_items where run_id = any(${[...runIds]}::uuid[]) group by run_id`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export type StoredItem = Omit<Selectable<BulkItems>, 'state'> & { state: BulkItemState };

/** The objects of a run in some states, from a position on. */
export async function selectItems(
  db: Connection,
  {
    runId,
    states,
    after,
    limit,
  }: { runId: string; states: readonly BulkItemState[]; after: number; limit: number },
): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('bulk_items')
    .selectAll()
    .where('run_id', '=', runId)
    .where('state', 'in', [...states])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute();
  // The table's check guarantees the state.
  return rows as StoredItem[];
}

/** The objects that open runs of an act have not worked on yet. */
export async function selectWaitingItems(
  db: Connection,
  act: BulkActName,
): Promise<Pick<StoredItem, 'subject' | 'input'>[]> {
  return await db
    .selectFrom('bulk_items')
    .innerJoin('bulk_runs', 'bulk_runs.id', 'bulk_items.run_id')
    .select(['bulk_items.subject', 'bulk_items.input'])
    .where('bulk_runs.act', '=', act)
    .where('bulk_runs.ended_at', 'is', null)
    .where('bulk_items.state', '=', 'waiting')
    .execute();
}

/** What a run did, in its order, at most `limit`. */
export async function selectDone(db: Connection, runId: string, limit: number): Promise<string[]> {
  const items = await selectItems(db, { runId, states: ['done'], after: 0, limit });
  return items.map(({ subject }) => subject);
}

/** Writes the outcome of one object. */
export async function writeItem(
  db: Connection,
  { run_id, position }: Pick<StoredItem, 'run_id' | 'position'>,
  outcome: { state?: BulkItemState; why?: string; tries?: number },
): Promise<void> {
  await db
    .updateTable('bulk_items')
    .set(outcome)
    .where('run_id', '=', run_id)
    .where('position', '=', position)
    .execute();
}

/** Whether a run goes on. */
export async function isOpenRun(db: Connection, runId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bulk_runs')
    .select('id')
    .where('id', '=', runId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a run before its objects all have an outcome; false if it has ended. */
export async function stopRun(
  tx: Tx,
  runId: string,
  { by, now }: { by: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('bulk_runs')
    .set({ ended_at: now, stopped_by: by })
    .where('id', '=', runId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves the objects undone that still wait. */
export async function stopItems(tx: Tx, runId: string): Promise<void> {
  await tx
    .updateTable('bulk_items')
    .set({ state: 'stopped' })
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Ends a run whose objects all have an outcome. */
export async function endRun(db: Connection, runId: string, now: Date): Promise<void> {
  await sql`
    update bulk_runs set ended_at = ${now} where id = ${runId} and ended_at is null
      and not exists (select from bulk_items where run_id = ${runId} and state = 'waiting')`.execute(db);
}

/** How many messages runs since a time have written or will write, with the same text and for the same operator. */
export async function countMessaged(
  db: Connection,
  { text, operatorId, since }: { text: string; operatorId: string | null; since: Date },
): Promise<{ ofText: number; ofOperator: number }> {
  const { rows } = await sql<{ ofText: number; ofOperator: number }>`
    select (count(*) filter (where btrim(r.input ->> 'text', E' \\t\\n\\r') = ${text.trim()}))::int as "ofText",
      (count(*) filter (where r.asked_by_id = ${operatorId}::uuid))::int as "ofOperator"
    from bulk_runs r join bulk_items i on i.run_id = r.id
    where r.made_at > ${since} and r.act = 'messageMembers' and i.state in ('waiting', 'done')`.execute(db);
  return rows[0] ?? { ofText: 0, ofOperator: 0 };
}
