import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { shownFaults } from '../../../platform/filed/shown-faults.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTaskFile, TaskFileError } from '../authoring/task-file.ts';
import { type CountMatching, describeTaskFile } from './describe-task-file.ts';
import type { TaskFileActs } from './task-file-acts.ts';

/** The console's calls of task files. */
export const taskFileConsole = (
  platform: Platform,
  { importTaskFile }: TaskFileActs,
  countMatching: CountMatching,
): Pick<ConsoleHandlers, 'checkTaskFile' | 'importTaskFile'> => ({
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
