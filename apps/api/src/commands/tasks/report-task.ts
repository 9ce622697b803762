import { writeReport } from '../../modules/survey/module.ts';
import { findTask } from '../../modules/task/module.ts';
import type { Run } from '../runner/action.ts';

/** `task report <task> [--out <folder>]` writes a task's results as .csv and .xlsx. Throws for an unknown task. */
export const reportTask: Run = async ({ database }, { words: [, hashId = ''], options, say }) => {
  const folder = typeof options['out'] === 'string' ? options['out'] : '.';
  const task = await findTask(database.read, hashId);
  if (task === undefined) throw new Error(`There is no task ${hashId}`);
  if (options['dry-run'] === true) return say(`The results of ${hashId} would be written`);
  const { files, lines } = await writeReport(database.read, task, folder);
  say(`${lines} participations in ${files.join(' and ')}`);
};
