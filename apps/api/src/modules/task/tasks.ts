import type { Connection } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import {
  insertTask,
  readOpenTasks,
  readTaskByHash,
  readTasks,
  takeSeat as takeSeatOf,
  writeLaterEnd,
  writeQuotaFull,
  writeRevision,
  writeSeatMinutes,
} from './task-store.ts';
import { insertImport } from './import-store.ts';
import type { NewTask, Task } from './task.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** A task by its public id; undefined if it doesn't exist. */
export const findTask = (db: Connection, hashId: string): Promise<Task | undefined> =>
  readTaskByHash(db, hashId);

/** A task by its id; it must exist. */
export async function taskById(db: Connection, id: string): Promise<Task> {
  const [task] = await readTasks(db, [id]);
  if (task === undefined) throw new Error(`There is no task ${id}`);
  return task;
}

/** Adds a task. If its public id is taken, nothing changes and the result is undefined. */
export const addTask = (tx: Tx, random: Random, task: NewTask, at: Date): Promise<string | undefined> =>
  insertTask(tx, random.uuid(), task, at);

/** Stores how long a seat of the task stays reserved, for task detail and results. Minutes. */
export const setSeatMinutes = (tx: Tx, taskId: string, minutes: number): Promise<void> =>
  writeSeatMinutes(tx, taskId, minutes);

/** The tasks that are not over, with whether their quotas are noted as full. */
export const openTasks = (db: Connection): Promise<Pick<Task, 'id' | 'quotaFull'>[]> => readOpenTasks(db);

/** Stores whether a task's quota cells have no free seat for anybody (rule 3.32). */
export const setQuotaFull = (db: Connection, taskId: string, isFull: boolean): Promise<void> =>
  writeQuotaFull(db, taskId, isFull);

/** Moves a task's end later, never earlier than members were told; returns whether it moved. Null means no end. */
export const endLater = (tx: Tx, taskId: string, endsAt: Date | null): Promise<boolean> =>
  writeLaterEnd(tx, taskId, endsAt);

/**
 * Takes a seat of a task, never more than there are; false if it is full. Store it on the participation
 * (`noteProgress`), whose end frees it.
 */
export const takeSeat = (tx: Tx, taskId: string): Promise<boolean> => takeSeatOf(tx, taskId);

/** Stores a task's title, texts, coins and times anew. Who started keeps what was promised then. */
export const reviseTask = (
  tx: Tx,
  taskId: string,
  revision: Pick<NewTask, 'title' | 'texts' | 'coins' | 'startsAt' | 'endsAt'>,
): Promise<void> => writeRevision(tx, taskId, revision);

/** Keeps who imported a task, and what came of it. */
export const noteImport = (
  tx: Tx,
  random: Random,
  { hashId, what, by, at }: { hashId: string; what: string; by: string; at: Date },
): Promise<void> => insertImport(tx, { id: random.uuid(), hash_id: hashId, what, operator: by, at });
