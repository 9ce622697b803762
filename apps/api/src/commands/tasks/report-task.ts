import { writeReport } from '../../modules/survey/authoring/write-report.ts';
import { findTask } from '../../modules/task/tasks.ts';
import type { CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

/** `task report <task> [--out <folder>]`: the results of a task as .csv and .xlsx; exit code 1 when there is none. */
export async function reportTask({ words: [, hashId], options, config, say }: CommandCall): Promise<number> {
  if (hashId === undefined) throw new Error('Name the task by its public id: task report <task>');
  const folder = typeof options['out'] === 'string' ? options['out'] : '.';
  return await withPlatform(config, async ({ database }) => {
    const task = await findTask(database.read, hashId);
    if (task === undefined) {
      say(`There is no task ${hashId}`);
      return 1;
    }
    const { files, lines } = await writeReport(database.read, task, folder);
    say(`${lines} participations in ${files.join(' and ')}`);
    return 0;
  });
}
