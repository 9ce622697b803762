import type { Connection } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import {
  countComplete,
  insertTask,
  readOpenTasks,
  readTaskByHash,
  readTasks,
  takeSeat as takeSeatOf,
  uncountComplete as uncountCompleteOf,
  writePause,
  writeLaterEnd,
  writeQuotaFull,
  writeRevision,
  writeSeatMinutes,
} from './task-store.ts';
import { insertImport } from './import-store.ts';
import { type TaskRevision, writeTaskRevision } from './revision-store.ts';
import type { Participation } from './participation.ts';
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

/** The tasks of these ids, in no order. */
export const tasksByIds = (db: Connection, ids: readonly string[]): Promise<Task[]> =>
  readTasks(db, [...new Set(ids)]);

/** Adds a task. If its public id is taken, nothing changes and the result is undefined. */
export const addTask = (tx: Tx, random: Random, task: NewTask, at: Date): Promise<string | undefined> =>
  insertTask(tx, random.uuid(), task, at);

/** Stores how many minutes a seat of the task stays reserved. Task detail and results show it. */
export const setSeatMinutes = (tx: Tx, taskId: string, minutes: number): Promise<void> =>
  writeSeatMinutes(tx, taskId, minutes);

/** Pauses a task: nobody starts it, and those who began finish it. False if it is paused already. */
export const pauseTask = (tx: Tx, taskId: string, at: Date): Promise<boolean> => writePause(tx, taskId, at);

/** The tasks that are not over, and whether their quotas are stored as full. */
export const openTasks = (db: Connection): Promise<Pick<Task, 'id' | 'quotaFull'>[]> => readOpenTasks(db);

/** Stores whether a task's quota cells have no free seat for anybody (rule 3.32). */
export const setQuotaFull = (db: Connection, taskId: string, isFull: boolean): Promise<void> =>
  writeQuotaFull(db, taskId, isFull);

/** Moves a task's end to a later time and never to an earlier one. Returns whether it moved. Null means no end. */
export const endLater = (tx: Tx, taskId: string, endsAt: Date | null): Promise<boolean> =>
  writeLaterEnd(tx, taskId, endsAt);

/**
 * Takes a seat of a task, never more than there are; false if it is full. Store it on the participation
 * (`noteProgress`), whose end frees it.
 */
export const takeSeat = (tx: Tx, taskId: string, at: Date): Promise<boolean> => takeSeatOf(tx, taskId, at);

/** Takes a rejected complete off its task, and frees its seat (rule 14.69). Call it at the end of a transaction. */
export const uncountComplete = (tx: Tx, { taskId, seated }: Participation): Promise<void> =>
  uncountCompleteOf(tx, taskId, seated ? 1 : 0);

/** Counts a complete again that was rejected. It takes a seat if one is free, and counts also without one. */
export async function countCompleteAgain(tx: Tx, { taskId, seated }: Participation, at: Date): Promise<void> {
  if (seated) await takeSeatOf(tx, taskId, at);
  await countComplete(tx, taskId);
}

/** Stores a new title, texts, coins and times of a task. Members who started it keep the reward promised then. */
export const reviseTask = (
  tx: Tx,
  taskId: string,
  revision: Pick<NewTask, 'title' | 'texts' | 'coins' | 'startsAt' | 'endsAt'>,
): Promise<void> => writeRevision(tx, taskId, revision);

/** Stores what a file changes of a task that is there. Who has started it keeps what was promised then (rule 14.89). */
export const changeByFile = (tx: Tx, taskId: string, revision: TaskRevision): Promise<void> =>
  writeTaskRevision(tx, taskId, revision);

/** Stores who imported a task, and the result. */
export const storeImport = (
  tx: Tx,
  random: Random,
  { hashId, what, by, at }: { hashId: string; what: string; by: string; at: Date },
): Promise<void> => insertImport(tx, { id: random.uuid(), hash_id: hashId, what, operator: by, at });
