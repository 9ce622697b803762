import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readTaskFile, TaskFileError } from '../authoring/task-file.ts';
import { type CountMatching, describeTaskFile } from './describe-task-file.ts';
import type { TaskFileActs } from './task-file-acts.ts';

const MOST_FAULTS = 100;
const LONGEST_FAULT = 500;

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
      const faults = error.faults.slice(0, MOST_FAULTS).map((fault) => fault.slice(0, LONGEST_FAULT));
      return { faults, task: null };
    }
  },
  importTaskFile: actHandler(
    platform,
    importTaskFile,
    ({ body }: Parameters<ConsoleHandlers['importTaskFile']>[0]) => body.input,
  ),
});
