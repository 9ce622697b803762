import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Random } from '../../platform/random.ts';
import {
  insertTask,
  readTaskByHash,
  readTasks,
  takeSeat as takeSeatOf,
  writeLaterEnd,
  writeSeatMinutes,
} from './task-store.ts';
import type { NewTask, Task } from './task.ts';

/** A task by its public id; undefined when there never was one. */
export const findTask = (db: Connection, hashId: string): Promise<Task | undefined> =>
  readTaskByHash(db, hashId);

/** A task that something refers to. */
export async function taskById(db: Connection, id: string): Promise<Task> {
  const [task] = await readTasks(db, [id]);
  if (task === undefined) throw new Error(`There is no task ${id}`);
  return task;
}

/** Adds a task; undefined when its public id is taken already, and nothing has changed. */
export const addTask = (
  tx: Transaction<Schema>,
  random: Random,
  task: NewTask,
  at: Date,
): Promise<string | undefined> => insertTask(tx, random.uuid(), task, at);

/** Says how long a seat of the task stays reserved, for its detail and results. Minutes. */
export const setSeatMinutes = (tx: Transaction<Schema>, taskId: string, minutes: number): Promise<void> =>
  writeSeatMinutes(tx, taskId, minutes);

/** Lets a task end later, never earlier than people were told; whether that changed anything. Null has no end. */
export const endLater = (tx: Transaction<Schema>, taskId: string, endsAt: Date | null): Promise<boolean> =>
  writeLaterEnd(tx, taskId, endsAt);

/**
 * Takes one of the task's seats, never more than there are; false when it is full. Note it on the participation
 * (`noteProgress`), whose end gives it back.
 */
export const takeSeat = (tx: Transaction<Schema>, taskId: string): Promise<boolean> => takeSeatOf(tx, taskId);
