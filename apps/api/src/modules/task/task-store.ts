import { sql, type Selectable } from 'kysely';
import { type DeviceType, type TaskModule, TaskType } from '@yayan/contract';
import type { Connection } from '../../platform/database/database.ts';
import type { Tasks } from '../../platform/database/gen/schema.ts';
import { foreignResearchSchema } from './foreign-research.ts';
import type { NewTask, Task } from './task.ts';
import { taskTextsSchema } from './task-texts.ts';
import { type Wanted, wantedSchema } from './wanted.ts';
import type { Tx } from '../../platform/database/tx.ts';

export type TaskRow = Selectable<Tasks>;

/** A task from its row. */
export const taskOf = (row: TaskRow): Task => ({
  id: row.id,
  hashId: row.hash_id,
  // The table's check constraints allow only values of these enumerations.
  module: row.module as TaskModule,
  type: row.type as TaskType,
  title: row.title,
  cover: row.cover,
  coins: row.coins,
  credit: row.credit,
  consolationCoins: row.consolation_coins,
  declaredMinutes: row.declared_minutes,
  screeningMinutes: row.screening_minutes,
  medianSeconds: row.median_seconds,
  devices: row.devices as DeviceType[],
  cities: row.cities,
  minimumQuality: row.minimum_quality,
  networkLimit: row.network_limit,
  seats: row.seats,
  seatsTaken: row.seats_taken,
  quotaFull: row.quota_full,
  seatMinutes: row.seat_minutes,
  tags: row.tags,
  texts: taskTextsSchema.parse(row.texts),
  dataUseVersion: row.data_use_version,
  foreignResearch: foreignResearchSchema.nullable().parse(row.foreign_research),
  wanted: wantedSchema.parse(row.wanted),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  pausedAt: row.paused_at,
});

/** Adds a task; undefined if its public id is taken. */
export async function insertTask(tx: Tx, id: string, task: NewTask, at: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('tasks')
    .values({
      id,
      hash_id: task.hashId,
      module: task.module,
      type: task.type,
      title: task.title,
      cover: task.cover,
      coins: task.coins,
      credit: task.credit,
      consolation_coins: task.consolationCoins,
      declared_minutes: task.declaredMinutes,
      screening_minutes: task.screeningMinutes,
      devices: [...task.devices],
      cities: [...task.cities],
      minimum_quality: task.minimumQuality,
      network_limit: task.networkLimit,
      seats: task.seats,
      tags: [...task.tags],
      texts: JSON.stringify(task.texts),
      foreign_research: task.foreignResearch ? JSON.stringify(task.foreignResearch) : null,
      wanted: JSON.stringify(task.wanted ?? []),
      starts_at: task.startsAt,
      ends_at: task.endsAt,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('hash_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function readTaskByHash(db: Connection, hashId: string): Promise<Task | undefined> {
  const row = await db.selectFrom('tasks').selectAll().where('hash_id', '=', hashId).executeTakeFirst();
  return row && taskOf(row);
}

export async function readTasks(db: Connection, ids: readonly string[]): Promise<Task[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.map(taskOf);
}

export async function writeSeatMinutes(tx: Tx, taskId: string, minutes: number): Promise<void> {
  await tx.updateTable('tasks').set({ seat_minutes: minutes }).where('id', '=', taskId).execute();
}

/** Moves the end of a task later and puts an ended one back on the wall; false if the end doesn't move later. */
export async function writeLaterEnd(tx: Tx, taskId: string, endsAt: Date | null): Promise<boolean> {
  const row = await tx
    .updateTable('tasks')
    .set({ ends_at: endsAt, is_over: false })
    .where('id', '=', taskId)
    .where('ends_at', 'is not', null)
    .$if(endsAt !== null, (query) => query.where('ends_at', '<', endsAt))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Stores a task's new title, texts, coins and times, and shows it on the wall again. The next sweep removes it if it
 * has ended.
 */
export async function writeRevision(
  tx: Tx,
  taskId: string,
  {
    title,
    texts,
    coins,
    startsAt,
    endsAt,
  }: Pick<NewTask, 'title' | 'texts' | 'coins' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({
      title,
      texts: JSON.stringify(texts),
      coins,
      starts_at: startsAt,
      ends_at: endsAt,
      is_over: false,
    })
    .where('id', '=', taskId)
    .execute();
}

/** Pauses a task; false if it is paused already. */
export async function writePause(tx: Tx, taskId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('tasks')
    .set({ paused_at: at })
    .where('id', '=', taskId)
    .where('paused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a seat of a task; false if the task is full. The last seat of a soft launch pauses it (rule 14.71). */
export async function takeSeat(tx: Tx, taskId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update tasks set seats_taken = seats_taken + 1,
      paused_at = case when seats_taken + 1 >= soft_seats then coalesce(paused_at, ${at}::timestamptz) else paused_at end
    where id = ${taskId} and (seats is null or seats_taken < seats)
      and (soft_seats is null or seats_taken < soft_seats)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** The tasks that are not over, including those that start later. */
export async function readOpenTasks(db: Connection): Promise<Pick<Task, 'id' | 'quotaFull'>[]> {
  return await db
    .selectFrom('tasks')
    .select(['id', 'quota_full as quotaFull'])
    .where('is_over', '=', false)
    .execute();
}

export async function writeQuotaFull(db: Connection, taskId: string, isFull: boolean): Promise<void> {
  await db.updateTable('tasks').set({ quota_full: isFull }).where('id', '=', taskId).execute();
}

export async function freeSeat(tx: Tx, taskId: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set((eb) => ({ seats_taken: eb('seats_taken', '-', 1) }))
    .where('id', '=', taskId)
    .execute();
}

export async function countComplete(tx: Tx, taskId: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set((eb) => ({ completes: eb('completes', '+', 1) }))
    .where('id', '=', taskId)
    .execute();
}

/** Takes one complete off a task, with the seat that it held. */
export async function uncountComplete(tx: Tx, taskId: string, seats: 0 | 1): Promise<void> {
  await tx
    .updateTable('tasks')
    .set((eb) => ({ completes: eb('completes', '-', 1), seats_taken: eb('seats_taken', '-', seats) }))
    .where('id', '=', taskId)
    .execute();
}

/** The newest welcome task, open or not. */
export async function readWelcomeTask(db: Connection): Promise<Task | undefined> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .where('type', '=', TaskType.Welcome)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && taskOf(row);
}

/** The wanted attributes of at most `limit` open tasks. Tasks for anybody are left out. */
export async function readWanted(db: Connection, now: Date, limit: number): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('wanted')
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('is_full', '=', false)
    .where(sql<boolean>`wanted <> '[]'::jsonb`)
    .limit(limit)
    .execute();
  return rows.map((row) => wantedSchema.parse(row.wanted));
}

/** The sum of the coins of all open tasks of a type. */
export async function openCoins(db: Connection, type: TaskType, now: Date): Promise<number> {
  const row = await db
    .selectFrom('tasks')
    .select(sql<number>`coalesce(sum(coins), 0)::bigint`.as('coins'))
    .where('type', '=', type)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return row?.coins ?? 0;
}
