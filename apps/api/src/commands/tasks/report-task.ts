import { writeReport } from '../../modules/survey/authoring/write-report.ts';
import { findTask } from '../../modules/task/tasks.ts';
import type { CommandCall } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

/** `task report <task> [--out <folder>]` writes a task's results as .csv and .xlsx. Exit code 1 for an unknown task. */
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
