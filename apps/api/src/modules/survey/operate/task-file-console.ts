import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { shownFaults } from '../../../platform/filed/shown-faults.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTaskFile, TaskFileError } from '../authoring/task-file.ts';
import { type CountMatching, describeTaskFile } from './describe-task-file.ts';
import { writeTaskFile } from './write-task-file.ts';
import type { TaskFileActs } from './task-file-acts.ts';

/** What the check of a task's audience needs from other areas. */
export interface TaskFilePorts {
  countMatching: CountMatching;
  /** The attributes that a task may ask for and that can be counted, with their values. */
  attributes: () => ConsoleDataOf<'listTaskAttributes'>['items'];
}

/** The console's calls of task files. */
export const taskFileConsole = (
  platform: Platform,
  { importTaskFile }: TaskFileActs,
  { countMatching, attributes }: TaskFilePorts,
): Pick<ConsoleHandlers, 'checkTaskFile' | 'importTaskFile' | 'getTaskFile' | 'listTaskAttributes'> => ({
  getTaskFile: async ({ params }) => ({
    source:
      (await writeTaskFile(platform.database.read, params.id, platform.clock.now())) ?? refuse('NOT_FOUND'),
  }),
  listTaskAttributes: async () => ({ items: attributes() }),
  checkTaskFile: async ({ body: { name, source } }) => {
    try {
      const file = readTaskFile(name, source);
      const now = platform.clock.now();
      const { filed } = await describeTaskFile(platform.database.read, file, { now, countMatching });
      return { faults: [], task: filed };
    } catch (error) {
      if (!(error instanceof TaskFileError)) throw error;
      return { faults: shownFaults(error.filed), task: null };
    }
  },
  importTaskFile: actHandler(
    platform,
    importTaskFile,
    ({ body }: Parameters<ConsoleHandlers['importTaskFile']>[0]) => body.input,
  ),
});
