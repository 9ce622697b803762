import type { Platform } from '../../../platform/platform.ts';
import { addTask, endLater, findTask } from '../../task/tasks.ts';
import { hostSurvey } from './host-survey.ts';
import type { TaskFile } from './task-file.ts';

export interface Imported {
  readonly hashId: string;
  /** `added`: a new task. `hosted`: the task was there; who starts from now on answers this questionnaire. */
  readonly what: 'added' | 'hosted';
  /** Only of one that was there. */
  readonly endsLater: boolean;
}

/**
 * Puts a task on the wall with its questionnaire, screening and quotas, all or nothing. Of a task that is there the
 * questionnaire changes and the end moves later where the file says so: what it promised to people stays, and who has
 * started keeps their version (decisions §3).
 */
export async function importTask(
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { task: taskAt, candidate }: TaskFile,
): Promise<Imported> {
  return await database.transaction(async (tx) => {
    const at = clock.now();
    const task = taskAt(at);
    const { hashId } = task;
    const added = await addTask(tx, random, task, at);
    const taskId = added ?? (await findTask(tx, hashId))?.id;
    if (taskId === undefined) throw new Error(`Task ${hashId} is neither new nor there`);
    await hostSurvey(tx, random, { taskId, name: hashId, candidate, at });
    const endsLater = added === undefined && (await endLater(tx, taskId, task.endsAt));
    return { hashId, what: added === undefined ? 'hosted' : 'added', endsLater };
  });
}
