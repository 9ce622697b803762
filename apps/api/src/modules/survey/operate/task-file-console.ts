import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { shownFaults } from '../../../platform/filed/shown-faults.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTaskFile, TaskFileError } from '../authoring/task-file.ts';
import { type CountReach, describeTaskFile } from './describe-task-file.ts';
import { otherTypeFault } from './other-type-fault.ts';
import { writeTaskFile } from './write-task-file.ts';
import { readFiled, type TaskFileActs } from './task-file-acts.ts';
import { traceTaskPath } from './trace-task-path.ts';

/** What the check of a task's audience needs from other areas. */
export interface TaskFilePorts {
  countReach: CountReach;
  /** The attributes that a task may ask for and that can be counted, with their values. */
  attributes: () => ConsoleDataOf<'listTaskAttributes'>['items'];
}

/** The file of a task that is there. Refuses with NOT_FOUND. */
const storedSource = async ({ database, clock }: Platform, id: string): Promise<string> =>
  (await writeTaskFile(database.read, id, clock.now())) ?? refuse('NOT_FOUND');

/** The console's calls of task files. */
export const taskFileConsole = (
  platform: Platform,
  { importTaskFile, correctDataUse }: TaskFileActs,
  { countReach, attributes }: TaskFilePorts,
): Pick<
  ConsoleHandlers,
  | 'checkTaskFile'
  | 'traceTaskPath'
  | 'importTaskFile'
  | 'correctTaskDataUse'
  | 'getTaskFile'
  | 'listTaskAttributes'
> => ({
  getTaskFile: async ({ params }) => ({ source: await storedSource(platform, params.id) }),
  listTaskAttributes: async () => ({ items: attributes() }),
  checkTaskFile: async ({ body: { name, source } }) => {
    try {
      const file = readTaskFile(name, source);
      const now = platform.clock.now();
      const described = await describeTaskFile(platform.database.read, file, { now, countReach });
      const fault = otherTypeFault(described, file);
      if (fault !== undefined) return { faults: shownFaults([fault]), task: null };
      return { faults: [], task: described.filed };
    } catch (error) {
      if (!(error instanceof TaskFileError)) throw error;
      return { faults: shownFaults(error.filed), task: null };
    }
  },
  traceTaskPath: async ({ body: { file, taskId, answers, full } }) => {
    if ((file === undefined) === (taskId === undefined)) refuse('FIELD_WRONG', { field: 'taskId' });
    const walked = file ?? { name: `${taskId}.json`, source: await storedSource(platform, taskId ?? '') };
    return (
      traceTaskPath(readFiled(walked), { answers, full, now: platform.clock.now() }) ?? refuse('NOT_FOUND')
    );
  },
  correctTaskDataUse: actHandler(
    platform,
    correctDataUse,
    ({ params, body }: Parameters<ConsoleHandlers['correctTaskDataUse']>[0]) => ({
      hashId: params.id,
      ...body.input,
    }),
  ),
  importTaskFile: actHandler(
    platform,
    importTaskFile,
    ({ body }: Parameters<ConsoleHandlers['importTaskFile']>[0]) => body.input,
  ),
});
