import { type Selectable, sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Partners, SuppliedTasks } from '../../platform/database/gen/schema.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type PartnerRow = Selectable<Partners>;
type SuppliedTaskRow = Selectable<SuppliedTasks>;

export async function readPartnerByKey(db: Connection, key: string): Promise<PartnerRow | undefined> {
  return await db.selectFrom('partners').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function readPartner(db: Connection, id: string): Promise<PartnerRow> {
  return await db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function readPartners(db: Connection): Promise<PartnerRow[]> {
  return await db.selectFrom('partners').selectAll().orderBy('key').execute();
}

/** Adds a partner, or replaces the configuration of the partner with this key. */
export async function writePartner(
  tx: Tx,
  row: Omit<PartnerRow, 'created_at' | 'updated_at' | 'config'> & { config: string },
  at: Date,
): Promise<string> {
  const { id: _id, key: _key, ...changed } = row;
  const written = await tx
    .insertInto('partners')
    .values({ ...row, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.constraint('partners_key').doUpdateSet({ ...changed, updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return written.id;
}

/** A task that a partner runs, with the partner's name for it. */
export interface SuppliedTask {
  readonly taskId: string;
  readonly partnerId: string;
  readonly survey: string;
  readonly minimumSeconds?: number;
  /** Values for {p1} to {p5}. */
  readonly passed?: Readonly<Record<string, string>>;
}

/** Stores which partner runs a task, and the task's name there. */
export async function writeSuppliedTask(tx: Tx, supplied: SuppliedTask): Promise<void> {
  const { taskId, partnerId, survey, minimumSeconds = null, passed = {} } = supplied;
  const how = {
    partner_id: partnerId,
    survey,
    minimum_seconds: minimumSeconds,
    passed: JSON.stringify(passed),
    closed_at: null,
    ended_at: null,
  };
  await tx
    .insertInto('supplied_tasks')
    .values({ task_id: taskId, ...how })
    .onConflict((conflict) => conflict.column('task_id').doUpdateSet(how))
    .execute();
}

/** Which partner runs each of these tasks. Tasks of our own have no entry. */
export async function readOwners(
  db: Connection,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('supplied_tasks')
    .select(['task_id', 'partner_id'])
    .where('task_id', 'in', taskIds)
    .execute();
  return new Map(rows.map((row) => [row.task_id, row.partner_id]));
}

/** The tasks that a partner runs. */
export async function readSuppliedTaskIds(db: Connection, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supplied_tasks')
    .select('task_id')
    .where('partner_id', '=', partnerId)
    .execute();
  return rows.map((row) => row.task_id);
}

/** The tasks that a partner runs or ran, in the order of what it calls them. */
export async function readSuppliedTasks(
  db: Connection,
  partnerId: string,
  limit: number,
): Promise<SuppliedTaskRow[]> {
  return await db
    .selectFrom('supplied_tasks')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .orderBy('survey')
    .limit(limit)
    .execute();
}

/** Stores since when nobody is sent to the partner of a task. */
export async function writeSupplyEnd(tx: Tx, taskId: string, at: Date): Promise<void> {
  await tx.updateTable('supplied_tasks').set({ ended_at: at }).where('task_id', '=', taskId).execute();
}

/** Stores since when a supplier calls a task closed. */
export async function writeClosed(tx: Tx, taskId: string, at: Date): Promise<void> {
  await tx.updateTable('supplied_tasks').set({ closed_at: at }).where('task_id', '=', taskId).execute();
}

/** The tasks that their supplier called closed, and since when. */
export async function readClosed(db: Connection): Promise<{ taskId: string; at: Date }[]> {
  const { rows } = await sql<{ taskId: string; at: Date }>`
    select task_id as "taskId", closed_at as at from supplied_tasks where closed_at is not null`.execute(db);
  return rows;
}

export async function readSuppliedTask(db: Connection, taskId: string): Promise<SuppliedTaskRow | undefined> {
  return await db.selectFrom('supplied_tasks').selectAll().where('task_id', '=', taskId).executeTakeFirst();
}

/** Whether a supplier asked a task's questions, and nobody does now. */
export async function lacksSupplier(db: Connection, taskId: string): Promise<boolean> {
  const supplied = await readSuppliedTask(db, taskId);
  return supplied !== undefined && supplied.ended_at !== null;
}
