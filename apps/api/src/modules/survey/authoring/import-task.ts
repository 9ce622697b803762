import type { Platform } from '../../../platform/platform.ts';
import { addTask, changeByFile, endLater, findTask, hostActivity, storeImport } from '../../task/module.ts';
import { hostSurvey } from './host-survey.ts';
import { isLaterEnd } from './later-end.ts';
import type { TaskFile } from './task-file.ts';

export interface ImportResult {
  readonly hashId: string;
  /**
   * `added`: a new task. `hosted`: an existing task uses this questionnaire for new participations. `kept`: an existing
   * task that is no questionnaire keeps what members do in it.
   */
  readonly what: 'added' | 'hosted' | 'kept';
  /** Whether the end of an existing task moved later. */
  readonly endsLater: boolean;
}

/**
 * Imports a task with its questionnaire, screening and quotas, or with its activity, all or nothing. For an existing
 * task the questionnaire, the texts and whom it is for change, and the end moves later if the file says so (rule 14.89).
 * The promised reward stays, and open participations keep their version (rule 3.6).
 */
export async function importTask(
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { task: taskAt, candidate, activity }: TaskFile,
  { by }: { by: string } = { by: '芽言' },
): Promise<ImportResult> {
  return await database.transaction(async (tx) => {
    const at = clock.now();
    const task = taskAt(at);
    const { hashId } = task;
    const added = await addTask(tx, random, task, at);
    const known = added === undefined ? await findTask(tx, hashId) : undefined;
    const taskId = added ?? known?.id;
    if (taskId === undefined) throw new Error(`Task ${hashId} is neither new nor there`);
    if (candidate !== undefined) await hostSurvey(tx, random, { taskId, name: hashId, candidate, at });
    if (activity !== undefined && added !== undefined) await hostActivity(tx, taskId, activity);
    if (known !== undefined) await changeByFile(tx, taskId, task);
    const endsLater = isLaterEnd(known, task.endsAt) && (await endLater(tx, taskId, task.endsAt));
    const what = added === undefined ? (candidate === undefined ? 'kept' : 'hosted') : 'added';
    await storeImport(tx, random, { hashId, what, by, at });
    return { hashId, what, endsLater };
  });
}
